/** The whole booking behind a match: what is loaded at once, and the rest from the server. */
import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import { useMemo } from 'react';
import { useCall } from '../../kit/bridge/use-call';
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
    return {
      booking: booking as Booking | undefined,
      tickets: mergeTickets(match.tickets, own.value?.rows ?? []),
      busy: detail.busy || own.busy,
    };
  }, [match, detail, own]);
};
