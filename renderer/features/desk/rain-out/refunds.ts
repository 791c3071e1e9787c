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
import type { Outcome } from './outcomes';
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
  readonly outcome: Outcome;
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
  outcomeOf: (booking: Booking) => Outcome = () => undefined,
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
      outcome: outcomeOf(booking),
      ...amounts,
    };
  });
};

export interface RefundSum {
  /** `card`, or another key of the groups; empty for all of a currency. */
  readonly group: string;
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

const sumUp = (group: string, currency: string, refunds: readonly Refund[]): RefundSum => {
  const sure = refunds.filter(({ doubt }) => doubt === undefined);
  const sum = (key: 'paid' | 'refunded' | 'left'): string | undefined =>
    refunds.length - sure.length > sure.length ? undefined : sumOf(sure.map((refund) => refund[key]));
  return {
    group,
    currency,
    count: refunds.length,
    paid: sum('paid'),
    refunded: sum('refunded'),
    left: sum('left'),
    unknown: refunds.length - sure.length,
  };
};

type KeyOf = (refund: Refund) => string;

const grouped = (refunds: readonly Refund[], keyOf: KeyOf): readonly (readonly [string, readonly Refund[]])[] =>
  [...Map.groupBy(refunds, keyOf)].toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Sums per currency and group, and one per currency with an empty group. Amounts in doubt are not in them. */
export const refundSums = (refunds: readonly Refund[], groupOf: KeyOf = methodOf): readonly RefundSum[] =>
  grouped(refunds, ({ currency }) => currency).flatMap(([currency, ofCurrency]) => [
    ...grouped(ofCurrency, groupOf).map(([group, rows]) => sumUp(group, currency, rows)),
    sumUp('', currency, ofCurrency),
  ]);
