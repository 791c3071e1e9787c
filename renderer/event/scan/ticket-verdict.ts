/**
 * Whether a ticket admits its holder to an event now. Nothing is called valid that was not read and recognised; whatever
 * may speak against a ticket and can't be read leaves the verdict open, with a word of its own.
 *
 * A value that was not sent leaves it open too, with these exceptions, without which no ticket of many servers would ever be
 * valid:
 * - A field that no row of this server has (`sent-fields.ts`) can't be required: times of validity, a check-in, the booking's
 *   status and payment, the booking itself. The ticket's status can: it is the server's word on the ticket.
 * - Where no event is chosen, the ticket's event is not judged.
 * - A ticket without a limit (null) is valid at any time; one without a check-in (null) is not used.
 * - A complimentary booking needs no payment.
 * - A person who may not read bookings sees what the ticket says.
 * - Without a time zone, a day counts only where it is the same everywhere on earth.
 */
import { type Booking, openBookingStatuses } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import { type ContraryField, contraryFields } from '@contract/reading/contrary-field';
import { dayOf } from '@contract/time/event-days';
import type { Tone } from '../../kit/area/field';
import { parseDateTime, parseDay } from '../../kit/format/date-time';
import { possibleZones } from '../readiness/event-zone';
import { isUsed } from '../ticket-use';
import { idText, isOfBooking } from './booking-groups';
import type { SentFields } from './sent-fields';

export const verdicts = [
  'valid',
  'used',
  'cancelled',
  'refunded',
  'transferred',
  'blocked',
  'bookingCancelled',
  'bookingExpired',
  'unpaid',
  'otherEvent',
  'notYet',
  'over',
  'eventUnknown',
  'timeUnknown',
  'useUnknown',
  'bookingUnknown',
  'paymentUnknown',
  'unknown',
] as const;
export type Verdict = (typeof verdicts)[number];

export const verdictTones: Readonly<Record<Verdict, Tone>> = {
  valid: 'success',
  used: 'warning',
  cancelled: 'danger',
  refunded: 'danger',
  transferred: 'danger',
  blocked: 'danger',
  bookingCancelled: 'danger',
  bookingExpired: 'danger',
  unpaid: 'warning',
  otherEvent: 'danger',
  notYet: 'danger',
  over: 'danger',
  eventUnknown: 'warning',
  timeUnknown: 'warning',
  useUnknown: 'warning',
  bookingUnknown: 'warning',
  paymentUnknown: 'warning',
  unknown: 'warning',
};

/** Those that say what is not known. */
export const openVerdicts: ReadonlySet<Verdict> = new Set([
  'eventUnknown',
  'timeUnknown',
  'useUnknown',
  'bookingUnknown',
  'paymentUnknown',
  'unknown',
]);

export interface VerdictContext {
  /** The event at the gate; undefined where no event is chosen. */
  readonly eventId: string | undefined;
  /** As the server sent it, for the ticket, its booking or the event. */
  readonly timezone: unknown;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The fields that rows of this server have; those of this ticket and booking by default. */
  readonly sent?: SentFields | undefined;
  /** False if the user may not read bookings. */
  readonly canReadBooking?: boolean;
}

const isEmpty = (value: unknown): boolean => value === null || (typeof value === 'string' && value.trim() === '');
const wordOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const compare = (one: number | string, other: number | string): -1 | 0 | 1 => (one < other ? -1 : one > other ? 1 : 0);

/**
 * Whether now is before (-1) or after (1) a limit; 0 without a limit, undefined if that can't be read. A day without a time
 * lasts until its end at the event.
 */
const compareTo = (limit: unknown, { timezone, now }: VerdictContext): -1 | 0 | 1 | undefined => {
  if (limit === undefined || isEmpty(limit)) return 0;
  const time = parseDateTime(limit);
  if (time !== undefined) return compare(now, time);
  const isDay = parseDay(limit) !== undefined;
  const readings = possibleZones(timezone).map((zone) => {
    if (isDay) return compare(dayOf(now, zone) ?? '', String(limit));
    const local = parseDateTime(limit, zone);
    return local === undefined ? undefined : compare(now, local);
  });
  return readings.every((one) => one === readings[0]) ? readings[0] : undefined;
};

