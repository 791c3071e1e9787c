/** What the packs on this computer say about an event that can't be read from the server. */
import type { PackView } from '@contract/bridge';
import type { CopyNote } from '@contract/failure';
import { useMemo } from 'react';
import { useCurrentEvent } from './current-event';
import { useOffline } from './offline';

/** A pack with data in it. */
export interface EventCopy extends CopyNote {
  readonly event: PackView['event'];
  /** Tickets in the copy; undefined if none were fetched. */
  readonly tickets: TicketCount | undefined;
}

export interface TicketCount {
  readonly rows: number;
  /** As many as the server says there are, if it says so. */
  readonly expected: number | undefined;
}

const toEventCopy = ({ event, asOf, parts }: PackView): EventCopy | undefined => {
  if (asOf === undefined) return undefined;
  const part = parts.find(({ name }) => name === 'tickets');
  const tickets = part && part.done > 0 ? { rows: part.rows, expected: part.expected } : undefined;
  return { event, asOf, tickets };
};

/** The copy of this event; without one, that of the chosen event, and else the newest. */
export const useEventCopy = (eventId?: string | number | undefined): EventCopy | undefined => {
  const packs = useOffline(({ view }) => view.packs);
  const current = useCurrentEvent();
  return useMemo(() => {
    const copies = packs
      .flatMap((pack) => toEventCopy(pack) ?? [])
      .toSorted((one, other) => (one.asOf < other.asOf ? 1 : -1));
    const of = (id: string | number | undefined) =>
      id === undefined ? undefined : copies.find(({ event }) => String(event.id) === String(id));
    return eventId === undefined ? (of(current?.id) ?? copies[0]) : of(eventId);
  }, [packs, current, eventId]);
};
