/** Whether a ticket admits its holder to an event now. Nothing is called valid that the server did not say. */
import type { Booking } from '@contract/entities/booking';
import { type Ticket, ticketStatuses } from '@contract/entities/ticket';
import type { Tone } from '../../kit/area/field';
import { parseDateTime, parseDay } from '../../kit/format/date-time';
import { toLocalTime, zoneOrViewerZone } from '../../kit/format/zone';
import { isUsed } from '../ticket-use';

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
  unknown: 'warning',
};

export interface VerdictContext {
  /** The event at the gate; undefined where no event is chosen. */
  readonly eventId: string | undefined;
  readonly timezone: unknown;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Whether now is before (-1) or after (1) a limit. A day without a time lasts until its end at the event. */
const compareTo = (limit: unknown, { timezone, now }: VerdictContext): -1 | 0 | 1 => {
  const zone = zoneOrViewerZone(timezone);
  if (parseDay(limit) !== undefined) {
    const today = toLocalTime(now, zone).day;
    return today < String(limit) ? -1 : today > String(limit) ? 1 : 0;
  }
  const time = parseDateTime(limit, zone);
  if (time === undefined) return 0;
  return now < time ? -1 : now > time ? 1 : 0;
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

/** The event of a ticket, or else of its booking. */
export const eventOf = (ticket: Ticket, booking: Booking | undefined): string | undefined => {
  const id = ticket.eventId ?? booking?.eventId;
  return id === undefined || id === null ? undefined : String(id);
};

const ofStatus = (ticket: Ticket, booking: Booking | undefined): Verdict | undefined => {
  const status = String(ticket.status ?? '');
  const bookingStatus = String(booking?.bookingStatus ?? '');
  const paymentStatus = String(booking?.paymentStatus ?? '');
  if (Object.hasOwn(ended, status)) return ended[status];
  if (Object.hasOwn(bookingEnded, bookingStatus)) return bookingEnded[bookingStatus];
  return paymentStatus === 'refunded' ? 'refunded' : undefined;
};

export const ticketVerdict = (ticket: Ticket, booking: Booking | undefined, context: VerdictContext): Verdict => {
  const status = String(ticket.status ?? '');
  const stopped = ofStatus(ticket, booking);
  if (stopped) return stopped;
  const event = eventOf(ticket, booking);
  if (context.eventId !== undefined && event !== undefined && event !== context.eventId) return 'otherEvent';
  if (isUsed(ticket)) return 'used';
  if (!(ticketStatuses as readonly string[]).includes(status)) return 'unknown';
  if (compareTo(ticket.validFrom, context) < 0) return 'notYet';
  if (compareTo(ticket.validUntil, context) > 0) return 'over';
  const paymentStatus = booking?.paymentStatus;
  if (paymentStatus === 'unpaid' || paymentStatus === 'failed') return 'unpaid';
  return context.eventId !== undefined && event === undefined ? 'eventUnknown' : 'valid';
};

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
