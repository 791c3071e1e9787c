/** The paid bookings of an event with what is left to refund, and sums that leave out amounts in doubt. */
import type { Booking } from '@contract/entities/booking';
import type { Transaction } from '@contract/entities/transaction';
import { isSameAmount } from '@contract/text/decimal';
import { fileFacts } from '../../../event/transaction-sums';
import type { Values } from '../../../kit/area/field';
import { sumOf } from '../../../kit/format/decimal';
import { currencyText } from '../../../kit/format/number';
import { toTrimmedText } from '../../../kit/format/plain-text';
import { readStatusWord } from '../../../kit/format/status-word';
import { type Amounts, amountsOf, isUnpaid } from './refund-amounts';

export interface Refund extends Values, Amounts {
  readonly id: unknown;
  readonly bookingNumber: unknown;
  readonly userId: unknown;
  readonly userName: unknown;
  readonly userPhone: unknown;
  readonly userEmail: unknown;
  readonly bookingStatus: unknown;
  readonly paymentStatus: unknown;
  readonly paymentMethod: unknown;
  readonly currency: string;
  /** As the server sent it, because a whole number may be in cents. */
  readonly paid: unknown;
}

/** Transactions by the booking's id, or by its number where they have no id. */
const byBooking = (transactions: readonly Transaction[]): ((booking: Booking) => readonly Transaction[]) => {
  const groups = Map.groupBy(transactions, ({ bookingId, bookingNumber }) => {
    const id = toTrimmedText(bookingId);
    return id === '' ? `number ${toTrimmedText(bookingNumber)}` : `id ${id}`;
  });
  return ({ id, bookingNumber }) => [
    ...(groups.get(`id ${toTrimmedText(id)}`) ?? []),
    ...(toTrimmedText(bookingNumber) === '' ? [] : (groups.get(`number ${toTrimmedText(bookingNumber)}`) ?? [])),
  ];
};

/**
 * The bookings of which money was, or may have been, taken. Unpaid and free ones are left out. `transactions` is undefined
 * if they could not be read completely.
 */
export const refundsOf = (
  bookings: readonly Booking[],
  transactions: readonly Transaction[] | undefined,
): readonly Refund[] => {
  const ofBooking = byBooking(transactions ?? []);
  const facts = fileFacts(transactions ?? []);
  return bookings.flatMap((booking) => {
    const own = ofBooking(booking);
    if (isUnpaid(booking, own) || isSameAmount(booking.total, '0')) return [];
    const amounts = amountsOf(booking, transactions && own, facts);
    const { id, bookingNumber, userId, userName, userPhone, userEmail, bookingStatus, paymentStatus, paymentMethod } =
      booking;
    return {
      ...{ id, bookingNumber, userId, userName, userPhone, userEmail, bookingStatus, paymentStatus, paymentMethod },
      currency: currencyText(booking.currency),
      // An amount that may not have been paid is none that was.
      paid: amounts.doubt === 'payment' ? undefined : booking.total,
      ...amounts,
    };
  });
};

export interface RefundSum {
  readonly method: string;
  readonly currency: string;
  readonly count: number;
  /** The sums; undefined if they would leave out most of the bookings. */
  readonly paid: string | undefined;
  readonly refunded: string | undefined;
  readonly left: string | undefined;
  /** Bookings whose amounts are not known and not in the sums. */
  readonly unknown: number;
}

/** `card`, or `unknown` without a word for it. */
export const methodOf = ({ paymentMethod }: Refund): string => readStatusWord(paymentMethod) || 'unknown';

const sumUp = (method: string, currency: string, refunds: readonly Refund[]): RefundSum => {
  const sure = refunds.filter(({ doubt }) => doubt === undefined);
  const sum = (key: 'paid' | 'refunded' | 'left'): string | undefined =>
    refunds.length - sure.length > sure.length ? undefined : sumOf(sure.map((refund) => refund[key]));
  return {
    method,
    currency,
    count: refunds.length,
    paid: sum('paid'),
    refunded: sum('refunded'),
    left: sum('left'),
    unknown: refunds.length - sure.length,
  };
};

const grouped = (refunds: readonly Refund[], toKey: (refund: Refund) => string): readonly (readonly Refund[])[] =>
  [...Map.groupBy(refunds, toKey)].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group);

/** Sums per currency and method, and one per currency with an empty method. Amounts in doubt are not in them. */
export const refundSums = (refunds: readonly Refund[]): readonly RefundSum[] =>
  grouped(refunds, ({ currency }) => currency).flatMap((ofCurrency) => {
    const currency = ofCurrency[0]?.currency ?? '';
    const ofMethods = grouped(ofCurrency, methodOf);
    return [
      ...ofMethods.flatMap((group) => (group[0] ? sumUp(methodOf(group[0]), currency, group) : [])),
      sumUp('', currency, ofCurrency),
    ];
  });
