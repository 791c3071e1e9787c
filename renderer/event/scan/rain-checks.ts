/**
 * What a rained-out event gives a ticket, from its log: the rain check of the booking, else of the class, else of the event.
 * A rain check never makes a ticket valid that was not valid at its own event, or of which that can't be read.
 */
import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import { type EntryOf, isKind, type LogEntry } from '@contract/event-log/entry';
import { isLater, latestOf } from '@contract/event-log/latest';
import { fold } from '@contract/text/fold';
import { possibleDays } from '@contract/time/event-days';
import { isRacerTicket } from '../car-numbers';
import { idText, isOfBooking } from './booking-groups';
import { plain } from './code';
import { eventOf, type Judgement, judgeTicket, type VerdictContext } from './ticket-verdict';

type Entry = EntryOf<'rain-check'>;
export type RainScope = Entry['scope'];

/** The entries that count, by the key of their scope; one without an outcome was taken back. */
export type RainChecks = ReadonlyMap<string, Entry>;

export const scopeKey = (scope: RainScope): string => {
  if (scope.of === 'class') return `class ${fold(scope.name).trim()}`;
  return scope.of === 'booking' ? `booking ${plain(scope.id)}` : 'event';
};

/** The rain checks of an event. Its log also has those of other events that count at it. */
export const rainChecksOf = (entries: readonly LogEntry[], event: string | number): RainChecks =>
  latestOf(
    entries.filter(isKind('rain-check')).filter((entry) => entry.event === String(event)),
    ({ scope }) => scopeKey(scope),
  );

/** Empty for a ticket that has no class; undefined if it may have one that can't be read. */
const classOf = (ticket: Ticket): string | undefined => {
  const { className } = ticket;
  const name = typeof className === 'string' ? fold(className).trim() : '';
  if (name !== '') return name;
  return (className === null || className === '') && !isRacerTicket(ticket) ? '' : undefined;
};

/** The rain check of a ticket; `class` or `booking` if that could not be read and decides which it is. */
export const rainCheckFor = (
  checks: RainChecks,
  ticket: Ticket,
  found: Booking | undefined,
): Entry | 'class' | 'booking' | undefined => {
  const held = (key: string): Entry | undefined => {
    const entry = checks.get(key);
    return entry?.outcome ? entry : undefined;
  };
  const hasScope = (of: RainScope['of']): boolean =>
    [...checks.values()].some(({ scope, outcome }) => scope.of === of && outcome !== null);
  const booking = found && isOfBooking(ticket, found) !== false ? found : undefined;
  const keys = [booking?.id, ticket.bookingId, booking?.bookingNumber, ticket.bookingNumber]
    .map(plain)
    .filter((key) => key !== '');
  const ofBooking = keys.map((key) => held(`booking ${key}`)).find((entry) => entry !== undefined);
  if (ofBooking) return ofBooking;
  if (keys.length === 0 && hasScope('booking')) return 'booking';
  const className = classOf(ticket);
  if (className === undefined && hasScope('class')) return 'class';
  return (className ? held(`class ${className}`) : undefined) ?? held('event');
};

/** What tells the ticket from others in the log; empty if nothing does. */
export const rainTicketKey = ({ id, ticketNumber }: Ticket): string => idText(id) || idText(ticketNumber);

/** Where a ticket of a rained-out event was honored first; without the scan that is being answered. */
export const rainUseOf = (
  entries: readonly LogEntry[],
  from: string,
  ticket: string,
  answeredScan?: string,
): EntryOf<'rain-check-use'> | undefined =>
  [
    ...latestOf(
      entries.filter(isKind('rain-check-use')).filter((use) => use.from === from && use.ticket === ticket),
      // A use at a scan is undone by a later entry of the same scan.
      ({ id, scan }) => scan ?? id,
    ).values(),
  ]
    .filter(({ isUndone, scan }) => !isUndone && (scan === undefined || scan !== answeredScan))
    .toSorted((one, other) => (isLater(one, other) ? 1 : -1))[0];

/** Whether a ticket was valid at its own event. That event's days say nothing of the day on which its rain check counts. */
export const judgeOnAnyDay = (ticket: Ticket, booking: Booking | undefined, context: VerdictContext): Judgement =>
  judgeTicket({ ...ticket, validFrom: null, validUntil: null }, booking, context);

export type RainCheck =
  /** None is noted, or it counts at another event. */
  | { readonly state: 'none' }
  /** It counts at the gate; `difference` is to be paid there, if anything is. */
  | { readonly state: 'counts'; readonly check: Entry }
  | { readonly state: 'used'; readonly check: Entry; readonly use: EntryOf<'rain-check-use'> }
  | { readonly state: 'expired'; readonly check: Entry }
  /** The money is given back, so it counts nowhere. */
  | { readonly state: 'refund' | 'credit'; readonly check: Entry }
  /** It was not valid at its own event, or that is not known. */
  | ({ readonly state: 'not-valid'; readonly check: Entry } & Judgement)
  /** What could not be read, without which it can't be honored. */
  | { readonly state: 'unclear'; readonly lacks: 'booking' | 'class' | 'ticket' | 'day' };

interface Gate {
  readonly id: string;
  readonly timezone: unknown;
}

interface RainContext extends Omit<VerdictContext, 'eventId'> {
  readonly answeredScan?: string | undefined;
}

/** `entries` are those of the ticket's own event; `gate` is the event that it is shown at. */
export const rainCheckAt = (
  entries: readonly LogEntry[],
  ticket: Ticket,
  booking: Booking | undefined,
  gate: Gate,
  { answeredScan, ...context }: RainContext,
): RainCheck => {
  const from = eventOf(ticket, booking);
  if (from === undefined || from === gate.id) return { state: 'none' };
  const check = rainCheckFor(rainChecksOf(entries, from), ticket, booking);
  if (check === undefined) return { state: 'none' };
  if (check === 'class' || check === 'booking') return { state: 'unclear', lacks: check };
  const { outcome, target, until } = check;
  if (outcome === 'refund' || outcome === 'credit') return { state: outcome, check };
  if (target?.id !== gate.id) return { state: 'none' };
  const judged = judgeOnAnyDay(ticket, booking, { ...context, eventId: from });
  if (judged.verdict !== 'valid') return { state: 'not-valid', check, ...judged };
  const key = rainTicketKey(ticket);
  if (key === '') return { state: 'unclear', lacks: 'ticket' };
  const use = rainUseOf(entries, from, key, answeredScan);
  if (use) return { state: 'used', check, use };
  if (until === undefined) return { state: 'counts', check };
  const today = possibleDays(context.now, gate.timezone);
  if (today.from > until) return { state: 'expired', check };
  return today.to > until ? { state: 'unclear', lacks: 'day' } : { state: 'counts', check };
};
