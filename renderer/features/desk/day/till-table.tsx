/** Sales at the gate by currency and payment method, with the cash that was counted, which the event's log keeps. */
import type { Booking } from '@contract/entities/booking';
import type { Transaction } from '@contract/entities/transaction';
import { isSameAmount } from '@contract/text/decimal';
import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useMemo } from 'react';
import { fieldErrorProps } from '../../../kit/form/field-error-props';
import { useUnsavedText } from '../../../kit/form/use-unsaved-text';
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

interface TillProps {
  readonly bookings: readonly Booking[];
  /** All of the event; undefined if they could not be read completely. */
  readonly transactions: readonly Transaction[] | undefined;
  /** What was counted, by currency. */
  readonly counts: ReadonlyMap<string, CashCount>;
  /** False until it is known what was counted. */
  readonly canCount: boolean;
  readonly timezone: unknown;
  /** Names the drafts of what is typed. */
  readonly draftKey: string;
  /** Keeps a count; null takes it back. Resolves to whether it is stored. */
  readonly onCount: (currency: string, amount: string | null) => Promise<boolean>;
}

interface CashProps extends Pick<TillProps, 'draftKey' | 'counts'> {
  readonly sum: RefundSum;
}

/** What is in the field of a currency: what is typed, until it is stored, or else what was counted. */
const useCounted = ({ draftKey, counts, sum: { currency } }: CashProps) => {
  const { typed, ...rest } = useUnsavedText(`${draftKey}.${currency}`);
  const kept = counts.get(currency);
  return { ...rest, kept, value: typed ?? toTypedNumber(kept?.amount ?? '') };
};

const Difference = (props: CashProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const { sum } = props;
  const { amount: counted } = readTypedAmount(useCounted(props).value, sum.currency);
  if (counted === undefined || sum.left === undefined) return '';
  const { isEqual, words } = describeDifference(counted, { expected: sum.left, currency: sum.currency }, text);
  return <span className={isEqual ? styles.equal : styles.off}>{words}</span>;
};

const CountedField = (props: CashProps & Pick<TillProps, 'canCount' | 'timezone' | 'onCount'>): ReactNode => {
  const { sum, canCount, timezone, onCount } = props;
  const { currency } = sum;
  const styles = useStyles();
  const text = useText('desk');
  const { kept, value, setTyped, save, isUnsaved } = useCounted(props);
  const { amount } = readTypedAmount(value, currency);
  const error = typedAmountError(value, currency, text) ?? (isUnsaved ? text('notSaved') : undefined);
  const isEmpty = value.trim() === '';
  const isPlain = /^\d*$/.test(value.trim());
  const isKept = kept !== undefined && amount !== undefined && isSameAmount(kept.amount, amount);
  const hint = isKept
    ? text('day.till.countedBy', { name: kept.by, time: formatDateTime(kept.at, timezone) })
    : amount === undefined || isPlain
      ? undefined
      : text('day.till.readAs', { amount: formatMoney(amount, currency) });
  const store = async (): Promise<void> => {
    if (amount === undefined && !isEmpty) return;
    const isStored = isEmpty ? (kept?.amount ?? null) === null : isKept;
    await save(async () => isStored || onCount(currency, amount ?? null));
  };
  return (
    <Field className={styles.field} {...fieldErrorProps(error)} {...(hint === undefined ? {} : { hint })}>
      <Input
        className={styles.input}
        size="small"
        inputMode="decimal"
        aria-label={text('day.till.countedIn', { currency: currency || text('rainOut.noCurrency') })}
        value={value}
        disabled={!canCount}
        maxLength={20}
        onChange={(_, data) => setTyped(data.value)}
        onBlur={() => void store()}
        onKeyDown={({ key }) => key === 'Enter' && void store()}
      />
    </Field>
  );
};

export const TillTable = ({ bookings, transactions, ...rest }: TillProps): ReactNode => {
  const text = useText('desk');
  const sums = useMemo(() => refundSums(refundsOf(bookings, transactions)), [bookings, transactions]);
  const hasUnknown = sums.some(({ unknown }) => unknown > 0);
  const keys = [
    ...['group', 'count', 'paid', 'refunded', 'left'],
    ...(hasUnknown ? ['unknown'] : []),
    ...['counted', 'difference'],
  ];
  const tillRow = (sum: RefundSum): PlainRow => {
    const row = sumRow(sum, text);
    if (sum.group !== 'cash') return { ...row, cells: { ...row.cells, counted: '', difference: '' } };
    const counted = <CountedField {...rest} sum={sum} />;
    return { ...row, cells: { ...row.cells, counted, difference: <Difference {...rest} sum={sum} /> } };
  };
  return (
    <PlainTable
      label={text('day.till.title')}
      columns={keys.map((key) => ({ key, label: text(`day.till.${key}`), isFigure: key !== 'group' }))}
      rows={sums.map(tillRow)}
    />
  );
};
