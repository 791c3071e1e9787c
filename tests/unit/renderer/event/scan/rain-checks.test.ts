import { type Booking, bookingStatuses, paymentStatuses } from '@contract/entities/booking';
import { type Ticket, ticketStatuses } from '@contract/entities/ticket';
import { concerns, type EntryOf, type LogEntry } from '@contract/event-log/entry';
import { describe, expect, it } from 'vitest';
import { type RainScope, rainCheckAt } from '../../../../../renderer/event/scan/rain-checks';

const uuid = (last: number): string => `5f0f7f4e-0d5b-4a3e-8f43-0c3d5d6b1a${String(last).padStart(2, '0')}`;
const origin = (id: number, event: string) => ({
  ...{ id: uuid(id), event, at: `2026-05-17T12:${String(id).padStart(2, '0')}:00.000Z` },
  ...{ computer: uuid(99), gate: 'Gate 2', by: 'Dana' },
});
type Check = EntryOf<'rain-check'>;
const ofEvent: RainScope = { of: 'event' };
const ofClass = (name: string): RainScope => ({ of: 'class', name });
const ofBooking = (id: string): RainScope => ({ of: 'booking', id });
const check = (id: number, scope: RainScope, more: Partial<Check> = {}): Check => ({
  ...origin(id, '27'),
  ...{ kind: 'rain-check', scope, outcome: 'transfer', target: { id: '31', name: 'Fall Finale' } },
  ...more,
});
const use = (id: number, more: Partial<EntryOf<'rain-check-use'>> = {}): LogEntry => ({
  ...origin(id, '31'),
  ...{ kind: 'rain-check-use', from: '27', ticket: '1' },
  ...more,
});

const racer: Ticket = {
  id: 1,
  bookingId: 9,
  eventId: 27,
  status: 'valid',
  ticketType: 'racer',
  className: 'Super Pro',
};
const spectator: Ticket = { ...racer, ticketType: 'spectator', className: null };
const booking = { id: 9, eventId: 27, bookingStatus: 'confirmed', paymentStatus: 'paid' } as const;
const gate = { id: '31', timezone: 'America/Chicago' };
const context = { timezone: 'America/Chicago', now: Date.parse('2026-10-03T15:00:00Z') };

const at = (
  entries: readonly LogEntry[],
  ticket: Ticket = racer,
  own: Booking | null = booking,
  shown: { id: string; timezone: unknown } = gate,
) => rainCheckAt(entries, ticket, own ?? undefined, shown, context);
const summary = (...of: Parameters<typeof at>): string => {
  const found = at(...of);
  if (found.state === 'unclear') return `unclear ${found.lacks}`;
  if (found.state === 'not-valid') return `not-valid ${found.verdict}`;
  return 'check' in found ? `${found.state} ${found.check.id.slice(-1)}` : found.state;
};

describe('a rain check counts', () => {
  const everyone = check(1, ofEvent);
  it.each<[string, readonly LogEntry[], Ticket, string]>([
    ['for each ticket of the event', [everyone], spectator, 'counts 1'],
    ['for the class rather than the event', [everyone, check(2, ofClass('super pro '))], racer, 'counts 2'],
    ['not for another class', [check(2, ofClass('Pro ET'))], racer, 'none'],
    ['for the event, where the class has none', [everyone, check(2, ofClass('Pro ET'))], racer, 'counts 1'],
    ['for a ticket that has no class, by the event', [everyone, check(2, ofClass('Pro ET'))], spectator, 'counts 1'],
    [
      'for the booking rather than the class',
      [check(2, ofClass('Super Pro')), check(3, ofBooking('9'))],
      racer,
      'counts 3',
    ],
    ['not for another booking', [check(3, ofBooking('8'))], racer, 'none'],
    [
      'as it was changed last',
      [everyone, check(2, ofEvent, { outcome: 'credit', replaces: uuid(1) })],
      racer,
      'credit 2',
    ],
    ['no more when it was taken back', [everyone, check(2, ofEvent, { outcome: null })], racer, 'none'],
    [
      'for the event again, when that of the booking was taken back',
      [everyone, check(2, ofBooking('9'), { outcome: 'refund' }), check(3, ofBooking('9'), { outcome: null })],
      racer,
      'counts 1',
    ],
    ['nowhere, when the money goes back', [check(1, ofEvent, { outcome: 'refund' })], racer, 'refund 1'],
    ['nowhere, when it is a credit', [check(1, ofEvent, { outcome: 'credit' })], racer, 'credit 1'],
    ['only at its event', [check(1, ofEvent, { target: { id: '32', name: 'Other' } })], racer, 'none'],
    ['only for its own event', [{ ...everyone, event: '26' }], racer, 'none'],
    ['not without any', [], racer, 'none'],
  ])('%s', (_what, entries, ticket, expected) => {
    expect(summary(entries, ticket)).toBe(expected);
    expect(summary(entries.toReversed(), ticket)).toBe(expected);
  });

  it('through its last day at the gate', () => {
    const until = (day: string, timezone: unknown = gate.timezone) =>
      summary([check(1, ofEvent, { until: day })], racer, booking, { id: '31', timezone });
    expect(until('2026-10-03')).toBe('counts 1');
    expect(until('2026-10-02')).toBe('expired 1');
    expect(until('2026-10-03', null)).toBe('unclear day');
    expect(until('2026-10-05', null)).toBe('counts 1');
    expect(until('2026-10-01', null)).toBe('expired 1');
  });

  it('not at its own event, where the ticket itself decides', () => {
    expect(summary([check(1, ofEvent)], racer, booking, { ...gate, id: '27' })).toBe('none');
  });
});

