import './paper.css';
import type { InvoiceClient, InvoiceDetail } from '@contract/samples/entities/invoice';
import type { ReactNode } from 'react';
import { formatDay } from '../../../kit/format/moment';
import { formatMoney } from '../../../kit/format/number';
import { useText } from '../../../kit/text';
import { type InvoiceValues, sumsOf } from '../sums';

interface PaperProps {
  readonly id: string;
  readonly values: InvoiceValues;
  readonly client: InvoiceClient | undefined;
  readonly payment: InvoiceDetail['paymentDetails'] | undefined;
}

const money = (cents: number): string => formatMoney((cents / 100).toFixed(2), 'USD');

/** The invoice as it is sent. */
export const Paper = ({ id, values, client, payment }: PaperProps): ReactNode => {
  const text = useText('invoices');
  const sums = sumsOf(values);
  const parts = [
    ['subtotal', sums.subtotal],
    ['discount', -sums.discount],
    ['tax', sums.tax],
  ] as const;
  return (
    <article className="invoice-paper" aria-label={text('paper.number', { id })}>
      <header className="invoice-paper-head">
        <div>
          <h2>{text('paper.sender')}</h2>
          <p>
            <bdi>{text('paper.street')}</bdi>
          </p>
          <p>{text('paper.city')}</p>
        </div>
        <div>
          <h2>{text('paper.number', { id })}</h2>
          <dl>
            <dt>{text('paper.issued')}</dt>
            <dd>{formatDay(values.issuedDate)}</dd>
            <dt>{text('paper.due')}</dt>
            <dd>{formatDay(values.dueDate)}</dd>
          </dl>
        </div>
      </header>
      <div className="invoice-paper-parties">
        <section>
          <h3>{text('paper.to')}</h3>
          <p>
            <bdi>{values.client}</bdi>
          </p>
          {client ? (
            <>
              <p>
                <bdi>{client.company}</bdi>
              </p>
              <p>
                <bdi>{client.address}</bdi>
              </p>
              <p>
                <bdi>{client.country}</bdi>
              </p>
              <p>
                <bdi>{client.companyEmail}</bdi>
              </p>
            </>
          ) : undefined}
        </section>
        {payment ? (
          <section>
            <h3>{text('paper.payment')}</h3>
            <dl>
              <dt>{text('paper.totalDue')}</dt>
              <dd>{payment.totalDue}</dd>
              <dt>{text('paper.bank')}</dt>
              <dd>{payment.bankName}</dd>
              <dt>{text('paper.country')}</dt>
              <dd>{payment.country}</dd>
              <dt>{text('paper.iban')}</dt>
              <dd dir="ltr">{payment.iban}</dd>
              <dt>{text('paper.swift')}</dt>
              <dd dir="ltr">{payment.swiftCode}</dd>
            </dl>
          </section>
        ) : undefined}
      </div>
      <table>
        <thead>
          <tr>
            {['item', 'rate', 'quantity', 'amount'].map((key) => (
              <th key={key} scope="col">
                {text(`paper.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {values.items.map(({ name, about, rate, quantity }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two items may say the same, and none moves
            <tr key={index}>
              <td>
                <bdi>{name}</bdi>
                {about === '' ? undefined : (
                  <>
                    <br />
                    <small>
                      <bdi>{about}</bdi>
                    </small>
                  </>
                )}
              </td>
              <td>{money(Math.round(Number(rate) * 100))}</td>
              <td>{quantity}</td>
              <td>{money(sums.items[index] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="invoice-paper-foot">
        <p>
          <bdi>{values.note}</bdi>
        </p>
        <dl className="invoice-paper-sums">
          {parts.map(([key, cents]) =>
            cents === 0 && key !== 'subtotal' ? undefined : (
              <div key={key} style={{ display: 'contents' }}>
                <dt>{text(`paper.${key}`)}</dt>
                <dd>{money(cents)}</dd>
              </div>
            ),
          )}
          <dt className="invoice-paper-total">{text('paper.total')}</dt>
          <dd className="invoice-paper-total">{money(sums.total)}</dd>
        </dl>
      </div>
    </article>
  );
};
