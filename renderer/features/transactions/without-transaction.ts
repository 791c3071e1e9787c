/** Paid bookings for which a transactions file has no row, so that nobody takes the file for everything. */
import { moneyStateOf } from '@contract/entities/money-state';
import type { Values } from '../../kit/area/field';
import { compareDecimals, isDecimal } from '../../kit/format/decimal';

const paidStates: readonly unknown[] = ['paid', 'refunded', 'partlyRefunded'];

const keysOf = (values: readonly unknown[]): readonly string[] =>
  values.filter((one) => one !== undefined && one !== null && one !== '').map(String);

/** Money should have moved: the booking is paid, and its total is not zero. */
const needsTransaction = ({ paymentStatus, total }: Values): boolean =>
  paidStates.includes(moneyStateOf(paymentStatus)) && !(isDecimal(total) && compareDecimals(total, '0') === 0);

/** Bookings that don't say in a known word whether they were paid: each may be a paid one without a transaction. */
export const bookingsOfUnknownPayment = (bookings: readonly Values[]): number =>
  bookings.filter(({ paymentStatus }) => moneyStateOf(paymentStatus) === undefined).length;

export const bookingsWithoutTransaction = (
  bookings: readonly Values[],
  transactions: readonly Values[],
): readonly Values[] => {
  const known = new Set(transactions.flatMap(({ bookingId, bookingNumber }) => keysOf([bookingId, bookingNumber])));
  return bookings.filter(
    (booking) =>
      needsTransaction(booking) && !keysOf([booking.id, booking.bookingNumber]).some((key) => known.has(key)),
  );
};