const ended: Readonly<Record<string, Verdict>> = {
  cancelled: 'cancelled',
  refunded: 'refunded',
  transferred: 'transferred',
  blocked: 'blocked',
};

const bookingEnded: Readonly<Record<string, Verdict>> = {
  cancelled: 'bookingCancelled',
  expired: 'bookingExpired',
  refunded: 'refunded',
};
const bookingOpen: ReadonlySet<string> = new Set(openBookingStatuses);
const unpaid = new Set(['unpaid', 'failed']);
const paid = new Set(['paid', 'partially_refunded']);

const eventIdOf = (row: Ticket | Booking | undefined): string | undefined => idText(row?.eventId).trim() || undefined;

/** The event of a ticket, or else of its booking. */
export const eventOf = (ticket: Ticket, booking: Booking | undefined): string | undefined =>
  eventIdOf(ticket) ?? eventIdOf(booking);

/** Whether both name the same event, or one of them none. */
const isOfOneEvent = (ticket: Ticket, booking: Booking): boolean => {
  const [own, other] = [eventIdOf(ticket), eventIdOf(booking)];
  return own === undefined || other === undefined || own === other;
};

/** What a field says of a part of a booking: not of each ticket. */
const partial: ReadonlySet<ContraryField['meaning']> = new Set(['used', 'refunded', 'unpaid']);

const ofStatus = (ticket: Ticket, booking: Booking | undefined): Verdict | undefined => {
  const [status, bookingStatus] = [wordOf(ticket.status), wordOf(booking?.bookingStatus)];
  if (Object.hasOwn(ended, status)) return ended[status];
  if (Object.hasOwn(bookingEnded, bookingStatus)) return bookingEnded[bookingStatus];
  return wordOf(booking?.paymentStatus) === 'refunded' ? 'refunded' : undefined;
};

/** What the booking leaves open, if anything. */
const leftOpen = (
  ticket: Ticket,
  booking: Booking | undefined,
  said: ContraryField | undefined,
  { sent, canReadBooking = true }: VerdictContext,
): Verdict | undefined => {
  if (!booking) {
    const hasBooking = [ticket.bookingId, ticket.bookingNumber].some((key) => key !== undefined && !isEmpty(key));
    return canReadBooking && (hasBooking || sent?.ticket.has('bookingId')) ? 'bookingUnknown' : undefined;
  }
  const { bookingStatus, paymentStatus, paymentMethod } = booking;
  const isStatusSent = bookingStatus !== undefined || sent?.booking.has('bookingStatus');
  if (isStatusSent && !bookingOpen.has(wordOf(bookingStatus))) return 'bookingUnknown';
  if (said) return 'bookingUnknown';
  if (paid.has(wordOf(paymentStatus))) return undefined;
  if (paymentMethod === 'comp' && (paymentStatus === undefined || isEmpty(paymentStatus))) return undefined;
  return paymentStatus !== undefined || sent?.booking.has('paymentStatus') ? 'paymentUnknown' : undefined;
};

/** A limit that other tickets of the server have and this one lacks was not sent. */
const isLimitMissing = (ticket: Ticket, { sent }: VerdictContext): boolean =>
  (['validFrom', 'validUntil'] as const).some((field) => ticket[field] === undefined && sent?.ticket.has(field));

const isUseMissing = ({ isCheckedIn, checkedInAt }: Ticket, { sent }: VerdictContext): boolean =>
  isCheckedIn === undefined &&
  checkedInAt === undefined &&
  (sent?.ticket.has('isCheckedIn') === true || sent?.ticket.has('checkedInAt') === true);

