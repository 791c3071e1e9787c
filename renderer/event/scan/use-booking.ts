/** The whole booking behind a match: what is loaded at once, and the rest from the server. */
import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import { useEffect, useMemo, useState } from 'react';
import { freshMs } from '../../kit/bridge/query-client';
import { type Call, useCall } from '../../kit/bridge/use-call';
import { useAllRows } from '../../kit/list/data/use-all-rows';
import { useCan } from '../../kit/stores/session';
import { isOfBooking } from './booking-groups';
import type { Match } from './lookup-index';
import { joinSentFields, type SentFields, sentFieldsOf } from './sent-fields';

export interface WholeBooking {
  readonly booking: Booking | undefined;
  readonly tickets: readonly Ticket[];
  /** Whether tickets or details are still loading. */
  readonly busy: boolean;
  /** Whether a part of them was never loaded and still may be. */
  readonly isReading: boolean;
  /** Whether the server was asked for both and answered. */
  readonly isChecked: boolean;
  /** When the server sent the older of its answers. */
  readonly asOf: number | undefined;
  /** Whether the booking is not known because its details could not be loaded. */
  readonly isUnread: boolean;
  /** The fields that this server is known to send. */
  readonly sent: SentFields;
}

/** A part of the booking as it was asked for. */
const isFirstRead = ({ busy, value }: Call<unknown>): boolean => busy && value === undefined;
const isChecked = ({ value, failure, copy }: Call<unknown>): boolean =>
  value !== undefined && failure === undefined && copy === undefined;

const isOld = ({ busy, failure, asOf }: Call<unknown>): boolean =>
  !busy && (failure !== undefined || asOf === undefined || Date.now() - asOf > freshMs);

/**
 * Asks again, once for each scan, for what is no longer fresh: the cache does it only when another booking is scanned.
 * Returns whether that is still to come.
 */
const useAskedAgain = (scan: number, asked: readonly Call<unknown>[]): boolean => {
  const [last, setLast] = useState({ scan, isDue: false });
  if (last.scan !== scan) setLast({ scan, isDue: asked.some(isOld) });
  const { isDue } = last;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a scan asks again
  useEffect(() => {
    if (!isDue) return;
    for (const call of asked) if (isOld(call)) call.refresh();
    setLast({ scan, isDue: false });
  }, [scan, isDue]);
  return isDue;
};

const unknown: Match = {
  ...{ key: '', kind: 'ticket', booking: undefined, tickets: [], ticketId: undefined, holderName: undefined },
  ...{ isCertain: false, sent: sentFieldsOf([], []) },
};

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
 * Whether a received ticket may be the booking's. A server may ignore the booking's id: a ticket that names another booking
 * is not its, and one that names none is unless the server is known to ignore the id.
 */
const isOwn =
  (booking: Booking, isIgnored: boolean) =>
  (ticket: Ticket): boolean =>
    isOfBooking(ticket, booking) ?? !isIgnored;

/** What is known of the booking before its details are: its id, and the number that a ticket has. */
const namedBooking = ({ booking, tickets: [ticket] }: Match, id: string | number | undefined): Booking => ({
  id: id ?? null,
  bookingNumber: booking?.bookingNumber ?? ticket?.bookingNumber ?? null,
});

/** Nothing without a match. */
export const useBooking = (found: Match | undefined, scan: number): WholeBooking => {
  const match = found ?? unknown;
  const id = idOf(match);
  const isKnown = id !== undefined;
  const canReadBooking = useCan(['read', 'Booking']);
  const canReadTickets = useCan(['read', 'Ticket']);
  const detail = useCall('booking.detail', { id: id ?? '' }, { enabled: isKnown && canReadBooking });
  const own = useAllRows('booking.ticketList', { bookingId: id ?? '' }, { enabled: isKnown && canReadTickets });
  const asked = useMemo(
    () => [...(isKnown && canReadBooking ? [detail] : []), ...(isKnown && canReadTickets ? [own] : [])],
    [isKnown, canReadBooking, canReadTickets, detail, own],
  );
  const isDue = useAskedAgain(scan, asked);
  return useMemo(() => {
    const times = asked.flatMap(({ asOf }) => asOf ?? []);
    const named = namedBooking(match, id);
    // A server may ignore the id and answer with another booking.
    const ids = { bookingId: named.id ?? null, bookingNumber: named.bookingNumber ?? null };
    const isOther = detail.value && isOfBooking(ids, detail.value) === false;
    const received = isOther ? undefined : detail.value;
    const sentValues = Object.entries(received ?? {}).filter(([, value]) => value !== undefined);
    const booking: Booking | undefined =
      match.booking || received ? { ...match.booking, ...Object.fromEntries(sentValues) } : undefined;
    const { rows = [], others = 0 } = own.value ?? {};
    const tickets = mergeTickets(
      match.tickets,
      rows.filter(isOwn({ ...named, ...booking, id: named.id ?? booking?.id ?? null }, others > 0)),
    );
    return {
      booking,
      tickets,
      busy: isDue || detail.busy || own.busy,
      isReading: isFirstRead(detail) || isFirstRead(own),
      isChecked: asked.length > 0 && asked.every(isChecked),
      asOf: times.length > 0 ? Math.min(...times) : undefined,
      isUnread: booking === undefined && detail.failure !== undefined,
      sent: joinSentFields(match.sent, sentFieldsOf(booking ? [booking] : [], tickets), detail.busy),
    };
  }, [match, id, asked, isDue, detail, own]);
};
