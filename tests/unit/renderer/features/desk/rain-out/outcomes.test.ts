/** What the bookings of a rained-out event get, their sums, and the list of their tickets. */
import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import type { EntryOf, LogEntry } from '@contract/event-log/entry';
import { expect, test } from 'vitest';
import { type RainScope, rainChecksOf } from '../../../../../../renderer/event/scan/rain-checks';
import { outcomeFinder, outcomeKind, outcomeText } from '../../../../../../renderer/features/desk/rain-out/outcomes';
import { refundSums, refundsOf } from '../../../../../../renderer/features/desk/rain-out/refunds';
import { rainCheckRow, rainTickets } from '../../../../../../renderer/features/desk/rain-out/use-rain-check-table';

const uuid = (last: number): string => `5f0f7f4e-0d5b-4a3e-8f43-0c3d5d6b1a${String(last).padStart(2, '0')}`;
const origin = (id: number, event: string) => ({
  ...{ id: uuid(id), event, at: `2026-05-17T12:${String(id).padStart(2, '0')}:00.000Z` },
  ...{ computer: uuid(99), gate: 'Gate 2', by: 'Dana' },
});
type Check = EntryOf<'rain-check'>;
const check = (id: number, scope: RainScope, more: Partial<Check> = {}): Check => ({
  ...{ ...origin(id, '27'), kind: 'rain-check', scope, outcome: 'transfer', target: { id: '31', name: 'Fall Finale' } },
  ...more,
});
const pro = check(1, { of: 'class', name: 'Pro' }, { difference: '10', currency: 'USD', until: '2026-10-03' });
const street = check(2, { of: 'class', name: 'Street' }, { outcome: 'credit' });
const everyone = check(3, { of: 'event' }, { outcome: 'refund' });
const own = check(4, { of: 'booking', id: '2' }, { outcome: 'credit' });

const booking = (id: number, more: object = {}): Booking =>
  ({
    ...{ id, bookingNumber: `PW-${id}`, userName: `Ana ${id}`, eventId: 27, total: '40.10', currency: 'USD' },
    ...{ paymentStatus: 'paid', paymentMethod: 'card', bookingStatus: 'confirmed', ...more },
  }) as Booking;
const ticket = (id: number, bookingId: number, className: string | null, more: object = {}): Ticket =>
  ({
    ...{ id, ticketNumber: `TK-${id}`, bookingId, eventId: 27, status: 'valid', isCheckedIn: false },
    ...{ ticketType: className === null ? 'spectator' : 'racer', className, ...more },
  }) as Ticket;

const text = (key: string, params = {}): string => [key, ...Object.values(params)].join(' ');
const kindOf = (entries: readonly LogEntry[], tickets: readonly Ticket[], one = booking(1)): string => {
  const outcome = outcomeFinder(
    rainChecksOf(entries, 27),
    [booking(1), booking(2)].with(Number(one.id) - 1, one),
    tickets,
  )(one);
  return outcomeKind(outcome);
};

test.each<[string, readonly LogEntry[], readonly Ticket[], string]>([
  ['of its tickets’ class', [pro, street], [ticket(1, 1, 'Pro'), ticket(2, 1, 'pro')], 'transfer'],
  ['of the event without tickets', [everyone], [], 'refund'],
  ['not clear without tickets, where classes decide', [everyone, pro], [], 'unclear'],
  ['not clear if a class is not known', [everyone, pro], [ticket(1, 1, 'Street'), ticket(2, 1, '')], 'unclear'],
  ['of several classes', [pro, street], [ticket(1, 1, 'Pro'), ticket(2, 1, 'Street')], 'several'],
  ['of a class and none', [pro], [ticket(1, 1, 'Pro'), ticket(2, 1, 'Street')], 'several'],
  [
    'of the tickets that admit',
    [pro, street],
    [ticket(1, 1, 'Pro'), ticket(2, 1, 'Street', { status: 'refunded' })],
    'transfer',
  ],
  ['not noted', [pro], [ticket(1, 1, 'Street')], 'none'],
  ['not another booking’s', [own], [ticket(1, 1, 'Street')], 'none'],
])('a booking’s outcome is that %s', (_what, entries, tickets, kind) => {
  expect(kindOf(entries, tickets)).toBe(kind);
});

test('a booking’s own outcome comes before all others', () => {
  const tickets = [ticket(1, 2, 'Pro'), ticket(2, 2, 'Street')];
  expect(kindOf([pro, street, everyone, own], tickets, booking(2))).toBe('credit');
});

test('an outcome names where the ticket counts, what is to be paid and until when', () => {
  expect(outcomeText(pro, text)).toBe(
    'rainChecks.countsAt Fall Finale · rainChecks.toPay $10.00 · rainChecks.until Oct 3, 2026',
  );
  expect(outcomeText(undefined, text)).toBe('rainChecks.outcomes.none');
});

test('amounts are summed exactly by outcome and currency, without those in doubt', () => {
  const bookings = [booking(1), booking(2), booking(3, { currency: 'CAD' }), booking(4), booking(5, { total: 4010 })];
  const outcomeOf = outcomeFinder(rainChecksOf([everyone, own], 27), bookings, []);
  const sums = refundSums(refundsOf(bookings, undefined, outcomeOf), ({ outcome }) => outcomeKind(outcome));
  expect(sums.map(({ group, currency, count, left, unknown }) => [group, currency, count, left, unknown])).toEqual([
    ['refund', 'CAD', 1, '40.10', 0],
    ['', 'CAD', 1, '40.10', 0],
    ['credit', 'USD', 1, '40.10', 0],
    ['refund', 'USD', 3, '80.20', 1],
    ['', 'USD', 4, '120.30', 1],
  ]);
});

test('the list has every ticket that gets something, and says which were honored and which are not valid', () => {
  const use: LogEntry = { ...origin(9, '31'), kind: 'rain-check-use', from: '27', ticket: '2' };
  const tickets = [
    ticket(1, 1, 'Pro'),
    ticket(2, 1, 'Pro'),
    ticket(3, 1, 'Pro', { isCheckedIn: true }),
    ticket(4, 1, 'Pro', { status: 'cancelled' }),
    ticket(5, 1, 'Street'),
    ticket(6, 1, ''),
    ticket(7, 1, 'Other'),
  ];
  const sources = { event: { id: 27, timezone: 'America/Chicago' }, entries: [pro, street, use], tickets };
  const found = rainTickets({ ...sources, bookings: [booking(1)], canReadBooking: true });
  expect(found.map(({ state }) => state)).toEqual(['left', 'used', 'used', 'not-valid', undefined, undefined]);
  const rows = found.map((one) => rainCheckRow(one, text));
  expect(rows.map(({ ticketNumber, outcome, difference, note }) => [ticketNumber, outcome, difference, note])).toEqual([
    ['TK-1', 'rainChecks.outcomes.transfer', '$10.00', ''],
    ['TK-2', 'rainChecks.outcomes.transfer', '$10.00', 'rainChecks.list.used May 17, 2026, 7:09 AM CDT · Gate 2'],
    ['TK-3', 'rainChecks.outcomes.transfer', '$10.00', 'rainChecks.list.usedBefore'],
    ['TK-4', 'rainChecks.outcomes.transfer', '$10.00', 'rainChecks.list.notValid'],
    ['TK-5', 'rainChecks.outcomes.credit', '', ''],
    ['TK-6', 'rainChecks.outcomes.unclear', '', ''],
  ]);
});
