/** Sales at the gate, to count the till against. */
import { type Booking, bookingChannels } from '@contract/entities/booking';
import { parseDateTime } from '../../../kit/format/date-time';
import { createSum, negateDecimal } from '../../../kit/format/decimal';
import { readStatusWord } from '../../../kit/format/status-word';
import { toLocalTime, zoneOrViewerZone } from '../../../kit/format/zone';

export interface GateSales {
  readonly bookings: readonly Booking[];
  /** Bookings that do not say where they were made, or in a word that is not known. */
  readonly withoutChannel: number;
  /** The days of the sales in the event's zone, the newest first; empty text for bookings without a readable time. */
  readonly days: readonly string[];
}

/** The day of a booking in the event's zone; empty if its time can't be read. */
export const dayOfBooking = ({ bookingDate, timezone }: Booking, eventZone: unknown): string => {
  const zone = zoneOrViewerZone(eventZone ?? timezone);
  const timestamp = parseDateTime(bookingDate, zone);
  return timestamp === undefined ? '' : toLocalTime(timestamp, zone).day;
};

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
