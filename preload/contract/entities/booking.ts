/** Bookings and what hangs on them. The specification shows none of these fields: all are assumed, and more may come. */
import type { Assumed, Key, Moment, Money, Word } from './assumed';

export type Booking = Assumed<{
  id: Key;
  bookingNumber: string;
  userId: Key;
  userName: string;
  userEmail: string;
  userPhone: string;
  userType: Word<'racer' | 'spectator'>;
  eventId: Key;
  eventName: string;
  trackId: Key;
  trackName: string;
  eventDate: Moment;
  timezone: string;
  bookingDate: Moment;
  ticketCount: number;
  subTotal: Money;
  discount: Money;
  promoCode: string;
  tax: Money;
  serviceFee: Money;
  total: Money;
  currency: string;
  bookingStatus: Word<'pending' | 'confirmed' | 'cancelled' | 'expired' | 'refunded' | 'partially_refunded'>;
  paymentStatus: Word<'unpaid' | 'paid' | 'failed' | 'refunded' | 'partially_refunded'>;
  paymentMethod: Word<'card' | 'apple_pay' | 'cash' | 'comp'>;
  channel: Word<'app' | 'web' | 'gate'>;
  checkedInCount: number;
  notes: string;
}>;
