/**
 * Finds the racers entered in an event: those with a valid ticket. A server may ignore the event in the request
 * and list racers with cancelled tickets, so the list is checked against tickets and bookings.
 */
import { type TicketSources, ticketEntries } from '@contract/entities/ticket-entries';
import type { Visitor } from '@contract/entities/visitor';
import type { Key } from './checks';

/** Why the list may contain racers who are not entered: `unread` tickets, or tickets without `event` or `racer`. */
export type Doubt = 'unread' | 'event' | 'racer';

export interface Entered {
  readonly racers: readonly Visitor[];
  /** Racers without a valid ticket for the event. */
  readonly others: readonly Visitor[];
  readonly doubt: Doubt | undefined;
}

interface EntrySources extends TicketSources {
  readonly eventId: Key;
}

export const enteredRacers = (racers: readonly Visitor[], sources: EntrySources): Entered => {
  if (!sources.bookings && !sources.tickets) return { racers, others: [], doubt: 'unread' };
  const here = ticketEntries(sources, 'racer').filter(
    ({ eventId }) => eventId === undefined || eventId === String(sources.eventId),
  );
  const seen = new Set(here.map(({ userId }) => userId));
  const valid = new Set(here.filter(({ isValid }) => isValid).map(({ userId }) => userId));
  const doubt: Doubt | undefined =
    here.length > 0 && here.every(({ eventId }) => eventId === undefined)
      ? 'event'
      : valid.has(undefined)
        ? 'racer'
        : undefined;
  const isEntered = ({ id }: Visitor): boolean => {
    const key = String(id);
    return valid.has(key) || (doubt !== undefined && !seen.has(key));
  };
  return { racers: racers.filter(isEntered), others: racers.filter((racer) => !isEntered(racer)), doubt };
};
