/** What the gate's answer is made of, as a booking, its tickets and the racer's inspection say it. */
import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import { currentLocale } from '../../kit/format/locale';
import { toTrimmedText } from '../../kit/format/plain-text';
import type { EventReference } from '../../kit/stores/current-event';
import { sentZone } from '../readiness/event-zone';
import type { Readiness } from '../readiness/readiness';
import { idText } from './booking-groups';
import { isPlainCode } from './code';
import { type FoundKind, type OpenPoint, waiverPoint } from './gate-answer';
import { createLookupIndex, type Match } from './lookup-index';
import { amountOwed, eventOf, type Judgement, judgeTicket } from './ticket-verdict';
import type { WholeBooking } from './use-booking';
import type { Lookup } from './use-lookup';

/** The ticket that the code names decides alone. */
const isOtherEvent = ({ booking, tickets: all, ticketId }: Match, event: EventReference | undefined): boolean => {
  const own = event && String(event.id);
  const tickets = ticketId === undefined ? all : all.filter(({ id }) => String(id) === ticketId);
  const events = tickets.length > 0 ? tickets.map((ticket) => eventOf(ticket, booking)) : [eventOf({}, booking)];
  return own !== undefined && events.every((id) => id !== undefined && id !== own);
};

/**
 * The ticket that the code names among all tickets of the booking; `missing` if the code is of a ticket that the booking
 * doesn't have, `none` if that isn't certain. What is nothing else than a number or a name has no parts to look for.
 */
export const namedTicket = (
  code: string,
  match: Match,
  { booking, tickets, gone }: Pick<WholeBooking, 'booking' | 'tickets' | 'gone'>,
): string | undefined => {
  if (match.ticketId !== undefined && gone.has(match.ticketId)) return 'missing';
  if (match.ticketId !== undefined || isPlainCode(code)) return match.ticketId;
  const [found] = createLookupIndex(booking ? [booking] : [], tickets).find(code);
  if (!found) return 'missing';
  return found.ticketId ?? (found.isCertain ? undefined : 'none');
};

interface Found {
  /** The booking that answers. */
  readonly match: Match | undefined;
  readonly whole: Pick<WholeBooking, 'isReading' | 'tickets'>;
  readonly named: string | undefined;
}

export const foundKind = (
  lookup: Lookup,
  event: EventReference | undefined,
  { match, whole, named }: Found,
): FoundKind => {
  if (lookup.state !== 'found') return 'uncertain';
  if (match) {
    // What the server was asked for is complete with its booking.
    if (whole.isReading && (lookup.loadedAt === undefined || named === 'missing' || whole.tickets.length === 0))
      return 'reading';
    return named === 'missing' ? 'missing' : named === 'none' ? 'uncertain' : 'tickets';
  }
  if (lookup.matches.every((one) => isOtherEvent(one, event))) return 'otherEvent';
  return lookup.matches.some(({ isCertain }) => isCertain) ? 'several' : 'uncertain';
};

export interface Judged extends Judgement {
  readonly ticket: Ticket;
  readonly isNamed: boolean;
}

interface JudgeContext {
  readonly event: EventReference | undefined;
  readonly named: string | undefined;
  readonly now: number;
  readonly canReadBooking: boolean;
}

const byNumber = (one: Ticket, other: Ticket): number =>
  String(one.ticketNumber ?? '').localeCompare(String(other.ticketNumber ?? ''), currentLocale(), { numeric: true });

/** The booking's tickets, the one that the code names first. */
export const judgeTickets = (
  { booking, tickets, sent }: WholeBooking,
  { event, named, now, canReadBooking }: JudgeContext,
): readonly Judged[] => {
  const judged = tickets.toSorted(byNumber).map((ticket) => {
    const timezone = sentZone(ticket.timezone, booking?.timezone, event?.timezone);
    const context = { eventId: event && String(event.id), timezone, now, sent, canReadBooking };
    const isNamed = named === undefined ? tickets.length === 1 : String(ticket.id) === named;
    return { ticket, ...judgeTicket(ticket, booking, context), isNamed };
  });
  return judged.toSorted((one, other) => Number(other.isNamed) - Number(one.isNamed));
};

