/** The figures of close of day: tickets by type, and the gate's sales of a day. */

import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import { hasEnded } from '@contract/time/event-days';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumFigures, ticketFigures } from '../../../../../../renderer/features/desk/day/ticket-figures';
import { dayOfBooking, differenceOf, gateSales } from '../../../../../../renderer/features/desk/day/till';

const ticketsOf = (rows: readonly object[]): readonly Ticket[] => rows as unknown as readonly Ticket[];
const bookingsOf = (rows: readonly object[]): readonly Booking[] => rows as unknown as readonly Booking[];

test('tickets are sold, used, unused or not known, and void ones admit nobody', () => {
  const figures = ticketFigures(
    ticketsOf([
      { ticketType: 'racer', status: 'used' },
      { ticketType: 'racer', status: 'valid' },
      { ticketType: 'racer', status: 'odd' },
      { ticketType: 'racer', status: 'odd', isCheckedIn: false },
      { ticketType: 'racer', status: 'valid', checkedInAt: '2026-11-21T10:00:00Z' },
      { ticketType: 'racer', status: 'Refunded', isCheckedIn: true },
      { status: 'used' },
    ]),
  );
  expect(figures).toEqual([
    // A status that isn't known may be one of a ticket that was never sold.
    { type: 'racer', sold: 3, used: 2, unused: 1, unknown: 2, unsure: 2, void: 1 },
    { type: '', sold: 1, used: 1, unused: 0, unknown: 0, unsure: 0, void: 0 },
  ]);
});

test('a ticket without a status was sold only if it was used', () => {
  const [figures] = ticketFigures(
    ticketsOf([
      { ticketType: 'racer', checkedInAt: '2026-11-21T10:00:00Z' },
      { ticketType: 'racer', checkedInAt: null },
    ]),
  );
  expect(figures).toEqual({ type: 'racer', sold: 1, used: 1, unused: 0, unknown: 1, unsure: 1, void: 0 });
});

test('a ticket that another field leaves open may not have been sold', () => {
  const fields = [{ cancelled: 'pending' }, { isActive: false }, { expired: true }, { revoked: false }];
  const [figures] = ticketFigures(ticketsOf(fields.map((field) => ({ status: 'valid', ...field }))));
  expect(figures).toEqual({ type: '', sold: 2, used: 0, unused: 2, unknown: 2, unsure: 2, void: 0 });
});

test('every ticket counts once, whatever the server says of it', () => {
  const value = fc.oneof(
    fc.constantFrom('valid', 'used', 'cancelled', 'racer', '', null, undefined, true, false, 0),
    fc.string(),
  );
  const ticket = fc.record({ ticketType: value, status: value, isCheckedIn: value, checkedInAt: value });
  fc.assert(
    fc.property(fc.array(ticket), (rows) => {
      const total = sumFigures(ticketFigures(ticketsOf(rows)));
      expect(total.used + total.unused + total.unknown + total.void).toBe(rows.length);
      expect(total.sold).toBeLessThanOrEqual(rows.length - total.void);
    }),
  );
});

test('sales belong to the gate if the booking says so, and to a day in the event’s zone', () => {
  const sales = gateSales(
    bookingsOf([
      { id: 1, channel: 'Gate', bookingDate: '2026-11-22T03:30:00Z' },
      { id: 2, channel: 'gate', bookingDate: '2026-11-22T18:00:00Z' },
      { id: 3, channel: 'gate', bookingDate: 'soon' },
      { id: 4, channel: 'web', bookingDate: '2026-11-22T18:00:00Z' },
      { id: 5 },
      { id: 6, channel: 'kiosk', bookingDate: '2026-11-22T18:00:00Z' },
    ]),
    'America/Chicago',
  );
  expect(sales.bookings.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(sales.days).toEqual(['2026-11-22', '2026-11-21', '']);
  // A channel that isn't known may be the gate's.
  expect(sales.withoutChannel).toBe(2);
  const [late] = bookingsOf([{ bookingDate: '2026-11-22T03:30:00Z', timezone: 'UTC' }]);
  expect(late && dayOfBooking(late, undefined)).toBe('2026-11-22');
});

test('the difference is exact', () => {
  const cents = fc.integer({ min: 0, max: 10 ** 12 });
  const written = (amount: number): string => `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
  fc.assert(
    fc.property(cents, cents, (counted, expected) => {
      const less = Math.abs(counted - expected);
      expect(differenceOf(written(counted), written(expected))).toBe(
        `${counted < expected ? '-' : ''}${written(less)}`,
      );
    }),
  );
});

test.each([
  ['before the end of its last day at the track', { endDate: '2026-11-22', timezone: 'America/Chicago' }, 5, false],
  ['after it', { endDate: '2026-11-22', timezone: 'America/Chicago' }, 6, true],
  ['in a zone to the east', { endDate: '2026-11-23', timezone: 'Pacific/Auckland' }, 11, true],
  ['just before it', { endDate: '2026-11-23', timezone: 'Pacific/Auckland' }, 10, false],
  ['without an end, by its start', { startDate: '2026-11-22T10:00:00Z' }, 5, true],
  ['without dates', {}, 5, false],
])('an event %s is over: %o at hour %i of 23 November UTC: %s', (_, event, hour, isOver) => {
  expect(hasEnded(event, Date.UTC(2026, 10, 23, hour))).toBe(isOver);
});
