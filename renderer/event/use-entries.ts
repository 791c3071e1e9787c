/** The racers of an event, checked against its tickets and bookings, with the cars that the tickets name. */
import type { Booking } from '@contract/entities/booking';
import { type EventEntries, toEventEntries } from '@contract/entities/event-entries';
import type { Ticket } from '@contract/entities/ticket';
import { ticketEntries } from '@contract/entities/ticket-entries';
import type { Visitor } from '@contract/entities/visitor';
import type { CopyNote } from '@contract/failure';
import { useMemo } from 'react';
import { oldestCopy } from '../kit/bridge/copies';
import type { Call } from '../kit/bridge/use-call';
import { toPlainText } from '../kit/format/plain-text';
import { type AllRows, useAllRows } from '../kit/list/data/use-all-rows';
import { useCan } from '../kit/stores/session';
import { type Car, ticketCars } from './car-numbers';
import type { RowCounts } from './event-rows';
import type { RecordId } from './part-loader';
import { useEventBookings, useEventTickets } from './use-event-rows';

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

const noRows: readonly [] = [];

/** Undefined for an incomplete list, because it cannot prove that a racer is missing. */
const completeRows = <Row>({ value }: Call<AllRows<Row>>): readonly Row[] | undefined =>
  value?.isComplete && !value.mayHaveMore ? value.rows : undefined;

export interface Entries {
  readonly racers: Call<AllRows<Visitor>>;
  /** Those whom the tickets name while other lists load; undefined until something is known. */
  readonly entries: EventEntries | undefined;
  /** Whether a list is still missing, so that the racers may change. */
  readonly isPending: boolean;
  /** By visitor id as text. */
  readonly cars: ReadonlyMap<string, readonly Car[]>;
  readonly bookings: readonly Booking[];
  /** What the lists of bookings and tickets leave out, and whether the server may have more racers. */
  readonly lists: readonly (RowCounts | undefined)[];
  /** When the server sent the oldest of the lists. */
  readonly asOf: number | undefined;
  /** The oldest of the lists that are from the copy on this computer. */
  readonly copy: CopyNote | undefined;
  readonly refresh: () => void;
}

const keep = true;

export const useEntries = (eventId: RecordId): Entries => {
  const canReadBookings = useCan(['read', 'Booking']);
  const canReadTickets = useCan(['read', 'Ticket']);
  const racers = useAllRows(
    'visitor.list',
    { userType: 'racer', eventId, sort: 'asc', sortColumn: 'lastName' },
    { keep },
  );
  const bookings = useEventBookings(eventId, { enabled: canReadBookings, keep });
  const tickets = useEventTickets(eventId, { enabled: canReadTickets, keep });
  const isPending =
    racers.state === 'pending' ||
    (canReadBookings && bookings.state === 'pending') ||
    (canReadTickets && tickets.state === 'pending');
  const entries = useMemo<EventEntries | undefined>(() => {
    if (!isPending && racers.value)
      return toEventEntries(racers.value.rows, {
        eventId,
        bookings: completeRows(bookings),
        tickets: completeRows(tickets),
      });
    return isPending && tickets.value
      ? { racers: ticketRacers(tickets.value.rows, eventId), others: noRows, doubt: undefined }
      : undefined;
  }, [isPending, racers.value, bookings, tickets, eventId]);
  const bookingRows = bookings.value?.rows;
  const ticketRows = tickets.value?.rows;
  const cars = useMemo(
    () => ticketCars({ bookings: bookingRows, tickets: ticketRows }, eventId),
    [bookingRows, ticketRows, eventId],
  );
  const { isComplete, mayHaveMore = false } = racers.value ?? {};
  const lists = useMemo(
    () => [bookings.value, tickets.value, isComplete === undefined ? undefined : { isComplete, mayHaveMore }],
    [bookings.value, tickets.value, isComplete, mayHaveMore],
  );
  const times = [racers, bookings, tickets].flatMap(({ asOf }) => asOf ?? []);
  const refresh = () => {
    racers.refresh();
    if (canReadBookings) bookings.refresh();
    if (canReadTickets) tickets.refresh();
  };
  return {
    racers,
    entries,
    isPending,
    cars,
    bookings: bookingRows ?? noRows,
    lists,
    asOf: times.length > 0 ? Math.min(...times) : undefined,
    copy: oldestCopy([racers.copy, bookings.copy, tickets.copy]),
    refresh,
  };
};
