import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Ticket } from '../../../../../preload/contract/entities/ticket';
import { toGateFigures } from '../../../../../renderer/features/desk/gate/figures/gate-figures';

const zone = 'America/Chicago';
const figures = (tickets: readonly Ticket[]) => toGateFigures(tickets, zone, 'No gate');

it('counts expected and arrived tickets by type, without those that admit nobody', () => {
  const { types, checkedIn } = figures([
    { ticketType: 'racer', status: 'used' },
    { ticketType: 'racer', status: 'valid' },
    { ticketType: 'racer', status: 'cancelled' },
    { ticketType: 'spectator', status: 'valid', isCheckedIn: true },
    { ticketType: 'spectator', status: 'refunded' },
    { status: 'valid' },
    // This server sends only the time of a check-in.
    { ticketType: 'crew', status: 'valid', checkedInAt: '2026-11-21T15:00:00Z' },
  ]);
  expect(types).toEqual([
    { type: 'racer', arrived: 1, expected: 2, unclear: 0 },
    { type: '', arrived: 0, expected: 1, unclear: 0 },
    { type: 'crew', arrived: 1, expected: 1, unclear: 0 },
    { type: 'spectator', arrived: 1, expected: 1, unclear: 0 },
  ]);
  expect(checkedIn).toBe(3);
});

it('counts a ticket as unclear of which another field leaves open whether it admits', () => {
  const doubts = [{ cancelled: 'pending' }, { isTransferred: true }, { valid: false }];
  const plain = [{ cancelled: false }, { cancellationPolicy: 'none' }, { isPaid: false }];
  const tickets = [...doubts, ...plain].map((field): Ticket => ({ ticketType: 'racer', status: 'valid', ...field }));
  expect(figures(tickets).types).toEqual([{ type: 'racer', arrived: 0, expected: 3, unclear: 3 }]);
  expect(figures([{ ticketType: 'racer', status: 'valid', valid: false, isCheckedIn: true }]).types).toEqual([
    { type: 'racer', arrived: 1, expected: 1, unclear: 0 },
  ]);
});

it('counts a ticket as arrived that only a gate of the log has admitted, but not one that admits nobody', () => {
  const tickets: readonly Ticket[] = [
    { id: 1, ticketType: 'racer', status: 'valid' },
    { id: 2, ticketType: 'racer', status: 'refunded' },
    { id: 3, ticketType: 'racer', status: 'valid' },
  ];
  const { types, checkedIn } = toGateFigures(tickets, zone, 'No gate', ({ id }) => id !== 3);
  expect(types).toEqual([{ type: 'racer', arrived: 1, expected: 2, unclear: 0 }]);
  expect(checkedIn).toBe(0);
});

it('draws the hours at the track of the last day with check-ins, by gate', () => {
  const used = (checkedInAt: string, gate: string | null): Ticket => ({ status: 'used', checkedInAt, gate });
  const { hours, day } = figures([
    used('2026-11-21T15:00:00Z', 'Gate 1'),
    used('2026-11-22T15:10:00Z', 'Gate 10'),
    used('2026-11-22T15:50:00Z', 'Gate 2'),
    used('2026-11-22T17:05:00Z', 'Gate 2'),
    // Half past eleven at night at the track.
    used('2026-11-23T05:30:00Z', null),
  ]);
  expect(day).toBe('2026-11-22');
  expect(hours?.labels.at(0)).toBe('9:00 AM');
  expect(hours?.labels.at(-1)).toBe('11:00 PM');
  expect(hours?.series.map(({ name, data }) => [name, data.slice(0, 3)])).toEqual([
    ['No gate', [0, 0, 0]],
    ['Gate 2', [1, 0, 1]],
    ['Gate 10', [1, 0, 0]],
  ]);
});

it('draws no hours of a track whose time zone is not known', () => {
  const arrived: Ticket = { status: 'used', checkedInAt: '2026-11-22T15:10:00Z' };
  for (const unknown of [undefined, null, 'Mars/Olympus'])
    expect(toGateFigures([arrived, { status: 'used' }], unknown, 'No gate')).toMatchObject({
      hours: undefined,
      day: undefined,
      checkedIn: 2,
      withoutTime: 1,
    });
});

it('says which tickets it could not count', () => {
  const { unclear, withoutTime, hours, types } = figures([
    { ticketType: 'crew', status: 'parked' as 'valid' },
    { ticketType: 'crew' },
    { ticketType: 'crew', status: 'used', checkedInAt: 'soon' },
  ]);
  expect({ unclear, withoutTime, hours }).toEqual({ unclear: 2, withoutTime: 1, hours: undefined });
  // A share of its own: the bar of this type is never full.
  expect(types).toEqual([{ type: 'crew', arrived: 1, expected: 1, unclear: 2 }]);
});

it('never counts more arrived than expected, and each check-in with a time of the day once', () => {
  const ticket = fc.record(
    {
      status: fc.constantFrom('valid', 'used', 'cancelled', 'blocked', 'other', null),
      isCheckedIn: fc.option(fc.boolean(), { nil: null }),
      ticketType: fc.constantFrom('racer', 'crew', null),
      gate: fc.constantFrom('A', 'B', null),
      checkedInAt: fc.oneof(
        fc
          .date({ min: new Date('2026-11-22T06:00:00Z'), max: new Date('2026-11-23T05:59:59Z'), noInvalidDate: true })
          .map((date) => date.toISOString()),
        fc.constantFrom(null, 'x'),
      ),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(ticket, { maxLength: 30 }), (tickets) => {
      const { types, hours, checkedIn, withoutTime, unclear } = figures(tickets as readonly Ticket[]);
      for (const { arrived, expected } of types) expect(arrived).toBeLessThanOrEqual(expected);
      const drawn = hours?.series.flatMap(({ data }) => data).reduce((sum, count) => sum + count, 0) ?? 0;
      expect(drawn + withoutTime).toBe(checkedIn);
      expect(unclear).toBeLessThanOrEqual(tickets.length);
    }),
  );
});
