/** Buybacks, in both readings of the word: a race entry bought again, or a ticket returned. All fields assumed. */
import type { Assumed, DateTime, Key, Money, Word } from './assumed';

export const buybackTypes = ['race_reentry', 'ticket_return'] as const;
export const buybackStatuses = ['available', 'requested', 'approved', 'paid', 'used', 'declined', 'expired'] as const;

export type Buyback = Assumed<{
  id: Key;
  buybackNumber: string;
  bookingId: Key;
  bookingNumber: string;
  bookingTotal: Money;
  originalTicketId: Key;
  newTicketId: Key;
  userId: Key;
  userName: string;
  userEmail: string;
  eventId: Key;
  eventName: string;
  eventDate: DateTime;
  trackId: Key;
  trackName: string;
  timezone: string;
  className: string;
  round: number;
  buybackType: Word<typeof buybackTypes>;
  originalPrice: Money;
  buybackPrice: Money;
  fee: Money;
  quantity: number;
  currency: string;
  status: Word<typeof buybackStatuses>;
  requestedAt: DateTime;
  approvedAt: DateTime;
  approvedBy: string;
  expiresAt: DateTime;
  paymentStatus: string;
  reason: string;
}>;
