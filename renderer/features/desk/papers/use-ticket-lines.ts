import { useMemo } from 'react';
import { unnamedNotes } from '../../../event/event-rows';
import type { EventId } from '../../../event/use-event-rows';
import { useEventBookings, useEventTickets } from '../../../event/use-event-rows';
import type { Call } from '../../../kit/bridge/use-call';
import { useCan } from '../../../kit/stores/session';
import { deskText, inspectionText } from './paper-texts';
import { type TicketLine, ticketLines } from './ticket-lines';

interface Lines {
  readonly call: Call<unknown>;
  /** Undefined until tickets and bookings are loaded. */
  readonly lines: readonly TicketLine[] | undefined;
  /** How many tickets admit nobody. */
  readonly leftOut: number;
  /** What a reader must know about missing rows. */
  readonly note: string | undefined;
  readonly asOf: number;
}

const noRows: readonly [] = [];

export const useTicketLines = (eventId: EventId): Lines => {
  const canReadBookings = useCan(['read', 'Booking']);
  const tickets = useEventTickets(eventId);
  const bookings = useEventBookings(eventId, { enabled: canReadBookings });
  const isPending = tickets.value === undefined || (canReadBookings && bookings.state === 'pending');
  const ticketRows = tickets.value?.rows;
  const bookingRows = bookings.value?.rows;
  const joined = useMemo(() => ticketLines(ticketRows ?? noRows, bookingRows ?? noRows), [ticketRows, bookingRows]);
  const notes = [
    tickets.value?.isComplete === false || bookings.value?.isComplete === false ? deskText('papers.incomplete') : '',
    bookingRows ? '' : deskText('papers.withoutBookings'),
    ...unnamedNotes(inspectionText, [tickets.value, bookings.value]),
  ].filter((note) => note !== '');
  return {
    call: tickets,
    lines: isPending ? undefined : joined.lines,
    leftOut: joined.leftOut,
    note: notes.length > 0 ? notes.join(' ') : undefined,
    asOf: Math.min(...[tickets, bookings].flatMap(({ asOf }) => asOf ?? [])),
  };
};
