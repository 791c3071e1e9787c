/** Who of an event has signed the waiver, from tickets and the racers' terms. Only the server's yes counts as signed. */
import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import { bookingFinder } from '@contract/entities/ticket-booking';
import { isVoid } from '@contract/entities/ticket-entries';
import { fold } from '@contract/text/fold';
import { contactOf } from '../../../event/contact';
import type { RecordId } from '../../../event/part-loader';
import { findIssues } from '../../../event/readiness/find-issues';
import { type Parts, pendingParts } from '../../../event/readiness/part';
import type { ReferenceDays } from '../../../event/readiness/reference-days';
import { parseFlag } from '../../../kit/format/flag';
import { toTrimmedText } from '../../../kit/format/plain-text';
import { readStatusWord } from '../../../kit/format/status-word';

/** Those to chase, the most certain first. */
export const waiverStates = ['declined', 'expired', 'unsigned', 'guardian', 'unknown'] as const;
export type WaiverState = (typeof waiverStates)[number] | 'checking' | 'signed';
type Detail = 'notSent' | 'conflict' | 'failed' | 'unclear' | 'age' | 'other';

interface Waiver {
  readonly state: WaiverState;
  readonly detail?: Detail;
}

/** One person with a ticket. A type, because the grid takes open records. */
export type WaiverRow = {
  readonly id: string;
  readonly bookingId: unknown;
  /** Undefined if the ticket names no account. */
  readonly userId: string | undefined;
  readonly holderName: string;
  readonly bookedBy: string;
  readonly state: WaiverState;
  readonly detail: Detail | undefined;
  readonly ticketType: string;
  readonly ticketNumber: string;
  readonly bookingNumber: string;
  readonly phone: string;
  readonly email: string;
};

/** What the ticket says; a server that sent nothing said nothing. */
const ticketWaiver = (value: unknown): Waiver => {
  if (value === undefined) return { state: 'unknown', detail: 'notSent' };
  const flag = parseFlag(value);
  if (flag === true) return { state: 'signed' };
  return flag === false || value === null || value === ''
    ? { state: 'unsigned' }
    : { state: 'unknown', detail: 'unclear' };
};

/** What the racer's terms say; undefined if the server has none. */
const termsWaiver = (
  parts: Parts,
  days: ReferenceDays,
  requested: { userId: RecordId; eventId: RecordId },
): Waiver | undefined => {
  const { terms } = parts;
  if (terms.state === 'none') return undefined;
  if (terms.state === 'pending') return { state: 'checking' };
  if (terms.state === 'failed') return { state: 'unknown', detail: 'failed' };
  const reasons = findIssues('terms', parts, days, requested);
  const has = (reason: string, item?: string) =>
    reasons.some((issue) => issue.reason === reason && (item === undefined || issue.item === item));
  if (has('otherRacer') || has('otherEvent')) return { state: 'unknown', detail: 'other' };
  if (has('declined')) return { state: 'declined' };
  if (readStatusWord(terms.value.signingStatus) === 'expired') return { state: 'expired' };
  if (has('unsigned')) return { state: 'unsigned' };
  if (has('notSent', 'waiver')) return { state: 'unknown', detail: 'notSent' };
  if (has('unclear', 'waiver') || has('otherForm', 'waiver')) return { state: 'unknown', detail: 'unclear' };
  if (has('guardian')) return { state: 'guardian' };
  // Whether a minor needs a guardian is known with the driver's date of birth.
  if (has('notSent', 'age') && parts.driver.state === 'pending') return { state: 'checking' };
  return has('notSent', 'age') || has('unclear', 'age') || has('otherForm', 'age') || has('noZone')
    ? { state: 'unknown', detail: 'age' }
    : { state: 'signed' };
};

/** The terms say more than the ticket's flag; a yes of one does not outweigh a no of the other. */
const joinWaivers = (ticket: Waiver, terms: Waiver | undefined): Waiver => {
  if (!terms) return ticket;
  if (terms.state === 'signed') return ticket.state === 'unsigned' ? { state: 'unknown', detail: 'conflict' } : terms;
  if (terms.state === 'unsigned' && ticket.state === 'signed') return { state: 'unknown', detail: 'conflict' };
  if (terms.detail === 'notSent' && ticket.state !== 'unknown') return ticket;
  return terms;
};

interface Sources {
  readonly eventId: RecordId;
  readonly tickets: readonly Ticket[];
  readonly bookings: readonly Booking[];
  /** Undefined if the user can't read inspections: then the tickets decide. */
  readonly parts: ReadonlyMap<string, Parts> | undefined;
  readonly days: ReferenceDays;
}

