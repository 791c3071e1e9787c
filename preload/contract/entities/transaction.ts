/** Money that moved for a booking; all fields assumed. Transactions are known from the CSV call alone. */
import type { Assumed, DateTime, Day, Key, Money, Url, Word } from './assumed';

export const transactionTypes = ['payment', 'refund', 'buyback', 'payout', 'fee'] as const;
export const transactionDirections = ['credit', 'debit'] as const;
export const paymentGateways = ['stripe', 'square', 'cash'] as const;
export const transactionStatuses = ['pending', 'succeeded', 'failed', 'refunded', 'disputed'] as const;

export type Transaction = Assumed<{
  id: Key;
  transactionNumber: string;
  bookingId: Key;
  bookingNumber: string;
  userId: Key;
  userName: string;
  eventName: string;
  type: Word<typeof transactionTypes>;
  direction: Word<typeof transactionDirections>;
  amount: Money;
  fee: Money;
  netAmount: Money;
  currency: string;
  gateway: Word<typeof paymentGateways>;
  gatewayReference: string;
  cardBrand: string;
  cardLast4: string;
  status: Word<typeof transactionStatuses>;
  failureReason: string;
  reason: string;
  processedAt: DateTime;
  settledAt: Day;
  receiptUrl: Url;
}>;
