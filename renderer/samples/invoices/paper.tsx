import './paper.css';
import type { InvoiceClient, InvoiceDetail } from '@contract/samples/entities/invoice';
import { Fragment, type ReactNode } from 'react';
import { formatDay } from '../../kit/format/date-time';
import { compareDecimals, negateDecimal, roundDecimal } from '../../kit/format/decimal';
import { formatMoney, formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { type InvoiceValues, sumsOf } from './sums';

interface PaperProps {
  readonly id: string;
  readonly values: InvoiceValues;
  readonly client: InvoiceClient | undefined;
  readonly payment: InvoiceDetail['paymentDetails'] | undefined;
}

const money = (amount: string | undefined): string => formatMoney(roundDecimal(amount, 2), 'USD');
const isNothing = (amount: string | undefined): boolean => compareDecimals(amount, '0') === 0;

const Payment = ({ details }: { readonly details: InvoiceDetail['paymentDetails'] }): ReactNode => {
  const text = useText('invoices');
  return (
    <section>
      <h3>{text('paper.payment')}</h3>
      <dl>
        <dt>{text('paper.totalDue')}</dt>
        <dd>
          <strong>{details.totalDue}</strong>
        </dd>
        <dt>{text('paper.bank')}</dt>
        <dd>{details.bankName}</dd>
        <dt>{text('paper.country')}</dt>
        <dd>{details.country}</dd>
        <dt>{text('paper.iban')}</dt>
        <dd>
          <bdi dir="ltr">{details.iban}</bdi>
        </dd>
        <dt>{text('paper.swift')}</dt>
        <dd>
          <bdi dir="ltr">{details.swiftCode}</bdi>
        </dd>
      </dl>
    </section>
  );
};

/** The printed invoice. */
export const Paper = ({ id, values, client, payment }: PaperProps): ReactNode => {
  const text = useText('invoices');
  const sums = sumsOf(values);
  const isReduced = !isNothing(sums.discount);
  const columns = ['item', 'rate', 'quantity', ...(isReduced ? ['discount'] : []), 'amount'];
  const parts = [
    ['subtotal', sums.subtotal],
    ['discount', negateDecimal(sums.discount)],
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
          {[values.client, client?.company, client?.address, client?.country, client?.companyEmail].map((line) =>
            line ? (
              <p key={line}>
                <bdi>{line}</bdi>
              </p>
            ) : undefined,
          )}
        </section>
        {payment ? <Payment details={payment} /> : undefined}
      </div>
      <table>
        <thead>
          <tr>
            {columns.map((key) => (
              <th key={key} scope="col">
                {text(`paper.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {values.items.map(({ name, about, rate, quantity, discount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two items may be equal, and none moves
            <tr key={index}>
              <td>
                <bdi>{name}</bdi>
                {about === '' ? undefined : (
                  <small>
                    <bdi>{about}</bdi>
                  </small>
                )}
              </td>
              <td>{money(rate)}</td>
              <td>{formatNumber(quantity)}</td>
              {isReduced ? <td>{isNothing(discount) ? '–' : `${formatNumber(discount)}%`}</td> : undefined}
              <td>{money(sums.items[index])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="invoice-paper-foot">
        <p>
          <bdi>{values.note}</bdi>
        </p>
        <dl className="invoice-paper-sums">
          {parts.map(([key, amount]) =>
            isNothing(amount) && key !== 'subtotal' ? undefined : (
              <Fragment key={key}>
                <dt>{text(`paper.${key}`)}</dt>
                <dd>{money(amount)}</dd>
              </Fragment>
            ),
          )}
          <dt className="invoice-paper-total">{text('paper.total')}</dt>
          <dd className="invoice-paper-total">{money(sums.total)}</dd>
        </dl>
      </div>
    </article>
  );
};
