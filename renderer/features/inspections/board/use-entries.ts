/** The racers of an event, checked against its tickets and bookings. */
import type { Visitor } from '@contract/entities/visitor';
import { useMemo } from 'react';
import type { Call } from '../../../kit/bridge/use-call';
import { type AllRows, useAllRows } from '../../../kit/list/data/use-all-rows';
import { useCan } from '../../../kit/stores/session';
import type { Key } from './checks';
import { type Entered, enteredRacers } from './entries';

const none: readonly [] = [];

/** An incomplete list does not show who is missing from it. */
const wholeOf = <Row>({ value }: Call<AllRows<Row>>): readonly Row[] | undefined =>
  value?.whole ? value.rows : undefined;

/** `entered` is undefined until everything readable is read. */
export const useEntries = (
  eventId: Key,
): { racers: Call<AllRows<Visitor>>; entered: Entered | undefined; refresh: () => void } => {
  const mayReadBookings = useCan(['read', 'Booking']);
  const mayReadTickets = useCan(['read', 'Ticket']);
  const racers = useAllRows('visitor.list', { userType: 'racer', eventId, sort: 'asc', sortColumn: 'lastName' });
  const bookings = useAllRows('booking.list', { eventId }, { enabled: mayReadBookings });
  const tickets = useAllRows('booking.ticketList', { eventId }, { enabled: mayReadTickets });
  const waits =
    racers.value === undefined ||
    (mayReadBookings && bookings.state === 'pending') ||
    (mayReadTickets && tickets.state === 'pending');
  const entered = useMemo(
    () =>
      waits
        ? undefined
        : enteredRacers(racers.value?.rows ?? none, {
            eventId,
            bookings: wholeOf(bookings),
            tickets: wholeOf(tickets),
          }),
    [waits, racers.value, bookings, tickets, eventId],
  );
  const refresh = () => {
    racers.refresh();
    if (mayReadBookings) bookings.refresh();
    if (mayReadTickets) tickets.refresh();
  };
  return { racers, entered, refresh };
};
