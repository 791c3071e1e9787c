/** The buyback desk: racers by what their buybacks say, exact money in, seats as the server counts them. */
import type { Buyback } from '@contract/entities/buyback';
import type { EventBuyback } from '@contract/entities/event-web';
import type { Ticket } from '@contract/entities/ticket';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countdownText, markOf, windowOf } from '../../../../../../renderer/features/desk/buybacks/buyback-window';
import { moneyOf, roundsOf, seatsLeft, stateOf } from '../../../../../../renderer/features/desk/buybacks/rounds';

const buyback = (id: number, more: object = {}): Buyback =>
  ({
    id,
    buybackType: 'race_reentry',
    className: 'Super Pro',
    round: 1,
    originalTicketId: 100 + id,
    status: 'paid',
    paymentStatus: 'paid',
    buybackPrice: '45.10',
    currency: 'USD',
    quantity: 1,
    ...more,
  }) as Buyback;
const ticket = (id: number, more: object = {}): Ticket =>
  ({ id, ticketType: 'racer', status: 'valid', className: 'Super Pro', vehicleNumber: `X${id}`, ...more }) as Ticket;
const offer = (more: object = {}): EventBuyback =>
  ({ className: 'Super Pro', round: 1, available: 17, sold: 2, ...more }) as EventBuyback;

describe('the racers of a class and round', () => {
  test('are back, out or without a buyback, with the car number of their ticket', () => {
    const buybacks = [buyback(1), buyback(2, { status: 'requested', paymentStatus: 'unpaid' })];
    const tickets = [ticket(101), ticket(102), ticket(103), ticket(104, { status: 'refunded' })];
    const [round, ...more] = roundsOf({ offers: [offer({ className: ' super pro ' })], buybacks, tickets });
    expect(more).toEqual([]);
    expect(round?.buybacks.map(({ state, carNumber }) => [state, carNumber])).toEqual([
      ['back', 'X101'],
      ['open', 'X102'],
    ]);
    expect(round?.others?.map(({ id }) => id)).toEqual([103]);
    expect(round?.unmatched).toBe(0);
    expect(round && seatsLeft(round)).toBe(17);
  });

  test('who booked a class twice are one racer, who is back with either ticket; another car is another entry', () => {
    const sam = { userId: 9, holderName: 'Sam Vale', vehicleNumber: '148' };
    const tickets = [ticket(101, sam), ticket(5, sam), ticket(6, { ...sam, vehicleNumber: '7' })];
    const of = (buybacks: readonly Buyback[]) => roundsOf({ offers: [offer()], buybacks, tickets })[0]?.others;
    expect(of([])?.map(({ vehicleNumber }) => vehicleNumber)).toEqual(['148', '7']);
    expect(of([buyback(1)])?.map(({ vehicleNumber }) => vehicleNumber)).toEqual(['7']);
    const others = [ticket(1, { ...sam, userId: 10 }), ticket(2, sam), ticket(3, { holderName: ' ' }), ticket(4)];
    expect(roundsOf({ offers: [offer()], buybacks: [], tickets: others })[0]?.others).toHaveLength(4);
  });

  test('of another class, round or ticket type are not among them, and returned tickets are no re-entries', () => {
    const rounds = roundsOf({
      offers: [offer()],
      buybacks: [buyback(1, { round: 2 }), buyback(2, { buybackType: 'ticket_return' })],
      tickets: [ticket(101), ticket(5, { className: 'Stock' }), ticket(6, { ticketType: 'crew' })],
    });
    expect(rounds.map(({ round, buybacks, others }) => [round, buybacks.length, others?.length])).toEqual([
      ['1', 0, 1],
      ['2', 1, 0],
    ]);
  });

  test('whose buyback names no ticket of the list are counted, because they may be among the others', () => {
    const lost = buyback(1, { originalTicketId: null, bookingId: 7, userId: 9 });
    const [round] = roundsOf({ offers: [], buybacks: [lost], tickets: [ticket(1, { bookingId: 7, userId: 8 })] });
    expect([round?.unmatched, round?.others?.length]).toEqual([1, 1]);
    const [found] = roundsOf({ offers: [], buybacks: [lost], tickets: [ticket(1, { bookingId: 7, userId: 9 })] });
    expect([found?.unmatched, found?.others?.length]).toEqual([0, 0]);
  });

  test('are found by the booking if only one ticket of it races in the class', () => {
    const bought = buyback(1, { originalTicketId: null, bookingNumber: 'R30', userId: 9 });
    const [racer, crew, second] = [
      ticket(1, { bookingNumber: 'R30' }),
      ticket(2, { bookingNumber: 'R30', ticketType: 'crew' }),
      ticket(3, { bookingNumber: 'R30' }),
    ];
    const [found] = roundsOf({ offers: [], buybacks: [bought], tickets: [racer, crew] });
    expect([found?.unmatched, found?.others, found?.buybacks[0]?.carNumber]).toEqual([0, [], 'X1']);
    const [unclear] = roundsOf({ offers: [], buybacks: [bought], tickets: [racer, second] });
    expect([unclear?.unmatched, unclear?.others?.length]).toEqual([1, 2]);
  });

  test.each([
    ['whose type is not known', { ticketType: 'Race entry', className: undefined }],
    ['without a class', { className: '' }],
  ])('are unknown if a ticket %s may be of the class', (_, more) => {
    const [round] = roundsOf({ offers: [offer()], buybacks: [], tickets: [ticket(101), ticket(5, more)] });
    expect(round?.others).toBeUndefined();
  });

  test('are unknown without tickets, and seats without one clear offer', () => {
    const [round] = roundsOf({ offers: [offer(), offer()], buybacks: [], tickets: undefined });
    expect([round?.others, round && seatsLeft(round)]).toEqual([undefined, undefined]);
  });
});

