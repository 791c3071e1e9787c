/** Sales at the gate, to count the till against, and what was counted. */
import { type Booking, bookingChannels } from '@contract/entities/booking';
import { type EntryOf, isKind, type LogEntry } from '@contract/event-log/entry';
import { latestOf } from '@contract/event-log/latest';
import { dayAt } from '@contract/time/moment';
import { resolveZone } from '@contract/time/zone';
import { compareDecimals, createSum, negateDecimal } from '../../../kit/format/decimal';
import { formatMoney } from '../../../kit/format/number';
import { readStatusWord } from '../../../kit/format/status-word';
import type { Text } from '../../../kit/format/text';

export interface GateSales {
  readonly bookings: readonly Booking[];
  /** Bookings that do not say where they were made, or in a word that is not known. */
  readonly withoutChannel: number;
  /** The days of the sales at the event, the newest first; empty text for bookings whose day is not known. */
  readonly days: readonly string[];
}

/** The day of a booking at the event; empty if its time can't be read, or if the event's zone is not known. */
export const dayOfBooking = ({ bookingDate, timezone }: Booking, eventZone: unknown): string =>
  dayAt(bookingDate, resolveZone(eventZone) ?? timezone) ?? '';

const channels: readonly string[] = bookingChannels;

export const gateSales = (bookings: readonly Booking[], zone: unknown): GateSales => {
  const sales = bookings.filter(({ channel }) => readStatusWord(channel) === 'gate');
  return {
    bookings: sales,
    withoutChannel: bookings.filter(({ channel }) => !channels.includes(readStatusWord(channel))).length,
    days: [...new Set(sales.map((booking) => dayOfBooking(booking, zone)))].toSorted().toReversed(),
  };
};

/** Counted less expected, exactly. */
export const differenceOf = (counted: string, expected: string): string => {
  const sum = createSum();
  sum.add(counted);
  sum.add(negateDecimal(expected));
  return sum.text();
};

/** The same in words: "$4.00 short". */
export const describeDifference = (
  counted: string,
  { expected, currency }: { readonly expected: string; readonly currency: string },
  text: Text,
): { readonly isEqual: boolean; readonly words: string } => {
  const difference = differenceOf(counted, expected);
  const sign = compareDecimals(difference, '0');
  const amount = formatMoney(sign < 0 ? negateDecimal(difference) : difference, currency);
  const name = sign === 0 ? 'equal' : sign < 0 ? 'short' : 'over';
  return { isEqual: sign === 0, words: text(`day.till.${name}`, { amount }) };
};

export type CashCount = EntryOf<'cash-count'>;

/** The counts that hold of each day and currency, also one that was taken back: what the next count replaces. */
export const cashCountsOf = (entries: readonly LogEntry[]): readonly CashCount[] => [
  ...latestOf(entries.filter(isKind('cash-count')), ({ day, currency }) => `${day} ${currency}`).values(),
];
