/**
 * Finds the racers entered in an event: those with a valid ticket. A server may ignore the event in the request
 * and list racers with cancelled tickets, so the list is checked against tickets and bookings.
 */
import type { Ticket } from '@contract/entities/ticket';
import { type TicketSources, ticketEntries } from '@contract/entities/ticket-entries';
import type { Visitor } from '@contract/entities/visitor';
import { toPlainText } from '../kit/format/plain-text';
import type { RecordId } from './part-loader';

/** Why the list may contain racers who are not entered: `unread` tickets, or tickets without `event` or `racer`. */
export type EntryDoubt = 'unread' | 'event' | 'racer';

export interface EventEntries {
  readonly racers: readonly Visitor[];
  /** Racers without a valid ticket for the event. */
  readonly others: readonly Visitor[];
  readonly doubt: EntryDoubt | undefined;
}

interface EntrySources extends TicketSources {
  readonly eventId: RecordId;
}

export const toEventEntries = (racers: readonly Visitor[], sources: EntrySources): EventEntries => {
  if (!sources.bookings && !sources.tickets) return { racers, others: [], doubt: 'unread' };
  const entriesOfEvent = ticketEntries(sources, 'racer').filter(
    ({ eventId }) => eventId === undefined || eventId === String(sources.eventId),
  );
  const listed = new Set(entriesOfEvent.map(({ userId }) => userId));
  const valid = new Set(entriesOfEvent.filter(({ isValid }) => isValid).map(({ userId }) => userId));
  const doubt: EntryDoubt | undefined =
    entriesOfEvent.length > 0 && entriesOfEvent.every(({ eventId }) => eventId === undefined)
      ? 'event'
      : valid.has(undefined)
        ? 'racer'
        : undefined;
  const isEntered = ({ id }: Visitor): boolean => {
    const key = String(id);
    return valid.has(key) || (doubt !== undefined && !listed.has(key));
  };
  return { racers: racers.filter(isEntered), others: racers.filter((racer) => !isEntered(racer)), doubt };
};

/** The racers that tickets name, to be shown and found before the list of racers has loaded. */
export const ticketRacers = (tickets: readonly Ticket[], eventId: RecordId): readonly Visitor[] => {
  const racers = new Map<string, Visitor>();
  for (const ticket of tickets) {
    const [entry] = ticketEntries({ bookings: undefined, tickets: [ticket] }, 'racer');
    const userId = entry?.userId;
    if (userId === undefined || !entry?.isValid || racers.has(userId)) continue;
    if (entry.eventId !== undefined && entry.eventId !== String(eventId)) continue;
    racers.set(userId, { id: userId, firstName: toPlainText(ticket.holderName) });
  }
  return [...racers.values()];
};
