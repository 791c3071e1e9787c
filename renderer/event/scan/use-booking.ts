/** The whole booking behind a match: what is loaded at once, and the rest from the server. */
import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import { useMemo } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { toTrimmedText } from '../../kit/format/plain-text';
import { useAllRows } from '../../kit/list/data/use-all-rows';
import { useCan } from '../../kit/stores/session';
import type { Match } from './lookup-index';

export interface WholeBooking {
  readonly booking: Booking | undefined;
  readonly tickets: readonly Ticket[];
  /** Whether tickets or details are still loading. */
  readonly busy: boolean;
}

const idOf = ({ booking, tickets }: Match): string | number | undefined => {
  const id = booking?.id ?? tickets[0]?.bookingId;
  return id === null || id === '' ? undefined : id;
};

/** Tickets by id, those of the server after those that are loaded. */
const mergeTickets = (loaded: readonly Ticket[], received: readonly Ticket[]): readonly Ticket[] => {
  const newer = new Map(received.map((ticket) => [String(ticket.id ?? ''), ticket]));
  const known = new Set(loaded.map(({ id }) => String(id ?? '')));
  return [
    ...loaded.map((ticket) => newer.get(String(ticket.id ?? '')) ?? ticket),
    ...received.filter(({ id }) => !known.has(String(id ?? ''))),
  ];
};

/**
 * Whether a received ticket may be the booking's. A server may ignore the booking's id and leave it out of the tickets;
 * then their booking number counts, and one without a number counts unless the server is known to ignore the id.
 */
const isOwn =
  (number: string, isIgnored: boolean) =>
  ({ bookingId, bookingNumber }: Ticket): boolean => {
    if (bookingId !== undefined) return true;
    const own = toTrimmedText(bookingNumber);
    return own === '' || number === '' ? !isIgnored : own === number;
  };

export const useBooking = (match: Match): WholeBooking => {
  const id = idOf(match);
  const isKnown = id !== undefined;
  const canReadBooking = useCan(['read', 'Booking']);
  const canReadTickets = useCan(['read', 'Ticket']);
  const detail = useCall('booking.detail', { id: id ?? '' }, { enabled: isKnown && canReadBooking });
  const own = useAllRows('booking.ticketList', { bookingId: id ?? '' }, { enabled: isKnown && canReadTickets });
  return useMemo(() => {
    const sent = Object.entries(detail.value ?? {}).filter(([, value]) => value !== undefined);
    const booking = match.booking || detail.value ? { ...match.booking, ...Object.fromEntries(sent) } : undefined;
    const number = toTrimmedText(booking?.bookingNumber ?? match.tickets[0]?.bookingNumber);
    const { rows = [], others = 0 } = own.value ?? {};
    const received = rows.filter(isOwn(number, others > 0));
    return {
      booking: booking as Booking | undefined,
      tickets: mergeTickets(match.tickets, received),
      busy: detail.busy || own.busy,
    };
  }, [match, detail, own]);
};
