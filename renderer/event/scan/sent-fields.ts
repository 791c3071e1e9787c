/**
 * The fields that a server sends: those that at least one of its rows has. A field that none has can't be required of a
 * ticket; one that others have and a ticket lacks was not sent for it.
 */
import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';

const ticketFields = ['bookingId', 'validFrom', 'validUntil', 'isCheckedIn', 'checkedInAt'] as const;
export const bookingFields = ['bookingStatus', 'paymentStatus'] as const;

export interface SentFields {
  readonly ticket: ReadonlySet<(typeof ticketFields)[number]>;
  readonly booking: ReadonlySet<(typeof bookingFields)[number]>;
}

export const sentFieldsOf = (bookings: readonly Booking[], tickets: readonly Ticket[]): SentFields => ({
  ticket: new Set(ticketFields.filter((field) => tickets.some((ticket) => ticket[field] !== undefined))),
  booking: new Set(bookingFields.filter((field) => bookings.some((booking) => booking[field] !== undefined))),
});

/** The fields of either; all of the booking while it is still being read. */
export const joinSentFields = (one: SentFields, other: SentFields, isReadingBooking: boolean): SentFields => ({
  ticket: new Set([...one.ticket, ...other.ticket]),
  booking: new Set(isReadingBooking ? bookingFields : [...one.booking, ...other.booking]),
});
