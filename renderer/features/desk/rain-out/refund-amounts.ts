/**
 * What was refunded of a booking and what is left, in exact decimals. What the data does not say, or says in two ways,
 * stays unknown.
 */
import type { Booking } from '@contract/entities/booking';
import { type MoneyState, moneyStateOf } from '@contract/entities/money-state';
import type { Transaction } from '@contract/entities/transaction';
import { contraryFields } from '@contract/reading/contrary-field';
import { isSameAmount } from '@contract/text/decimal';
import { type FileFacts, isReadableAmount, isUntypedOutflow, typeOf } from '../../../event/transaction-sums';
import { absoluteDecimal, compareDecimals, isDecimal, negateDecimal, sumOf } from '../../../kit/format/decimal';
import { currencyText, isUnitUnknown } from '../../../kit/format/number';
import { toTrimmedText } from '../../../kit/format/plain-text';
import { readStatusWord } from '../../../kit/format/status-word';

/** Why the amount to refund is not known. */
export const doubts = ['amount', 'unit', 'payment', 'partial', 'pending', 'disputed', 'unclear', 'differs'] as const;
export type Doubt = (typeof doubts)[number];

export interface Amounts {
  /** Undefined if it is not known. */
  readonly refunded: string | undefined;
  readonly left: string | undefined;
  readonly doubt: Doubt | undefined;
}

const unknown = (doubt: Doubt, refunded?: string): Amounts => ({ refunded, left: undefined, doubt });

const known = (paid: unknown, refunded: string): Amounts => ({
  refunded,
  left: sumOf([paid, negateDecimal(refunded)]),
  doubt: undefined,
});

/** What the booking alone says of its refund. */
const amountsOfBooking = (paid: unknown, payment: MoneyState, status: string): Amounts => {
  if (payment === 'refunded') return known(paid, sumOf([paid]));
  if (payment === 'partlyRefunded' || status === 'partially_refunded') return unknown('partial');
  return status === 'refunded' ? unknown('differs') : known(paid, '0');
};

const isOneOf = (states: readonly MoneyState[], word: unknown): boolean =>
  states.some((state) => state === moneyStateOf(word));
const isNone = (word: unknown): boolean => readStatusWord(word) === '';

/** A file without a column of types or statuses says nothing with a missing one; otherwise each row must have a known word. */
const isUnclear =
  (own: readonly Transaction[]) =>
  (row: Transaction): boolean =>
    isUntypedOutflow(row) ||
    (own.some(({ type }) => !isNone(type)) && typeOf(row) === undefined) ||
    (own.some(({ status }) => !isNone(status)) && moneyStateOf(row.status) === undefined);

/** The rows of refunds; without any, the payments that say what was refunded of them. */
const refundRows = (moved: readonly Transaction[]): readonly Transaction[] => {
  const refunds = moved.filter((row) => typeOf(row) === 'refund');
  return refunds.length > 0 ? refunds : moved.filter(({ refundAmount }) => toTrimmedText(refundAmount) !== '');
};

const isDisputed = (row: Transaction): boolean =>
  typeOf(row) === 'dispute' || isOneOf(['disputed'], row.status) || hasDispute(row);

const hasDispute = ({ disputeAmount }: Transaction): boolean =>
  toTrimmedText(disputeAmount) !== '' && !isSameAmount(disputeAmount, '0');

const isPayment = (row: Transaction): boolean =>
  (isNone(row.type) || typeOf(row) === 'payment') &&
  isOneOf(['paid', 'refunded', 'partlyRefunded', 'disputed'], row.status);

/** Whether the payments add up to another amount than the booking's. */
const isPaidOtherwise = (paid: unknown, own: readonly Transaction[]): boolean => {
  const amounts = own.filter(isPayment).map(({ amount }) => amount);
  const isKnown = amounts.length > 0 && amounts.every((amount) => isDecimal(amount) && !isUnitUnknown(amount));
  return isKnown && !isSameAmount(sumOf(amounts), paid);
};

/** What was refunded is in the transactions; the booking's own words must agree with it. */
const amountsOfTransactions = (
  paid: unknown,
  { payment, currency }: { readonly payment: MoneyState; readonly currency: string },
  own: readonly Transaction[],
  facts: FileFacts,
): Amounts => {
  const moved = own.filter(({ status }) => moneyStateOf(status) !== 'failed');
  const refunds = refundRows(moved);
  const amounts = refunds.map(({ refundAmount, amount }) =>
    toTrimmedText(refundAmount) === '' ? amount : refundAmount,
  );
  if (amounts.some(isUnitUnknown)) return unknown('unit');
  const isForeign = (one: Transaction): boolean => !['', currency].includes(currencyText(one.currency));
  if (
    moved.some(isUnclear(own)) ||
    moved.some(isForeign) ||
    !amounts.every((one) => isReadableAmount(one, currency, facts))
  )
    return unknown('unclear');
  const isDone = ({ status }: Transaction): boolean => isNone(status) || isOneOf(['paid', 'refunded'], status);
  const refunded = sumOf(amounts.filter((_, at) => refunds.slice(at, at + 1).some(isDone)).map(absoluteDecimal));
  if (moved.some(isDisputed)) return unknown('disputed', refunded);
  if (!refunds.every(isDone)) return unknown('pending', refunded);
  if (refunds.length === 0 && moved.some(({ status }) => isOneOf(['refunded', 'partlyRefunded'], status)))
    return payment === 'refunded' ? known(paid, sumOf([paid])) : unknown(payment === 'paid' ? 'differs' : 'partial');
  if (payment === 'partlyRefunded' && isSameAmount(refunded, '0')) return unknown('partial');
  const isFull = isSameAmount(refunded, paid);
  const differs = payment === 'refunded' ? !isFull : payment === 'partlyRefunded' && isFull;
  if (differs || compareDecimals(refunded, paid) > 0 || isPaidOtherwise(paid, own)) return unknown('differs', refunded);
  return known(paid, refunded);
};

const saysRefunded = (booking: Booking): boolean =>
  contraryFields('booking', booking, Date.now()).some(({ meaning }) => meaning === 'refunded');

const paidStates: readonly MoneyState[] = ['paid', 'refunded', 'partlyRefunded'];
const unpaidStates: readonly MoneyState[] = ['unpaid', 'failed'];
/** `facts` are those of all transactions. */
export const amountsOf = (
  booking: Booking,
  transactions: readonly Transaction[] | undefined,
  facts: FileFacts,
): Amounts => {
  const { total: paid } = booking;
  const [payment, status] = [moneyStateOf(booking.paymentStatus), readStatusWord(booking.bookingStatus)];
  if (isUnitUnknown(paid)) return unknown('unit');
  if (!isDecimal(paid)) return unknown('amount');
  if (payment === undefined || !paidStates.includes(payment))
    return unknown(payment !== undefined && unpaidStates.includes(payment) ? 'differs' : 'payment');
  // A file may leave out bookings, such as those paid in cash.
  const amounts =
    transactions && transactions.length > 0
      ? amountsOfTransactions(paid, { payment, currency: currencyText(booking.currency) }, transactions, facts)
      : amountsOfBooking(paid, payment, status);
  // `refunded_at` beside "paid" doesn't say how much went back.
  return amounts.left !== undefined && isSameAmount(amounts.refunded, '0') && saysRefunded(booking)
    ? unknown('partial')
    : amounts;
};

/** Whether no money was taken: the booking says so, and no payment contradicts it. */
export const isUnpaid = ({ paymentStatus }: Booking, own: readonly Transaction[]): boolean =>
  isOneOf(unpaidStates, paymentStatus) && !own.some(isPayment);
