/** The racers of an event, checked against its tickets and bookings. */
import type { Visitor } from '@contract/entities/visitor';
import { useMemo } from 'react';
import type { Call } from '../kit/bridge/use-call';
import { type AllRows, useAllRows } from '../kit/list/data/use-all-rows';
import { useCan } from '../kit/stores/session';
import { type EventEntries, toEventEntries } from './entries';
import type { RecordId } from './part-loader';

const noRows: readonly [] = [];

/** Undefined for an incomplete list, because it cannot prove that a racer is missing. */
const completeRows = <Row>({ value }: Call<AllRows<Row>>): readonly Row[] | undefined =>
  value?.isComplete ? value.rows : undefined;

/** `entries` is undefined until every list that the user can read is loaded. */
export const useEntries = (
  eventId: RecordId,
): { racers: Call<AllRows<Visitor>>; entries: EventEntries | undefined; refresh: () => void } => {
  const canReadBookings = useCan(['read', 'Booking']);
  const canReadTickets = useCan(['read', 'Ticket']);
  const racers = useAllRows('visitor.list', { userType: 'racer', eventId, sort: 'asc', sortColumn: 'lastName' });
  const bookings = useAllRows('booking.list', { eventId }, { enabled: canReadBookings });
  const tickets = useAllRows('booking.ticketList', { eventId }, { enabled: canReadTickets });
  const isPending =
    racers.value === undefined ||
    (canReadBookings && bookings.state === 'pending') ||
    (canReadTickets && tickets.state === 'pending');
  const entries = useMemo(
    () =>
      isPending
        ? undefined
        : toEventEntries(racers.value?.rows ?? noRows, {
            eventId,
            bookings: completeRows(bookings),
            tickets: completeRows(tickets),
          }),
    [isPending, racers.value, bookings, tickets, eventId],
  );
  const refresh = () => {
    racers.refresh();
    if (canReadBookings) bookings.refresh();
    if (canReadTickets) tickets.refresh();
  };
  return { racers, entries, refresh };
};