/** The ticket that the code names alone, or all of the booking. */
export const decidingTickets = <T extends Pick<Judged, 'isNamed'>>(tickets: readonly T[]): readonly T[] => {
  const named = tickets.filter(({ isNamed }) => isNamed);
  return named.length > 0 ? named : tickets;
};

const isRacers = ({ ticketType }: Ticket): boolean => ticketType === 'racer';

/** A ticket without a type may be a racer's. */
const mayRace = ({ ticketType }: Ticket): boolean => (ticketType ?? 'racer') === 'racer';

/**
 * The id of the racer whose records answer for the deciding tickets. It is empty if the racer has none, and if several people
 * race, because one person's records tell nothing about the others. Undefined if nobody races.
 */
export const racerOf = (
  booking: Booking | undefined,
  tickets: readonly Pick<Judged, 'ticket' | 'isNamed'>[],
): string | undefined => {
  // A booking may have tickets of several people, of whom not all race.
  if (booking?.userType !== 'racer' && !tickets.some(({ ticket }) => isRacers(ticket))) return undefined;
  const deciding = decidingTickets(tickets).map(({ ticket }) => ticket);
  const racing = deciding.length === 1 ? deciding : deciding.filter(mayRace);
  const booked = idText(booking?.userId);
  const [id = booked, ...others] = new Set(racing.map(({ userId }) => idText(userId) || booked));
  return others.length > 0 ? '' : id;
};

/** A part of the answer: the booking with its tickets, or the racer's inspection. */
export interface AskedPart {
  readonly busy: boolean;
  /** Whether the server was asked for all of it and answered. */
  readonly isChecked: boolean;
  /** When the server sent the oldest of it. */
  readonly asOf: number | undefined;
}

/** Whether the server confirmed the answer, and when it sent the oldest of what the answer is made of. */
export type Check =
  | { readonly state: 'checking' | 'never' }
  | { readonly state: 'checked' | 'unchecked'; readonly at: number };

export const checkOf = (parts: readonly AskedPart[]): Check => {
  if (parts.some(({ busy }) => busy)) return { state: 'checking' };
  const at = Math.min(...parts.map(({ asOf = Infinity }) => asOf));
  if (at === Infinity) return { state: 'never' };
  return { state: parts.every(({ isChecked }) => isChecked) ? 'checked' : 'unchecked', at };
};

const adultAge = 18;

/** Whether a ticket says that its holder is a minor. */
export const isMinor = ({ holderAge }: Ticket): boolean => typeof holderAge === 'number' && holderAge < adultAge;

/** What the inspection leaves open. Whether a racer's guardian is named is a part of it. */
const racerPoints = ({ level, issues }: Readiness): readonly OpenPoint[] => {
  if (level === 'ready') return [];
  if (level === 'checking') return ['inspectionPending'];
  if (level === 'unknown') return ['inspectionUnknown'];
  return issues.some(({ reason }) => reason === 'guardian') ? ['inspection', 'guardian'] : ['inspection'];
};

/**
 * What the tickets that decide leave open. `racer`: of a racer, if one is known; none if inspections aren't looked at. Only
 * the racer's own age is a part of the inspection: a child's ticket beside an adult's is not the same person's.
 */
export const openPointsOf = (
  tickets: readonly Ticket[],
  booking: Booking | undefined,
  racer: Readiness | 'unknown' | 'none',
): readonly OpenPoint[] => {
  const isInspected = racer !== 'unknown' && racer !== 'none';
  const ofRacer = isInspected ? racerPoints(racer) : (['inspectionUnknown'] as const);
  const areMinorsRacers = isInspected && tickets.every((ticket) => isMinor(ticket) === isRacers(ticket));
  const waiver = waiverPoint(tickets);
  return [
    ...(waiver ? [waiver] : []),
    ...(booking && amountOwed(booking).state === 'owed' ? (['owed'] as const) : []),
    ...(racer !== 'none' && tickets.some(mayRace) ? ofRacer : []),
    ...(tickets.some(isMinor) && !areMinorsRacers ? (['minor'] as const) : []),
    ...(toTrimmedText(booking?.notes) === '' ? [] : (['notes'] as const)),
  ];
};
