/**
 * What is left to refund of each paid booking, in exact decimals. What the data does not say, or says in two ways, stays
 * unknown and is left out of the sums.
 */
import type { Booking } from '@contract/entities/booking';
import type { Transaction } from '@contract/entities/transaction';
import type { Values } from '../../../kit/area/field';
import { compareDecimals, createSum, isDecimal, isSameAmount, negateDecimal } from '../../../kit/format/decimal';
import { currencyText, isUnitUnknown } from '../../../kit/format/number';
import { toPlainText } from '../../../kit/format/plain-text';

/** Why the amount to refund is not known. */
export const doubts = ['amount', 'unit', 'payment', 'partial', 'pending', 'disputed', 'differs'] as const;
export type Doubt = (typeof doubts)[number];

export interface Refund extends Values {
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
  /** Undefined if it is not known. */
  readonly refunded: string | undefined;
  readonly left: string | undefined;
  readonly doubt: Doubt | undefined;
}

const wordOf = (value: unknown): string =>
  toPlainText(value)
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
const keyOf = (value: unknown): string => toPlainText(value).trim();

type Amounts = Pick<Refund, 'refunded' | 'left' | 'doubt'>;
const unknown = (doubt: Doubt, refunded?: string): Amounts => ({ refunded, left: undefined, doubt });

const sumOf = (values: readonly unknown[]): string => {
  const sum = createSum();
  for (const value of values) sum.add(value);
  return sum.text();
};
const absolute = (value: unknown): unknown => (compareDecimals(value, '0') < 0 ? negateDecimal(value) : value);
const known = (paid: unknown, refunded: string): Amounts => ({
  refunded,
  left: sumOf([paid, negateDecimal(refunded)]),
  doubt: undefined,
});

/** What the booking alone says of its refund. */
const amountsOfBooking = (paid: unknown, payment: string, status: string): Amounts => {
  if (payment === 'refunded') return known(paid, sumOf([paid]));
  if (payment === 'partially_refunded' || status === 'partially_refunded') return unknown('partial');
  return status === 'refunded' ? unknown('differs') : known(paid, '0');
};

/** What was refunded is in the transactions; the booking's own words must agree with it. */
const amountsOfTransactions = (
  paid: unknown,
  payment: string,
  currency: string,
  transactions: readonly Transaction[],
): Amounts => {
  const refunds = transactions.filter(({ type, status }) => wordOf(type) === 'refund' && wordOf(status) !== 'failed');
  if (refunds.some(({ amount }) => isUnitUnknown(amount))) return unknown('unit');
  const isOdd = ({ amount, currency: own }: Transaction): boolean =>
    !isDecimal(amount) || (currencyText(own) !== '' && currencyText(own) !== currency);
  if (refunds.some(isOdd)) return unknown('differs');
  const isDone = ({ status }: Transaction): boolean => ['succeeded', 'refunded'].includes(wordOf(status));
  const refunded = sumOf(refunds.filter(isDone).map(({ amount }) => absolute(amount)));
  if (transactions.some(({ status }) => wordOf(status) === 'disputed')) return unknown('disputed', refunded);
  if (!refunds.every(isDone)) return unknown('pending', refunded);
  if (payment === 'partially_refunded' && isSameAmount(refunded, '0')) return unknown('partial');
  const isFull = isSameAmount(refunded, paid);
  const differs = payment === 'refunded' ? !isFull : payment === 'partially_refunded' && isFull;
  return differs || compareDecimals(refunded, paid) > 0 ? unknown('differs', refunded) : known(paid, refunded);
};

const paidWords = ['paid', 'refunded', 'partially_refunded'];
const unpaidWords = ['unpaid', 'failed'];
const isPayment = ({ type, status }: Transaction): boolean =>
  wordOf(type) === 'payment' && ['succeeded', 'refunded', 'disputed'].includes(wordOf(status));

const amountsOf = (booking: Booking, transactions: readonly Transaction[] | undefined): Amounts => {
  const { total: paid } = booking;
  const [payment, status] = [wordOf(booking.paymentStatus), wordOf(booking.bookingStatus)];
  if (isUnitUnknown(paid)) return unknown('unit');
  if (!isDecimal(paid)) return unknown('amount');
  if (!paidWords.includes(payment)) return unknown(unpaidWords.includes(payment) ? 'differs' : 'payment');
  return transactions
    ? amountsOfTransactions(paid, payment, currencyText(booking.currency), transactions)
    : amountsOfBooking(paid, payment, status);
};

/** Transactions by the booking's id, or by its number where they have no id. */
const byBooking = (transactions: readonly Transaction[]): ((booking: Booking) => readonly Transaction[]) => {
  const groups = new Map<string, Transaction[]>();
  for (const one of transactions) {
    const id = keyOf(one.bookingId);
    const key = id === '' ? `number ${keyOf(one.bookingNumber)}` : `id ${id}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return ({ id, bookingNumber }) => [
    ...(groups.get(`id ${keyOf(id)}`) ?? []),
    ...(keyOf(bookingNumber) === '' ? [] : (groups.get(`number ${keyOf(bookingNumber)}`) ?? [])),
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
  return bookings.flatMap((booking) => {
    const own = ofBooking(booking);
    const isUnpaid = unpaidWords.includes(wordOf(booking.paymentStatus)) && !own.some(isPayment);
    if (isUnpaid || isSameAmount(booking.total, '0')) return [];
    const { id, bookingNumber, userId, userName, userPhone, userEmail, bookingStatus, paymentStatus, paymentMethod } =
      booking;
    return {
      ...{ id, bookingNumber, userId, userName, userPhone, userEmail, bookingStatus, paymentStatus, paymentMethod },
      currency: currencyText(booking.currency),
      paid: booking.total,
      ...amountsOf(booking, transactions && own),
    };
  });
};

export interface RefundSum {
  readonly method: string;
  readonly currency: string;
  readonly count: number;
  readonly paid: string;
  readonly refunded: string;
  readonly left: string;
  /** Bookings whose amounts are not known and not in the sums. */
  readonly unknown: number;
}

/** `card`, or `unknown` without a word for it. */
export const methodOf = ({ paymentMethod }: Refund): string => wordOf(paymentMethod) || 'unknown';

const sumUp = (method: string, currency: string, refunds: readonly Refund[]): RefundSum => {
  const sure = refunds.filter(({ doubt }) => doubt === undefined);
  return {
    method,
    currency,
    count: refunds.length,
    paid: sumOf(sure.map(({ paid }) => paid)),
    refunded: sumOf(sure.map(({ refunded }) => refunded)),
    left: sumOf(sure.map(({ left }) => left)),
    unknown: refunds.length - sure.length,
  };
};

const grouped = (refunds: readonly Refund[], keyOfRow: (refund: Refund) => string): readonly (readonly Refund[])[] => {
  const groups = new Map<string, Refund[]>();
  for (const refund of refunds) {
    const group = groups.get(keyOfRow(refund));
    if (group) group.push(refund);
    else groups.set(keyOfRow(refund), [refund]);
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group);
};

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
