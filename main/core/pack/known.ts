/** What the lists of an event say: its racers and everybody else who takes part. */
import type { Booking } from '@contract/entities/booking';
import { toEventEntries } from '@contract/entities/event-entries';
import { isId } from '@contract/entities/id';
import type { Ticket } from '@contract/entities/ticket';
import { ticketEntries } from '@contract/entities/ticket-entries';
import type { Visitor } from '@contract/entities/visitor';
import type { Values } from '@contract/json/record';
import { rowsMatching } from '@contract/reading/ignored-inputs';
import type { EndpointId } from '@contract/table';
import type { Known } from './plan-rows';

interface Source {
  readonly eventId: string | number;
  readonly trackId: string | number | undefined;
  /** All rows of a list that was read; undefined for one that was not. */
  rows(call: EndpointId, input: Values): readonly Values[] | undefined;
}

const idsOf = (rows: readonly Values[], name: string): readonly string[] =>
  rows.map((row) => row[name]).flatMap((id) => (isId(id) ? String(id) : []));

export const knownOf = ({ eventId, trackId, rows: rowsOf }: Source): Known => {
  // A server may ignore the event and send the rows of others too.
  const rows: Known['rows'] = (call, input) => {
    const found = rowsOf(call, input);
    return found && rowsMatching(found, input);
  };
  const bookings = rows('booking.list', { eventId }) as readonly Booking[] | undefined;
  const tickets = rows('booking.ticketList', { eventId }) as readonly Ticket[] | undefined;
  const listed = (rows('visitor.list', { userType: 'racer', eventId }) ?? []) as readonly Visitor[];
  const entered = toEventEntries(listed, { eventId, bookings, tickets }).racers;
  const holders = ticketEntries({ bookings, tickets }, 'racer').flatMap((entry) =>
    entry.isValid && (entry.eventId === undefined || entry.eventId === String(eventId)) ? (entry.userId ?? []) : [],
  );
  const racers = new Set([...idsOf(entered, 'id'), ...holders]);
  return {
    eventId,
    trackId,
    rows,
    racers: [...racers],
    people: new Set([...racers, ...idsOf(bookings ?? [], 'userId'), ...idsOf(tickets ?? [], 'userId')]),
  };
};
