/** Sales at the gate by currency and payment method, with the cash that was counted, which the event's log keeps. */
import type { Booking } from '@contract/entities/booking';
import type { Transaction } from '@contract/entities/transaction';
import { isSameAmount } from '@contract/text/decimal';
import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useMemo, useState } from 'react';
import { fieldErrorProps } from '../../../kit/form/field-error-props';
import { formatDateTime } from '../../../kit/format/date-time';
import { formatMoney } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { readTypedAmount, toTypedNumber } from '../../../kit/format/typed-number';
import { type PlainRow, PlainTable } from '../../../kit/ui/table/plain-table';
import { sumRow } from '../rain-out/refund-rows';
import { type RefundSum, refundSums, refundsOf } from '../rain-out/refunds';
import { typedAmountError } from '../rain-out/typed-amount-error';
import { type CashCount, describeDifference } from './till';

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
  const { isEqual, words } = describeDifference(counted, { expected: sum.left, currency: sum.currency }, text);
  return <span className={isEqual ? styles.equal : styles.off}>{words}</span>;
};

interface TillProps {
  readonly bookings: readonly Booking[];
  /** All of the event; undefined if they could not be read completely. */
  readonly transactions: readonly Transaction[] | undefined;
  /** What was counted, by currency. */
  readonly counts: ReadonlyMap<string, CashCount>;
  readonly timezone: unknown;
  /** Keeps a count; null takes it back. */
  readonly onCount: (currency: string, amount: string | null) => void;
}

export const TillTable = ({ bookings, transactions, counts, timezone, onCount }: TillProps): ReactNode => {
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
  const typedOf = ({ currency }: RefundSum): string =>
    typed[currency] ?? toTypedNumber(counts.get(currency)?.amount ?? '');
  const countedCell = (sum: RefundSum): ReactNode => {
    if (sum.group !== 'cash') return '';
    const value = typedOf(sum);
    const { amount } = readTypedAmount(value, sum.currency);
    const error = typedAmountError(value, sum.currency, text);
    const isPlain = /^\d*$/.test(value.trim());
    const kept = counts.get(sum.currency);
    const isKept = kept !== undefined && amount !== undefined && isSameAmount(kept.amount, amount);
    const hint = isKept
      ? text('day.till.countedBy', { name: kept.by, time: formatDateTime(kept.at, timezone) })
      : amount === undefined || isPlain
        ? undefined
        : text('day.till.readAs', { amount: formatMoney(amount, sum.currency) });
    const keep = () => {
      if (value.trim() === '' ? kept && kept.amount !== null : amount !== undefined && !isKept)
        onCount(sum.currency, amount ?? null);
    };
    return (
      <Field className={styles.field} {...fieldErrorProps(error)} {...(hint === undefined ? {} : { hint })}>
        <Input
          className={styles.input}
          size="small"
          inputMode="decimal"
          aria-label={text('day.till.countedIn', { currency: sum.currency || text('rainOut.noCurrency') })}
          value={value}
          maxLength={20}
          onChange={(_, data) => setTyped((now) => ({ ...now, [sum.currency]: data.value }))}
          onBlur={keep}
          onKeyDown={({ key }) => key === 'Enter' && keep()}
        />
      </Field>
    );
  };
  const tillRow = (sum: RefundSum): PlainRow => {
    const row = sumRow(sum, text);
    const difference = sum.group === 'cash' ? <Difference sum={sum} typed={typedOf(sum)} /> : '';
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
