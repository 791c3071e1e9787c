/** The money in an event's report: the till of each day with the cash that was counted, and what is left to refund. */
import type { Booking } from '@contract/entities/booking';
import type { Transaction } from '@contract/entities/transaction';
import type { LogEntry } from '@contract/event-log/entry';
import type { SentMessage } from '@contract/settings/sent-message';
import { formatDateTime, formatDay } from '../../../kit/format/date-time';
import { joinFacts } from '../../../kit/format/join';
import { formatNumber } from '../../../kit/format/number';
import type { Text } from '../../../kit/format/text';
import { type CashCount, cashCountsOf, dayOfBooking, describeDifference, gateSales } from '../day/till';
import { methodText } from '../rain-out/refund-rows';
import { type Refund, type RefundSum, refundSums, refundsOf } from '../rain-out/refunds';
import type { Amount, Cell, ReportRow, ReportSection } from './report';
import { type Basis, sectionOf } from './sections';

const amountOf = (sum: RefundSum, key: 'paid' | 'refunded' | 'left'): Amount => ({
  ...{ amount: sum[key], currency: sum.currency },
  ...(sum.unknown > 0 ? { bound: 'least' } : {}),
});

const sumName = ({ group, currency }: RefundSum, text: Text): string =>
  group === ''
    ? text('rainOut.sums.total', { currency: currency || text('rainOut.noCurrency') })
    : methodText(group, text);

const differenceText = (counted: string, { left, currency, unknown }: RefundSum, text: Text): string =>
  left === undefined || unknown > 0
    ? text('notKnown')
    : describeDifference(counted, { expected: left, currency }, text).words;

interface TillSources {
  readonly bookings: readonly Booking[];
  /** Undefined if they could not be read completely. */
  readonly transactions: readonly Transaction[] | undefined;
  readonly isWhole: boolean;
  /** Undefined if the log could not be read. */
  readonly entries: readonly LogEntry[] | undefined;
  readonly timezone: unknown;
}

const dayText = (day: string, text: Text): string =>
  day === 'all' ? text('day.till.allDays') : day === '' ? text('day.till.noDay') : formatDay(day);

export const tillSection = (
  { bookings, transactions, isWhole, entries, timezone }: TillSources,
  { text, source, notes }: Basis,
): ReportSection => {
  const sales = gateSales(bookings, timezone);
  const counts = cashCountsOf(entries ?? []).filter(({ amount }) => amount !== null);
  const countOf = (day: string, currency: string): CashCount | undefined =>
    counts.find((one) => one.day === day && one.currency === currency);
  // A count of all days is only shown if somebody made one.
  const days = [...sales.days.toReversed(), ...(counts.some(({ day }) => day === 'all') ? ['all'] : [])];
  const used = new Set<CashCount>();
  const rows = days.flatMap((day): readonly ReportRow[] => {
    const own = day === 'all' ? sales.bookings : sales.bookings.filter((one) => dayOfBooking(one, timezone) === day);
    return refundSums(refundsOf(own, transactions)).map((sum): ReportRow => {
      const count = sum.group === 'cash' ? countOf(day, sum.currency) : undefined;
      if (count) used.add(count);
      const counted: readonly Cell[] = count
        ? [
            { amount: count.amount ?? undefined, currency: sum.currency },
            differenceText(count.amount ?? '0', sum, text),
          ]
        : [sum.group === 'cash' ? text(entries ? 'report.notCounted' : 'notKnown') : '', ''];
      const amounts = (['paid', 'refunded', 'left'] as const).map((key): Amount => {
        const amount = amountOf(sum, key);
        return isWhole ? amount : { ...amount, bound: 'least' };
      });
      return {
        ...{ key: `${day} ${sum.currency} ${sum.group}`, isTotal: sum.group === '' },
        cells: [joinFacts(dayText(day, text), sumName(sum, text)), ...amounts, ...counted],
      };
    });
  });
  // Cash of a day whose sales are not among those that were read.
  const others = counts
    .filter((count) => !used.has(count))
    .map(
      (count): ReportRow => ({
        key: count.id,
        cells: [
          joinFacts(dayText(count.day, text), methodText('cash', text)),
          ...(['paid', 'refunded', 'left'] as const).map(
            (): Amount => ({ amount: undefined, currency: count.currency }),
          ),
          { amount: count.amount ?? undefined, currency: count.currency },
          text('notKnown'),
        ],
      }),
    );
  const unknown = sales.withoutChannel;
  return {
    ...sectionOf('till', ['method', 'paid', 'refunded', 'expected', 'counted', 'difference'], {
      ...{ text, source },
      notes: [
        ...notes,
        ...(entries ? [] : [text('gate.counts.unread')]),
        ...(transactions ? [] : [text('rainOut.noTransactions')]),
        ...(unknown > 0 ? [text('day.till.withoutChannel', { count: unknown, shown: formatNumber(unknown) })] : []),
      ],
    }),
    rows: [...rows, ...others],
    ...(isWhole && unknown === 0 ? {} : { empty: text('notKnown') }),
  };
};

interface RefundSources {
  readonly refunds: readonly Refund[];
  readonly isWhole: boolean;
}

export const refundSection = ({ refunds, isWhole }: RefundSources, { text, source, notes }: Basis): ReportSection => ({
  ...sectionOf('refunds', ['method', 'bookings', 'paid', 'refunded', 'left', 'notInSums'], { text, source, notes }),
  rows: refundSums(refunds).map((sum) => {
    const bound = isWhole ? {} : { bound: 'least' as const };
    return {
      ...{ key: `${sum.currency} ${sum.group}`, isTotal: sum.group === '' },
      cells: [
        sumName(sum, text),
        { value: sum.count, ...bound },
        ...(['paid', 'refunded', 'left'] as const).map((key) => ({ ...amountOf(sum, key), ...bound })),
        sum.unknown === 0 ? '' : { value: sum.unknown },
      ],
    };
  }),
  ...(isWhole ? {} : { empty: text('notKnown') }),
});

/** The messages to the event that this computer sent. */
export const messageSection = (
  messages: readonly SentMessage[],
  timezone: unknown,
  { text, source }: Omit<Basis, 'notes'>,
): ReportSection => ({
  ...sectionOf('messages', ['message', 'sent', 'audience', 'recipients', 'outcome', 'noted'], { text, source }),
  rows: messages
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .map(({ id, at, title, audience, recipients, outcome, by }) => ({
      key: id,
      cells: [
        title,
        formatDateTime(at, timezone),
        audience,
        recipients === undefined ? {} : { value: recipients },
        text(`messages:outcomes.${outcome}`),
        by ?? text('report.you'),
      ],
    })),
});
