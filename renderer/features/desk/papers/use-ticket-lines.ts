import type { CopyNote } from '@contract/failure';
import { useMemo } from 'react';
import { unnamedNotes } from '../../../event/event-rows';
import type { EventId } from '../../../event/use-event-rows';
import { useEventBookings, useEventTickets } from '../../../event/use-event-rows';
import { oldestCopy } from '../../../kit/bridge/copies';
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
  readonly notes: readonly string[];
  readonly asOf: number;
  /** The oldest of the lists that are from the copy on this computer. */
  readonly copy: CopyNote | undefined;
}

const noRows: readonly [] = [];

const bookingsNote = (rows: readonly unknown[] | undefined, isJoined: boolean): string =>
  rows ? (isJoined ? '' : deskText('papers.unjoined')) : deskText('papers.withoutBookings');

export const useTicketLines = (eventId: EventId): Lines => {
  const canReadBookings = useCan(['read', 'Booking']);
  const tickets = useEventTickets(eventId);
  const bookings = useEventBookings(eventId, { enabled: canReadBookings });
  const isPending = tickets.value === undefined || (canReadBookings && bookings.state === 'pending');
  const ticketRows = tickets.value?.rows;
  const bookingRows = bookings.value?.rows;
  const joined = useMemo(() => ticketLines(ticketRows ?? noRows, bookingRows ?? noRows), [ticketRows, bookingRows]);
  const notes = useMemo(
    () => [
      tickets.value?.isComplete === false || bookings.value?.isComplete === false ? deskText('papers.incomplete') : '',
      bookingsNote(bookingRows, joined.isJoined),
      ...unnamedNotes(inspectionText, [tickets.value, bookings.value]),
    ],
    [tickets.value, bookings.value, bookingRows, joined.isJoined],
  );
  return {
    call: tickets,
    lines: isPending ? undefined : joined.lines,
    leftOut: joined.leftOut,
    notes,
    asOf: Math.min(...[tickets, bookings].flatMap(({ asOf }) => asOf ?? [])),
    copy: oldestCopy([tickets.copy, bookings.copy]),
  };
};
