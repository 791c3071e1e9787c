/** Tickets of a booking; all fields assumed. */
import type { Assumed, DateTime, Key, Money, Word } from './assumed';

export const ticketTypes = ['racer', 'spectator', 'crew', 'parking', 'camping'] as const;
export const ticketStatuses = ['valid', 'used', 'cancelled', 'transferred', 'refunded', 'blocked'] as const;

export type Ticket = Assumed<{
  id: Key;
  ticketNumber: string;
  bookingId: Key;
  bookingNumber: string;
  eventId: Key;
  eventName: string;
  ticketType: Word<typeof ticketTypes>;
  ticketName: string;
  className: string;
  category: string;
  holderName: string;
  holderEmail: string;
  holderAge: number;
  seat: string;
  price: Money;
  currency: string;
  qrCode: string;
  status: Word<typeof ticketStatuses>;
  validFrom: DateTime;
  validUntil: DateTime;
  timezone: string;
  isCheckedIn: boolean;
  checkedInAt: DateTime;
  gate: string;
  scannedBy: string;
  waiverSigned: boolean;
  vehicleNumber: string;
  transferredTo: string;
}>;
