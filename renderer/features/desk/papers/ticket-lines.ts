/** The tickets of an event with their bookings, as lines of the gate's and the classes' lists. */
import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import { isVoid } from '@contract/entities/ticket-entries';
import { toTrimmedText } from '../../../kit/format/plain-text';

export interface TicketLine {
  /** Undefined for a booking whose tickets the server did not send. */
  readonly ticket: Ticket | undefined;
  readonly booking: Booking | undefined;
}

/** Tickets that admit somebody, and bookings without any ticket; `leftOut` counts the tickets that admit nobody. */
export const ticketLines = (
  tickets: readonly Ticket[],
  bookings: readonly Booking[],
): { readonly lines: readonly TicketLine[]; readonly leftOut: number } => {
  const byId = new Map(bookings.map((booking) => [toTrimmedText(booking.id), booking]));
  const bookingsWithTickets = new Set(tickets.map(({ bookingId }) => toTrimmedText(bookingId)));
  const all = tickets.map((ticket): TicketLine => ({ ticket, booking: byId.get(toTrimmedText(ticket.bookingId)) }));
  const isValid = ({ ticket, booking }: TicketLine) => !isVoid(ticket?.status) && !isVoid(booking?.bookingStatus);
  const lines = all.filter(isValid);
  const withoutTickets = bookings
    .filter(({ id }) => !bookingsWithTickets.has(toTrimmedText(id)))
    .map((booking): TicketLine => ({ ticket: undefined, booking }))
    .filter(isValid);
  return { lines: [...lines, ...withoutTickets], leftOut: all.length - lines.length };
};

export const nameOfLine = ({ ticket, booking }: TicketLine): string =>
  toTrimmedText(ticket?.holderName) || toTrimmedText(booking?.userName);

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** By text, as people look it up; lines without one are last. */
export const byText =
  <T>(textOf: (one: T) => string) =>
  (one: T, other: T): number => {
    const [left, right] = [textOf(one), textOf(other)];
    return left === '' || right === '' ? (left === '' ? 1 : 0) - (right === '' ? 1 : 0) : collator.compare(left, right);
  };