describe('a rain check is honored once', () => {
  const everyone = check(1, ofEvent);
  it.each<[string, readonly LogEntry[], string]>([
    ['and says so afterwards', [use(2)], 'used 1'],
    ['by each ticket', [use(2, { ticket: '2' })], 'counts 1'],
    ['also after it was honored elsewhere', [use(2, { event: '30' })], 'used 1'],
    ['and not at all, if that was undone', [use(2), use(3, { isUndone: true, replaces: uuid(2) })], 'counts 1'],
    ['if only one of two uses was undone', [use(2), use(4), use(3, { isUndone: true, replaces: uuid(4) })], 'used 1'],
    ['except for the scan that is being answered', [use(2, { scan: uuid(50) })], 'counts 1'],
  ])('%s', (_what, uses, expected) => {
    const found = rainCheckAt([everyone, ...uses], racer, booking, gate, { ...context, answeredScan: uuid(50) });
    expect(`${found.state} 1`).toBe(expected);
  });

  it('names the first use', () => {
    const found = at([everyone, use(4), use(2)]);
    expect(found.state === 'used' && found.use.id).toBe(uuid(2));
  });

  it('is in the log of both events', () => {
    expect([use(2), everyone].map((entry) => ['27', '31', '30'].map((event) => concerns(entry, event)))).toEqual([
      [true, true, false],
      [true, true, false],
    ]);
  });
});

describe('a rain check makes no ticket valid that was not', () => {
  const all = [check(1, ofEvent)];

  it('by any status of the ticket, its booking or its payment', () => {
    for (const status of ticketStatuses)
      expect(at(all, { ...racer, status }).state).toBe(status === 'valid' ? 'counts' : 'not-valid');
    for (const bookingStatus of bookingStatuses)
      expect(at(all, racer, { ...booking, bookingStatus }).state).toBe(
        ['cancelled', 'expired', 'refunded'].includes(bookingStatus) ? 'not-valid' : 'counts',
      );
    for (const paymentStatus of paymentStatuses)
      expect(at(all, racer, { ...booking, paymentStatus }).state).toBe(
        ['paid', 'partially_refunded'].includes(paymentStatus) ? 'counts' : 'not-valid',
      );
  });

  it.each<[string, Ticket, Booking | null, string]>([
    ['used at its own event', { ...racer, isCheckedIn: true }, booking, 'not-valid used'],
    ['of an unknown status', { ...racer, status: 'parked' as 'valid' }, booking, 'not-valid unknown'],
    ['without a status', { ...racer, status: null }, booking, 'not-valid unknown'],
    ['of a booking that could not be read', racer, null, 'not-valid bookingUnknown'],
    ['of another booking', racer, { ...booking, id: 8 }, 'not-valid bookingUnknown'],
    [
      'whose payment could not be read',
      racer,
      { ...booking, paymentStatus: 'soon' as never },
      'not-valid paymentUnknown',
    ],
    ['whose check-in could not be read', { ...racer, isCheckedIn: 'maybe' as never }, booking, 'not-valid useUnknown'],
    ['of an unknown event', { ...racer, eventId: null }, { ...booking, eventId: null }, 'none'],
    ['without an id or a number', { ...racer, id: null }, booking, 'unclear ticket'],
  ])('a ticket %s', (_what, ticket, own, expected) => {
    expect(summary(all, ticket, own)).toBe(expected);
  });

  it('whatever its days were at its own event', () => {
    const days = { validFrom: '2026-05-16T12:00:00Z', validUntil: '2026-05-17T23:00:00Z' };
    expect(summary(all, { ...racer, ...days })).toBe('counts 1');
  });

  it.each<[string, Ticket]>([
    ['was not sent', { ...racer, className: undefined as never }],
    ['a racer lacks', { ...racer, className: null }],
    ['a ticket of an unknown type lacks', { ...spectator, ticketType: 'vip' as 'racer' }],
    ['was not sent for a spectator', { ...spectator, className: undefined as never }],
  ])('if it depends on a class that %s', (_what, ticket) => {
    const classes = [...all, check(2, ofClass('Pro ET'), { outcome: 'refund' })];
    expect(summary(classes, ticket)).toBe('unclear class');
    expect(summary(all, ticket)).toBe('counts 1');
    expect(summary([...classes, check(3, ofClass('Pro ET'), { outcome: null })], ticket)).toBe('counts 1');
  });

  it('if it depends on a booking that is not named', () => {
    const { bookingId: _, ...ticket } = racer;
    expect(summary([...all, check(2, ofBooking('8'))], ticket, null)).toBe('unclear booking');
  });
});
