/** Bookings and what hangs on them. The specification shows none of these fields: all are assumed, and more may come. */
import type { Assumed, DateTime, Key, Money, Word } from './assumed';
import type { visitorTypes } from './visitor';

export const bookingStatuses = [
  'pending',
  'confirmed',
  'cancelled',
  'expired',
  'refunded',
  'partially_refunded',
] as const;
export const paymentStatuses = ['unpaid', 'paid', 'failed', 'refunded', 'partially_refunded'] as const;
export const paymentMethods = ['card', 'apple_pay', 'cash', 'comp'] as const;
export const bookingChannels = ['app', 'web', 'gate'] as const;

export type Booking = Assumed<{
  id: Key;
  bookingNumber: string;
  userId: Key;
  userName: string;
  userEmail: string;
  userPhone: string;
  userType: Word<typeof visitorTypes>;
  eventId: Key;
  eventName: string;
  trackId: Key;
  trackName: string;
  eventDate: DateTime;
  timezone: string;
  bookingDate: DateTime;
  ticketCount: number;
  subTotal: Money;
  discount: Money;
  promoCode: string;
  tax: Money;
  serviceFee: Money;
  total: Money;
  currency: string;
  bookingStatus: Word<typeof bookingStatuses>;
  paymentStatus: Word<typeof paymentStatuses>;
  paymentMethod: Word<typeof paymentMethods>;
  channel: Word<typeof bookingChannels>;
  checkedInCount: number;
  notes: string;
}>;