/** Nobody signs for a parking space. */
const isPerson = ({ ticketType }: Ticket): boolean => fold(toTrimmedText(ticketType)) !== 'parking';

const userOf = (ticket: Ticket, booking: Booking | undefined): string | undefined => {
  const id = toTrimmedText(ticket.userId ?? booking?.userId);
  return id === '' ? undefined : id;
};

/** Whether the ticket is the account's own: a booking may hold tickets of other racers. */
const isOwnRacerTicket = ({ ticketType, holderName }: Ticket, booking: Booking | undefined): boolean => {
  const [holder, booker] = [fold(toTrimmedText(holderName)), fold(toTrimmedText(booking?.userName))];
  return fold(toTrimmedText(ticketType)) === 'racer' && (holder === '' || booker === '' || holder === booker);
};

const validTickets = ({ eventId, tickets, bookings }: Pick<Sources, 'eventId' | 'tickets' | 'bookings'>) => {
  const bookingOf = bookingFinder(bookings);
  return tickets.flatMap((ticket) => {
    const booking = bookingOf(ticket);
    const ticketEvent = ticket.eventId ?? booking?.eventId ?? eventId;
    const isValid =
      !isVoid(ticket.status) && !isVoid(booking?.bookingStatus) && String(ticketEvent) === String(eventId);
    return isValid && isPerson(ticket) ? [{ ticket, booking }] : [];
  });
};

/** The racers whose terms are asked for, by visitor id. */
export const racersToCheck = (sources: Pick<Sources, 'eventId' | 'tickets' | 'bookings'>): readonly string[] => [
  ...new Set(
    validTickets(sources).flatMap(({ ticket, booking }) =>
      isOwnRacerTicket(ticket, booking) ? (userOf(ticket, booking) ?? []) : [],
    ),
  ),
];

export const waiverRows = (sources: Sources): readonly WaiverRow[] =>
  validTickets(sources).map(({ ticket, booking }, index) => {
    const userId = userOf(ticket, booking);
    const isRacer = userId !== undefined && isOwnRacerTicket(ticket, booking);
    const parts = userId === undefined ? undefined : sources.parts?.get(userId);
    const terms =
      isRacer && sources.parts
        ? termsWaiver(parts ?? pendingParts, sources.days, { userId, eventId: sources.eventId })
        : undefined;
    const waiver = joinWaivers(ticketWaiver(ticket.waiverSigned), terms);
    const driver = isRacer && parts?.driver.state === 'known' ? parts.driver.value : undefined;
    return {
      id: toTrimmedText(ticket.id) || `row ${index}`,
      bookingId: ticket.bookingId ?? undefined,
      userId,
      holderName: toTrimmedText(ticket.holderName) || toTrimmedText(booking?.userName),
      bookedBy: toTrimmedText(booking?.userName),
      state: waiver.state,
      detail: waiver.detail,
      ticketType: toTrimmedText(ticket.ticketType),
      ticketNumber: toTrimmedText(ticket.ticketNumber),
      bookingNumber: toTrimmedText(ticket.bookingNumber) || toTrimmedText(booking?.bookingNumber),
      ...contactOf(driver, { email: ticket.holderEmail }, { phone: booking?.userPhone, email: booking?.userEmail }),
    };
  });

const digitsOf = (text: string): string => fold(text).replaceAll(/\D/g, '');

/** Those to chase who fit the search: any part of a name or number, in any notation of a phone number. */
export const searchWaivers = (
  rows: readonly WaiverRow[],
  q: string,
  state: WaiverState | undefined,
): readonly WaiverRow[] => {
  const needle = fold(q).trim();
  const digits = digitsOf(q);
  const order: readonly WaiverState[] = waiverStates;
  const rank = (row: WaiverRow) => order.indexOf(row.state);
  return rows
    .filter((row) => (state ? row.state === state : rank(row) >= 0))
    .filter(
      ({ holderName, bookedBy, bookingNumber, ticketNumber, phone, email }) =>
        fold([holderName, bookedBy, bookingNumber, ticketNumber, phone, email].join('\n')).includes(needle) ||
        (digits.length >= 4 && digitsOf(phone).includes(digits)),
    )
    .toSorted((one, other) => rank(one) - rank(other) || (fold(one.holderName) < fold(other.holderName) ? -1 : 1));
};
