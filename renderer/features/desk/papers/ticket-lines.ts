/** The tickets of an event with their bookings, as lines of the gate's and the classes' lists. */

import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import { bookingFinder, bookingsWithoutTickets } from '@contract/entities/ticket-booking';
import { isVoid } from '@contract/entities/ticket-entries';
import { byLocale } from '../../../kit/format/locale';
import { toTrimmedText } from '../../../kit/format/plain-text';

export interface TicketLine {
  /** Undefined for a booking whose tickets the server did not send. */
  readonly ticket: Ticket | undefined;
  readonly booking: Booking | undefined;
}

/**
 * Tickets that admit somebody, and bookings without any ticket; `leftOut` counts the tickets that admit nobody. If no
 * ticket has a booking of the list, the two use different ids: `isJoined` is then false, and the bookings are left out.
 */
export const ticketLines = (
  tickets: readonly Ticket[],
  bookings: readonly Booking[],
): { readonly lines: readonly TicketLine[]; readonly leftOut: number; readonly isJoined: boolean } => {
  const bookingOf = bookingFinder(bookings);
  const all = tickets.map((ticket): TicketLine => ({ ticket, booking: bookingOf(ticket) }));
  const isJoined = all.length === 0 || bookings.length === 0 || all.some(({ booking }) => booking !== undefined);
  const isValid = ({ ticket, booking }: TicketLine) => !isVoid(ticket?.status) && !isVoid(booking?.bookingStatus);
  const lines = all.filter(isValid);
  const withoutTickets = bookingsWithoutTickets(isJoined ? bookings : [], tickets)
    .map((booking): TicketLine => ({ ticket: undefined, booking }))
    .filter(isValid);
  return { lines: [...lines, ...withoutTickets], leftOut: all.length - lines.length, isJoined };
};

export const nameOfLine = ({ ticket, booking }: TicketLine): string =>
  toTrimmedText(ticket?.holderName) || toTrimmedText(booking?.userName);

const collator = byLocale((locale) => new Intl.Collator(locale, { sensitivity: 'base', numeric: true }));

/** By text, as people look it up; lines without one are last. */
export const byText =
  <T>(textOf: (one: T) => string) =>
  (one: T, other: T): number => {
    const [left, right] = [textOf(one), textOf(other)];
    return left === '' || right === ''
      ? (left === '' ? 1 : 0) - (right === '' ? 1 : 0)
      : collator().compare(left, right);
  };
