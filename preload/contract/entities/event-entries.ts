/**
 * Finds the racers entered in an event: those with a valid ticket. A server may ignore the event in the request
 * and list racers with cancelled tickets, so the list is checked against tickets and bookings.
 */
import { type TicketSources, ticketEntries } from './ticket-entries';
import type { Visitor } from './visitor';

/**
 * Why the list may contain racers who are not entered: `unread` tickets, tickets without `event` or `racer`, or racers whose
 * only tickets have a `type` that is not known.
 */
export type EntryDoubt = 'unread' | 'event' | 'racer' | 'type';

export interface EventEntries {
  readonly racers: readonly Visitor[];
  /** Racers without a valid ticket for the event. */
  readonly others: readonly Visitor[];
  readonly doubt: EntryDoubt | undefined;
}

interface EntrySources extends TicketSources {
  readonly eventId: string | number;
}

export const toEventEntries = (racers: readonly Visitor[], sources: EntrySources): EventEntries => {
  if (!sources.bookings && !sources.tickets) return { racers, others: [], doubt: 'unread' };
  const entriesOfEvent = ticketEntries(sources, 'racer').filter(
    ({ eventId }) => eventId === undefined || eventId === String(sources.eventId),
  );
  const listed = new Set(entriesOfEvent.map(({ userId }) => userId));
  const validEntries = entriesOfEvent.filter(({ isValid }) => isValid);
  const valid = new Set(validEntries.map(({ userId }) => userId));
  const proven = new Set(validEntries.filter(({ isOfKind }) => isOfKind).map(({ userId }) => userId));
  const isUnproven = ({ id }: Visitor): boolean => valid.has(String(id)) && !proven.has(String(id));
  const doubt: EntryDoubt | undefined =
    entriesOfEvent.length > 0 && entriesOfEvent.every(({ eventId }) => eventId === undefined)
      ? 'event'
      : valid.has(undefined)
        ? 'racer'
        : racers.some(isUnproven)
          ? 'type'
          : undefined;
  const isEntered = ({ id }: Visitor): boolean => {
    const key = String(id);
    return valid.has(key) || (doubt !== undefined && doubt !== 'type' && !listed.has(key));
  };
  return { racers: racers.filter(isEntered), others: racers.filter((racer) => !isEntered(racer)), doubt };
};
