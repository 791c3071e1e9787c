/** Money that moved for a booking; all fields assumed. Transactions are known from the CSV call alone. */
import type { Assumed, Day, Key, Moment, Money, Url, Word } from './assumed';

export type Transaction = Assumed<{
  id: Key;
  transactionNumber: string;
  bookingId: Key;
  bookingNumber: string;
  userId: Key;
  userName: string;
  eventName: string;
  type: Word<'payment' | 'refund' | 'buyback' | 'payout' | 'fee'>;
  direction: Word<'credit' | 'debit'>;
  amount: Money;
  fee: Money;
  netAmount: Money;
  currency: string;
  gateway: Word<'stripe' | 'square' | 'cash'>;
  gatewayReference: string;
  cardBrand: string;
  cardLast4: string;
  status: Word<'pending' | 'succeeded' | 'failed' | 'refunded' | 'disputed'>;
  failureReason: string;
  reason: string;
  processedAt: Moment;
  settledAt: Day;
  receiptUrl: Url;
}>;
