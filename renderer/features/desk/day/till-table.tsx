/** Sales at the gate by currency and payment method, with the cash that was counted. Nothing typed here is stored. */
import type { Booking } from '@contract/entities/booking';
import type { Transaction } from '@contract/entities/transaction';
import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useMemo, useState } from 'react';
import { fieldErrorProps } from '../../../kit/form/field-error-props';
import { compareDecimals, negateDecimal } from '../../../kit/format/decimal';
import { formatMoney } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { readTypedAmount } from '../../../kit/format/typed-number';
import { type PlainRow, PlainTable } from '../../../kit/ui/table/plain-table';
import { sumRow } from '../rain-out/refund-rows';
import { type RefundSum, refundSums, refundsOf } from '../rain-out/refunds';
import { typedAmountError } from '../rain-out/typed-amount-error';
import { differenceOf } from './till';

const useStyles = makeStyles({
  input: { inlineSize: '120px' },
  field: { display: 'inline-grid', justifyItems: 'end', maxInlineSize: '260px' },
  off: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
  equal: { color: tokens.colorStatusSuccessForeground1 },
});

const Difference = ({ sum, typed }: { readonly sum: RefundSum; readonly typed: string }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const { amount: counted } = readTypedAmount(typed, sum.currency);
  if (counted === undefined || sum.left === undefined) return '';
  const difference = differenceOf(counted, sum.left);
  const sign = compareDecimals(difference, '0');
  if (sign === 0) return <span className={styles.equal}>{text('day.till.equal')}</span>;
  const amount = formatMoney(sign < 0 ? negateDecimal(difference) : difference, sum.currency);
  return <span className={styles.off}>{text(sign < 0 ? 'day.till.short' : 'day.till.over', { amount })}</span>;
};

interface TillProps {
  readonly bookings: readonly Booking[];
  /** All of the event; undefined if they could not be read completely. */
  readonly transactions: readonly Transaction[] | undefined;
}

export const TillTable = ({ bookings, transactions }: TillProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const sums = useMemo(() => refundSums(refundsOf(bookings, transactions)), [bookings, transactions]);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const hasUnknown = sums.some(({ unknown }) => unknown > 0);
  const keys = [
    ...['group', 'count', 'paid', 'refunded', 'left'],
    ...(hasUnknown ? ['unknown'] : []),
    ...['counted', 'difference'],
  ];
  const countedCell = (sum: RefundSum): ReactNode => {
    if (sum.group !== 'cash') return '';
    const value = typed[sum.currency] ?? '';
    const { amount } = readTypedAmount(value, sum.currency);
    const error = typedAmountError(value, sum.currency, text);
    const isPlain = /^\d*$/.test(value.trim());
    return (
      <Field
        className={styles.field}
        {...fieldErrorProps(error)}
        {...(amount === undefined || isPlain
          ? {}
          : { hint: text('day.till.readAs', { amount: formatMoney(amount, sum.currency) }) })}
      >
        <Input
          className={styles.input}
          size="small"
          inputMode="decimal"
          aria-label={text('day.till.countedIn', { currency: sum.currency || text('rainOut.noCurrency') })}
          value={value}
          maxLength={20}
          onChange={(_, data) => setTyped((now) => ({ ...now, [sum.currency]: data.value }))}
        />
      </Field>
    );
  };
  const tillRow = (sum: RefundSum): PlainRow => {
    const row = sumRow(sum, text);
    const difference = sum.group === 'cash' ? <Difference sum={sum} typed={typed[sum.currency] ?? ''} /> : '';
    return { ...row, cells: { ...row.cells, counted: countedCell(sum), difference } };
  };
  return (
    <PlainTable
      label={text('day.till.title')}
      columns={keys.map((key) => ({ key, label: text(`day.till.${key}`), isFigure: key !== 'group' }))}
      rows={sums.map(tillRow)}
    />
  );
};
