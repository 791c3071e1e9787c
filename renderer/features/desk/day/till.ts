/** Sales at the gate, to count the till against. */
import { type Booking, bookingChannels } from '@contract/entities/booking';
import { dayAt } from '@contract/time/moment';
import { resolveZone } from '@contract/time/zone';
import { createSum, negateDecimal } from '../../../kit/format/decimal';
import { readStatusWord } from '../../../kit/format/status-word';

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