const verdictOf = (
  ticket: Ticket,
  booking: Booking | undefined,
  against: readonly ContraryField[],
  ofBooking: ContraryField | undefined,
  context: VerdictContext & { readonly isForeign: boolean },
): Verdict => {
  const stopped = ofStatus(ticket, booking) ?? (ofBooking?.isCertain ? 'bookingCancelled' : undefined);
  if (stopped) return stopped;
  const event = eventOf(ticket, booking);
  if (context.eventId !== undefined && event !== undefined && event !== context.eventId) return 'otherEvent';
  const used = isUsed(ticket);
  if (used) return 'used';
  const ending = against.find(({ isCertain, meaning }) => isCertain && meaning !== 'unpaid');
  if (ending) return ending.meaning === 'invalid' || ending.meaning === 'expired' ? 'blocked' : ending.meaning;
  if (wordOf(ticket.status) !== 'valid') return 'unknown';
  const [from, until] = [compareTo(ticket.validFrom, context), compareTo(ticket.validUntil, context)];
  if (from === -1) return 'notYet';
  if (until === 1) return 'over';
  if (against.some(({ isCertain }) => !isCertain)) return 'unknown';
  const { paymentStatus, paymentMethod } = booking ?? {};
  const isPaid = paid.has(wordOf(paymentStatus)) || paymentMethod === 'comp';
  if (unpaid.has(wordOf(paymentStatus)) || (against.length > 0 && !isPaid)) return 'unpaid';
  if (used === undefined || isUseMissing(ticket, context)) return 'useUnknown';
  if (from === undefined || until === undefined || isLimitMissing(ticket, context)) return 'timeUnknown';
  if (context.isForeign) return 'bookingUnknown';
  const isEventUnread = ticket.eventId !== undefined && !isEmpty(ticket.eventId) && eventIdOf(ticket) === undefined;
  return (
    leftOpen(ticket, booking, ofBooking, context) ??
    (context.eventId !== undefined && (event === undefined || isEventUnread) ? 'eventUnknown' : 'valid')
  );
};

export interface Judgement {
  readonly verdict: Verdict;
  /** The field beside the status that leaves the verdict open, if one does. */
  readonly contrary?: ContraryField | undefined;
}

export const judgeTicket = (ticket: Ticket, found: Booking | undefined, context: VerdictContext): Judgement => {
  const isForeign = found !== undefined && (isOfBooking(ticket, found) === false || !isOfOneEvent(ticket, found));
  const booking = isForeign ? undefined : found;
  const ofTicket = contraryFields('ticket', ticket, context.now);
  const ofBooking =
    booking && contraryFields('booking', booking, context.now).find(({ meaning }) => !partial.has(meaning));
  const verdict = verdictOf(ticket, booking, ofTicket, ofBooking, { ...context, isForeign });
  if (verdict === 'bookingUnknown') return { verdict, contrary: ofBooking };
  return { verdict, contrary: verdict === 'unknown' ? ofTicket.find(({ isCertain }) => !isCertain) : undefined };
};

export const ticketVerdict = (...of: Parameters<typeof judgeTicket>): Verdict => judgeTicket(...of).verdict;

/** What is still owed for a booking: an amount, nothing (also once it has ended), or unknown because the server does not say. */
export const amountOwed = ({
  total,
  bookingStatus,
  paymentStatus,
  paymentMethod,
}: Pick<Booking, 'total' | 'bookingStatus' | 'paymentStatus' | 'paymentMethod'>):
  | { readonly state: 'none' }
  | { readonly state: 'owed'; readonly amount: unknown }
  | { readonly state: 'unknown' } => {
  if (paymentMethod === 'comp' || Object.hasOwn(bookingEnded, String(bookingStatus))) return { state: 'none' };
  if (paymentStatus === 'paid' || paymentStatus === 'refunded' || paymentStatus === 'partially_refunded')
    return { state: 'none' };
  const isOpen = paymentStatus === 'unpaid' || paymentStatus === 'failed';
  return isOpen && total !== undefined && total !== null ? { state: 'owed', amount: total } : { state: 'unknown' };
};
