/** Who has a valid ticket for an event: joined from tickets and bookings, whichever of them has the field. */
import type { Booking } from './booking';
import { type Ticket, ticketTypes } from './ticket';
import { bookingFinder, bookingsWithoutTickets } from './ticket-booking';

const voidWords: ReadonlySet<string> = new Set([
  ...(['cancelled', 'canceled', 'refunded', 'blocked', 'transferred', 'expired', 'void', 'voided'] as const),
]);

const wordOf = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '');

/** Whether a ticket or booking with this status no longer admits anyone. */
export const isVoid = (status: unknown): boolean => voidWords.has(wordOf(status));

/** An id as text, so that 27 equals "27"; undefined if the value is not an id. */
const keyOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** Undefined if a list could not be read. */
export interface TicketSources {
  readonly bookings: readonly Booking[] | undefined;
  readonly tickets: readonly Ticket[] | undefined;
}

/** One ticket, or one booking whose tickets are unknown. */
export interface TicketEntry {
  readonly userId: string | undefined;
  readonly eventId: string | undefined;
  readonly isValid: boolean;
  /** Whether the ticket is of the kind in a word that Pitwall knows. */
  readonly isOfKind: boolean;
}

/** Whether a ticket is of a kind (`racer`); undefined for no word and for a word that is not known, which rule nothing out. */
export const isOfType = ({ ticketType }: Ticket, kind: string): boolean | undefined => {
  const word = wordOf(ticketType);
  return ticketTypes.some((known) => known === word) ? word === kind : undefined;
};

/** A parking space and a camp site are nobody. */
export const isOfPerson = (ticket: Ticket): boolean => !isOfType(ticket, 'parking') && !isOfType(ticket, 'camping');

/** Tickets of one kind (`racer`) or of all kinds; a ticket that does not say its kind counts. */
export const ticketEntries = (
  { bookings = [], tickets = [] }: TicketSources,
  kind?: string,
): readonly TicketEntry[] => {
  const bookingOf = bookingFinder(bookings);
  const ofTickets = tickets
    .filter((ticket) => kind === undefined || isOfType(ticket, kind) !== false)
    .map((ticket) => {
      const booking = bookingOf(ticket);
      return {
        userId: keyOf(ticket.userId) ?? keyOf(booking?.userId),
        eventId: keyOf(ticket.eventId) ?? keyOf(booking?.eventId),
        isValid: !isVoid(ticket.status) && !isVoid(booking?.bookingStatus),
        isOfKind: kind === undefined || isOfType(ticket, kind) === true || wordOf(ticket.ticketType) === '',
      };
    });
  const ofBookings = bookingsWithoutTickets(bookings, tickets).map(({ userId, eventId, bookingStatus }) => ({
    userId: keyOf(userId),
    eventId: keyOf(eventId),
    isValid: !isVoid(bookingStatus),
    isOfKind: true,
  }));
  return [...ofTickets, ...ofBookings];
};

/** The ids of the visitors with a valid ticket for an event; undefined if the lists do not show it. */
export const holderIds = (sources: TicketSources, eventId: string | number): ReadonlySet<string> | undefined => {
  if (!sources.bookings && !sources.tickets) return undefined;
  const valid = ticketEntries(sources).filter(
    (entry) => entry.isValid && (entry.eventId === undefined || entry.eventId === String(eventId)),
  );
  const isCertain = valid.every((entry) => entry.userId !== undefined && entry.eventId !== undefined);
  return isCertain ? new Set(valid.flatMap(({ userId = [] }) => userId)) : undefined;
};