test('a state is only what the status says', () => {
  const states = (pairs: readonly (readonly [unknown, unknown])[]) =>
    pairs.map(([status, paymentStatus]) => stateOf(buyback(1, { status, paymentStatus })));
  expect(
    states([
      ['used', 'unpaid'],
      ['approved', 'paid'],
      ['approved', 'unpaid'],
      ['available', null],
      ['declined', null],
      ['EXPIRED', null],
      ['on hold', 'paid'],
    ]),
  ).toEqual(['back', 'back', 'open', 'open', 'closed', 'closed', 'unknown']);
});

describe('money in', () => {
  test('is summed exactly and per currency, and only if it is known to be paid', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ cents: fc.nat(999_999), currency: fc.constantFrom('USD', 'cad') })), (all) => {
        const { sums, unknown } = moneyOf(
          all.map(({ cents, currency }, id) =>
            buyback(id, {
              currency,
              buybackPrice: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
            }),
          ),
        );
        expect(unknown).toBe(0);
        for (const { currency, amount } of sums)
          expect(Math.round(Number(amount) * 100)).toBe(
            all.filter((one) => one.currency.toUpperCase() === currency).reduce((sum, one) => sum + one.cents, 0),
          );
      }),
    );
  });

  test.each([
    ['in cents, perhaps', { buybackPrice: 4510 }],
    ['of several re-entries', { quantity: 2 }],
    ['that was not paid', { status: 'used', paymentStatus: 'unpaid' }],
    ['that is missing', { buybackPrice: null }],
    ['whose payment has no word', { status: 'used', paymentStatus: null }],
  ])('an amount %s is counted as unknown', (_, more) => {
    expect(moneyOf([buyback(1), buyback(2, more)])).toEqual({
      sums: [{ currency: 'USD', amount: '45.10' }],
      unknown: 1,
    });
  });

  test('of a racer who did not come back does not count', () => {
    expect(moneyOf([buyback(1, { status: 'declined' }), buyback(2, { status: 'requested' })])).toEqual({
      sums: [],
      unknown: 0,
    });
  });
});

test('odd values of the server never throw', () => {
  const odd = fc.anything();
  const row = fc.record({
    className: odd,
    round: odd,
    status: odd,
    buybackType: odd,
    quantity: odd,
    buybackPrice: odd,
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 5 }), fc.array(row, { maxLength: 5 }), odd, (rows, offers, time) => {
      const tickets = rows.map((one, id) => ticket(id, one));
      const buybacks = rows.map((one, id) => buyback(id, one));
      expect(() => roundsOf({ offers: offers as never, buybacks, tickets })).not.toThrow();
      expect(() => windowOf(offer({ opensAt: time, closesAt: time, enabled: time }), time, 0)).not.toThrow();
    }),
  );
});

describe('the window of buybacks', () => {
  const now = Date.UTC(2026, 4, 16, 20);
  const at = (more: object) =>
    windowOf(
      offer({ opensAt: '2026-05-16T10:00:00', closesAt: '2026-05-16T16:00:00', ...more }),
      'America/Chicago',
      now,
    );

  test('is in the zone of the event', () => {
    expect(at({})).toEqual({ phase: 'open', left: 3_600_000 });
    expect(at({ opensAt: '2026-05-16T15:30:00' })).toEqual({ phase: 'before', left: 1_800_000 });
    expect(at({ closesAt: '2026-05-16T15:00:00' })).toEqual({ phase: 'closed', left: undefined });
    expect(at({ enabled: false })).toEqual({ phase: 'off', left: undefined });
    expect(at({ closesAt: null })).toEqual({ phase: 'unknown', left: undefined });
  });

  test('is counted in started seconds, and announced at few marks', () => {
    const text = (key: string, params = {}) => `${key} ${JSON.stringify(params)}`;
    expect([1, 1_000, 59_001, 3_909_000].map((left) => countdownText(left, text))).toEqual([
      '0:00:01',
      '0:00:01',
      '0:01:00',
      '1:05:09',
    ]);
    expect(countdownText(183_600_000, text)).toBe('buybacks.days {"days":2,"hours":3}');
    const minutes = [31, 30, 10, 9, 5, 1, 0.5].map((count) => markOf(count * 60_000));
    expect(minutes).toEqual([undefined, 30, 10, 10, 5, 1, 1]);
  });
});
