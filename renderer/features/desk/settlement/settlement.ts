/** What each track is due for each event: exact, each currency by itself, and nothing guessed. */
import { decimalsOf } from '@contract/reading/values/money';
import {
  type CurrencySums,
  type FileFacts,
  fileFacts,
  type SumKey,
  sumTransactions,
} from '../../../event/transaction-sums';
import type { Values } from '../../../kit/area/field';
import {
  compareDecimals,
  isDecimal,
  multiplyDecimals,
  negateDecimal,
  roundDecimal,
  sumOf,
} from '../../../kit/format/decimal';
import { toPlainText, toTrimmedText } from '../../../kit/format/plain-text';

export interface Settlement {
  /** Unique among the rows; no id of a record. */
  readonly key: string;
  readonly trackId: unknown;
  readonly trackName: string;
  readonly eventId: unknown;
  readonly eventName: string;
  readonly currency: string;
  readonly transactions: number;
  /** Payments and buybacks. Undefined, like the other sums, if a transaction isn't counted. */
  readonly gross: string | undefined;
  readonly refunded: string | undefined;
  readonly disputed: string | undefined;
  readonly fees: string | undefined;
  readonly commissionPercent: unknown;
  /** Undefined without a percentage that can be read. */
  readonly commission: string | undefined;
  /** Undefined if an amount or the commission is unknown. */
  readonly due: string | undefined;
  readonly paidOut: string | undefined;
  /** Rows with an amount, a type or a status that can't be read; failed and pending ones aren't among them. */
  readonly notCounted: number;
}

export interface Settled {
  readonly rows: readonly Settlement[];
  /** Transactions that name no event. */
  readonly unplaced: number;
}

interface Records {
  readonly tracks: readonly Values[];
  readonly events: readonly Values[];
}

const isMissing = (value: unknown): boolean => toPlainText(value) === '';

/** A percentage from 0 to 100; a track without one has no commission that could be computed. */
const toPercent = (value: unknown): string | undefined => {
  const text = toTrimmedText(value);
  return isDecimal(text) && compareDecimals(text, '0') >= 0 && compareDecimals(text, '100') <= 0 ? text : undefined;
};

/**
 * The commission on what was sold and not taken back, rounded half away from zero to the currency's smallest unit. It is
 * rounded once for each event and currency, never for a single sale.
 */
export const commissionOf = (base: string, percent: unknown, currency: string): string | undefined => {
  const rate = toPercent(percent);
  if (rate === undefined) return undefined;
  return roundDecimal(multiplyDecimals(multiplyDecimals(base, rate), '0.01'), decimalsOf(currency));
};

/** The amounts of one row. A transaction that isn't counted may belong to any of them, so then none is known. */
const amountsOf = ({ sums, gaps, currency, unknown }: CurrencySums, percent: unknown, { hasFee }: FileFacts) => {
  const notCounted = gaps.unreadable + gaps.unclear + gaps.refundUnknown;
  const sumFor = (key: SumKey): string | undefined =>
    notCounted > 0 || unknown.has(key) || (key === 'fees' && !hasFee) ? undefined : (sums[key] ?? '0');
  const [payments, buybacks, refunded, disputed, fees, paidOut] = (
    ['payments', 'buybacks', 'refunded', 'disputed', 'fees', 'payouts'] as const
  ).map(sumFor);
  const gross = payments === undefined || buybacks === undefined ? undefined : sumOf([payments, buybacks]);
  const retained =
    gross === undefined || refunded === undefined || disputed === undefined
      ? undefined
      : sumOf([gross, negateDecimal(refunded), negateDecimal(disputed)]);
  const commission = retained === undefined ? undefined : commissionOf(retained, percent, currency);
  const due =
    commission === undefined || fees === undefined
      ? undefined
      : sumOf([retained, negateDecimal(fees), negateDecimal(commission)]);
  return { gross, refunded, disputed, fees, commission, due, paidOut, notCounted };
};

/** One row for each event and currency. Tracks and events are found by id; a row's own track counts before its event's. */
export const settle = (transactions: readonly Values[], { tracks, events }: Records): Settled => {
  const facts = fileFacts(transactions);
  const byId = (records: readonly Values[]) => new Map(records.map((record) => [toPlainText(record.id), record]));
  const [trackOf, eventOf] = [byId(tracks), byId(events)];
  const placed = transactions.filter(({ eventId }) => !isMissing(eventId));
  const trackIdOf = ({ trackId, eventId }: Values): unknown =>
    isMissing(trackId) ? eventOf.get(toPlainText(eventId))?.trackId : trackId;
  const groups = Map.groupBy(placed, (row) =>
    JSON.stringify([trackIdOf(row) ?? null, row.eventId].map((value) => toPlainText(value))),
  );
  const rows = [...groups].flatMap(([group, own]): readonly Settlement[] => {
    const [first = {}] = own;
    const { eventId } = first;
    const trackId = trackIdOf(first);
    const event = eventOf.get(toPlainText(eventId));
    const track = trackOf.get(toPlainText(trackId));
    return sumTransactions(own, facts).map((sums) => ({
      key: `${group} ${sums.currency}`,
      trackId,
      trackName: toPlainText(track?.name ?? event?.trackName) || toPlainText(trackId),
      eventId,
      eventName: toPlainText(event?.name ?? first.eventName) || toPlainText(eventId),
      currency: sums.currency,
      transactions: sums.count,
      commissionPercent: track?.commissionPercent,
      ...amountsOf(sums, track?.commissionPercent, facts),
    }));
  });
  return { rows, unplaced: transactions.length - placed.length };
};
