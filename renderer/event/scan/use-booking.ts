/** The whole booking behind a match: what is loaded at once, and the rest from the server. */
import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import { useEffect, useMemo, useState } from 'react';
import { freshMs } from '../../kit/bridge/query-client';
import { type Call, useCall } from '../../kit/bridge/use-call';
import { type AllRows, useAllRows } from '../../kit/list/data/use-all-rows';
import { useCan } from '../../kit/stores/session';
import { idText, isOfBooking } from './booking-groups';
import { plain } from './code';
import type { Match } from './lookup-index';
import { bookingFields, joinSentFields, type SentFields, sentFieldsOf } from './sent-fields';

export interface WholeBooking {
  readonly booking: Booking | undefined;
  readonly tickets: readonly Ticket[];
  /** Whether tickets or details are still loading. */
  readonly busy: boolean;
  /** Whether a part of them was never loaded and still may be. */
  readonly isReading: boolean;
  /** Whether the server was asked for both and answered with this booking. */
  readonly isChecked: boolean;
  /** Those of the tickets that it answered with. */
  readonly received: ReadonlySet<Ticket>;
  /** Ids of loaded tickets that the server no longer has in this booking. They are not among the tickets. */
  readonly gone: ReadonlySet<string>;
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
 * Asks again for old answers, once for each scan. The cache itself asks again only when another booking is scanned. Returns
 * whether the calls have yet to start.
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

/** Whether a list has a ticket, by its id or its number. */
const hasTicket = (rows: readonly Ticket[], { id, ticketNumber }: Ticket): boolean =>
  rows.some(
    (row) =>
      idText(row.id) === idText(id) || (plain(ticketNumber) !== '' && plain(row.ticketNumber) === plain(ticketNumber)),
  );

/**
 * Finds the loaded tickets that the server no longer has in the booking. The booking's own list proves it if it is whole, comes
 * from the server itself, is not older than the loaded rows, and has another ticket that names the booking. Without such a
 * ticket the server may just not narrow lists by booking. Then the ticket itself is asked for, if it is only one.
 */
const useGone = (
  { tickets, ticketId }: Match,
  booking: Booking,
  own: Call<AllRows<Ticket>>,
  since: number,
): { readonly gone: ReadonlySet<string>; readonly single: Call<Ticket> | undefined } => {
  const { rows = [], others = 0, isComplete = false, mayHaveMore = false } = own.value ?? {};
  const isLater = own.copy === undefined && (own.asOf ?? 0) >= since;
  const isWhole = isComplete && !mayHaveMore && others === 0 && isLater;
  const lacking = isWhole ? tickets.filter((one) => idText(one.id) !== '' && !hasTicket(rows, one)) : [];
  const isProven = rows.some((row) => isOfBooking(row, booking) === true);
  const doubted = lacking.length === 1 ? lacking[0] : lacking.find(({ id }) => idText(id) === ticketId);
  const isAsked = doubted !== undefined && !isProven;
  const single = useCall('booking.ticketDetail', { id: doubted?.id ?? '' }, { enabled: isAsked });
  const isElsewhere = single.value !== undefined && isOfBooking(single.value, booking) === false;
  const isSameTicket = idText(single.value?.id) === idText(doubted?.id);
  const isGone = isAsked && (single.failure?.code === 'not-found' || (isElsewhere && isSameTicket));
  const key = JSON.stringify(isProven ? lacking.map(({ id }) => idText(id)) : isGone ? [idText(doubted.id)] : []);
  const gone = useMemo(() => new Set<string>(JSON.parse(key)), [key]);
  return { gone, single: isAsked ? single : undefined };
};

/** What is known of the booking before its details are: its id, and the number that a ticket has. */
const namedBooking = ({ booking, tickets: [ticket] }: Match, id: string | number | undefined): Booking => ({
  id: id ?? null,
  bookingNumber: booking?.bookingNumber ?? ticket?.bookingNumber ?? null,
});

/** Nothing without a match. `foundAt`: when the server sent the newest of the rows that have it. */
export const useBooking = (found: Match | undefined, foundAt: number, scan: number): WholeBooking => {
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
  const named = useMemo(() => namedBooking(match, id), [match, id]);
  const isReading = isFirstRead(detail) || isFirstRead(own);
  // Until all is read, what is loaded answers.
  const { gone, single } = useGone(match, named, own, isReading ? Infinity : foundAt);
  const isDue = useAskedAgain(scan, single ? [...asked, single] : asked);
  return useMemo(() => {
    // A server may ignore the id and answer with another booking.
    const ids = { bookingId: named.id ?? null, bookingNumber: named.bookingNumber ?? null };
    const isOther = detail.value && isOfBooking(ids, detail.value) === false;
    const received = isOther ? undefined : detail.value;
    const sentValues = Object.entries(received ?? {}).filter(([, value]) => value !== undefined);
    const booking: Booking | undefined =
      match.booking || received ? { ...match.booking, ...Object.fromEntries(sentValues) } : undefined;
    const { rows = [], others = 0 } = own.value ?? {};
    const ownRows = rows.filter(isOwn({ ...named, ...booking, id: named.id ?? booking?.id ?? null }, others > 0));
    const tickets = mergeTickets(
      match.tickets.filter((ticket) => !gone.has(idText(ticket.id))),
      ownRows,
    );
    const times = asked.flatMap((call) => (call === detail && !received ? [] : (call.asOf ?? [])));
    // A status that only the list has is as old as the list.
    const isRead =
      received && bookingFields.every((field) => received[field] !== undefined || match.booking?.[field] === undefined);
    return {
      booking,
      tickets,
      busy: isDue || detail.busy || own.busy || single?.busy === true,
      isReading,
      isChecked: asked.length > 0 && asked.every(isChecked) && (isRead === true || !asked.includes(detail)),
      received: new Set(ownRows),
      gone,
      asOf: times.length > 0 ? Math.min(...times) : undefined,
      isUnread: booking === undefined && detail.failure !== undefined,
      sent: joinSentFields(match.sent, sentFieldsOf(booking ? [booking] : [], tickets), detail.busy),
    };
  }, [match, named, asked, isDue, isReading, gone, single, detail, own]);
};
