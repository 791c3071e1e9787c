/// <reference lib="es2024.collection" />
import { describe, expect, it } from 'vitest';
import { type Demo, makeDemo } from '../../../mocks/database/demo';
import { dayText } from '../../../mocks/seeds/calendar';
import { moneyText, shareOf } from '../../../mocks/seeds/money';
import { may } from './client';

const make = (rows = 3_500, now = may): Demo => makeDemo({ rows, now: () => now });
const demo = make();

/** An amount in minor units, from its text alone. */
const minor = (text: unknown): number => Number(String(text).replace('.', ''));
const sum = (values: Iterable<number>): number => [...values].reduce((all, each) => all + each, 0);
const share = (part: number, whole: number): number => part / whole;

describe('the amounts of data', () => {
  it('match a service of this size', () => {
    expect(demo.visitors.all()).toHaveLength(1_200);
    expect(share(demo.visitors.all().filter(({ userType }) => userType === 'racer').length, 1_200)).toBeCloseTo(0.3, 2);
    expect(demo.events.all()).toHaveLength(40);
    expect(demo.tracks.all()).toHaveLength(18);
    expect(demo.bookings.all()).toHaveLength(3_500);
    expect(Math.abs(demo.tickets.all().length - 8_000)).toBeLessThan(800);
    expect(Math.abs(demo.transactions.all().length - 4_200)).toBeLessThan(300);
    expect(demo.buybacks.all()).toHaveLength(160);
    expect(demo.inspectors.all()).toHaveLength(45);
    expect(new Set(demo.inspectors.all().map(({ teamId }) => teamId)).size).toBe(9);
  });

  it('have realistic shares of refunds, disputes and tech cards', () => {
    const transactions = demo.transactions.all();
    const refunds = transactions.filter(({ type }) => type === 'refund').length;
    const disputes = transactions.filter(({ status }) => status === 'disputed').length;
    expect(share(refunds, transactions.length)).toBeGreaterThan(0.02);
    expect(share(refunds, transactions.length)).toBeLessThan(0.05);
    expect(share(disputes, transactions.length)).toBeCloseTo(0.01, 2);
    const finished = demo.inspections().filter(({ inspected }) => inspected !== undefined);
    expect(finished).toHaveLength(600);
    const of = (status: string): number => share(finished.filter((one) => one.status === status).length, 600);
    expect(of('passed')).toBeCloseTo(0.82, 1);
    expect(of('failed')).toBeCloseTo(0.11, 1);
    expect(of('reinspect')).toBeCloseTo(0.07, 1);
  });

  it('grow with the requested number of rows', () => {
    const large = make(20_000);
    expect(large.bookings.all()).toHaveLength(20_000);
    expect(large.tickets.all().length).toBeGreaterThan(40_000);
    expect(large.buybacks.all().length).toBeGreaterThan(900);
    expect(make(1).bookings.all()).toHaveLength(1);
  });
});

describe('the same seed gives the same data', () => {
  const whole = (of: Demo): string =>
    JSON.stringify([
      of.admins.all(),
      of.roles.all(),
      of.visitors.all(),
      of.wishes.all(),
      of.tracks.all(),
      of.contacts.all(),
      of.w9s.all(),
      of.events.all(),
      of.bookings.all(),
      of.tickets.all(),
      of.buybacks.all(),
      of.transactions.all(),
      of.inspectors.all(),
      of.inspections(),
    ]);

  it('on the same day', () => {
    expect(whole(make(400))).toBe(whole(make(400)));
  });

  it('with dates relative to today', () => {
    const later = make(3_500, may + 100 * 86_400_000);
    const [live] = later.events.all().filter(({ status }) => status === 'live');
    expect(String(live?.startDate) < dayText(later.today + 1) && String(live?.endDate) > dayText(later.today)).toBe(
      true,
    );
    expect(later.bookings.all().every(({ bookingDate }) => String(bookingDate) <= '2026-08-24T15:30:00Z')).toBe(true);
  });

  it('on any day of a year, leap days and changes of clocks included', () => {
    for (let day = 0; day < 370; day += 7) {
      const on = make(1, may + day * 86_400_000);
      const statuses = on.seedData().events.map(({ status }) => status);
      const count = (status: string): number => statuses.filter((each) => each === status).length;
      expect([count('cancelled'), count('postponed')]).toEqual([2, 1]);
      expect(count('live')).toBeGreaterThanOrEqual(1);
      expect(count('published')).toBeGreaterThanOrEqual(4);
    }
  });
});

describe('totals match their records', () => {
  const bookings = demo.bookings.all();
  const tickets = Map.groupBy(demo.tickets.all(), ({ bookingId }) => bookingId);
  const transactions = Map.groupBy(demo.transactions.all(), ({ bookingId }) => bookingId);

  it('a booking’s sums, in decimal text', () => {
    for (const booking of bookings) {
      const { subTotal, discount, tax, serviceFee, total, currency } = booking;
      expect(minor(total)).toBe(minor(subTotal) - minor(discount) + minor(tax) + minor(serviceFee));
      const decimals = currency === 'JPY' ? /^\d+$/ : /^\d+\.\d\d$/;
      for (const amount of [subTotal, discount, tax, serviceFee, total]) expect(amount).toMatch(decimals);
    }
  });

  it('a booking’s tickets', () => {
    for (const booking of bookings) {
      const mine = tickets.get(booking.id) ?? [];
      expect(mine).toHaveLength(booking.ticketCount ?? -1);
      expect(sum(mine.map(({ price }) => minor(price)))).toBe(minor(booking.subTotal));
      expect(mine.filter(({ isCheckedIn }) => isCheckedIn)).toHaveLength(Number(booking.checkedInCount));
      expect(mine).toEqual(demo.ticketsOf(booking.id));
    }
  });

  it('a booking’s payments and refunds', () => {
    for (const booking of bookings) {
      const moved = (transactions.get(booking.id) ?? []).filter(
        ({ type, status }) => (type === 'payment' || type === 'refund') && status !== 'failed' && status !== 'pending',
      );
      const revenue = sum(moved.map(({ amount }) => minor(amount)));
      if (booking.bookingStatus === 'confirmed') expect(revenue).toBe(minor(booking.total));
      else if (booking.bookingStatus === 'partially_refunded') {
        expect(revenue).toBeLessThan(minor(booking.total));
        expect(revenue).toBeGreaterThanOrEqual(0);
      } else expect(revenue).toBe(0);
    }
  });

  it('an event’s sold tickets, classes and capacity', () => {
    const all = demo.tickets.all().filter(({ status }) => status !== 'cancelled' && status !== 'refunded');
    for (const event of demo.events.all()) {
      const mine = all.filter(({ eventId }) => eventId === event.id);
      expect(mine.filter(({ ticketType }) => ticketType === 'racer')).toHaveLength(event.racerSold ?? -1);
      expect(mine.filter(({ ticketType }) => ticketType === 'spectator')).toHaveLength(event.spectatorSold ?? -1);
      expect(event.racerSold).toBeLessThanOrEqual(event.racerCapacity ?? 0);
      expect(event.spectatorSold).toBeLessThanOrEqual(event.spectatorCapacity ?? 0);
    }
  });

  it('a visitor’s bookings and spending, and no booking before the visitor', () => {
    const mine = Map.groupBy(bookings, ({ userId }) => userId);
    for (const visitor of demo.visitors.all()) {
      const own = mine.get(visitor.id) ?? [];
      expect(own).toHaveLength(visitor.totalBookings ?? -1);
      for (const { bookingDate } of own) expect(String(bookingDate) > String(visitor.registeredAt)).toBe(true);
    }
  });

  it('visible numbers are unique', () => {
    const large = make(100_000);
    expect(new Set(large.bookings.all().map(({ bookingNumber }) => bookingNumber)).size).toBe(100_000);
    expect(new Set(demo.tickets.all().map(({ ticketNumber }) => ticketNumber)).size).toBe(demo.tickets.all().length);
  });
});

describe('awkward values exist', () => {
  const visitors = demo.visitors.all();
  const names = visitors.map(({ fullName }) => fullName);

  it('in names: accents, other scripts, 60 characters, formulas, quotes, markup, emptiness', () => {
    for (const name of ['José Ñúñez-Barragán', "Siobhán O'Connor-D'Arcy", '山田 太郎', 'محمد العربي', 'Jürgen Groß'])
      expect(names).toContain(name);
    expect(names.some((name) => typeof name === 'string' && name.length === 60)).toBe(true);
    expect(demo.tracks.all().some(({ name }) => name?.length === 60)).toBe(true);
    expect(visitors.map(({ firstName }) => firstName)).toEqual(
      expect.arrayContaining(['=SUM(A1)', 'Imani "Lefty"', '<b>Bold</b>', '', null, 'Ame\u0301lie']),
    );
    expect(names).toEqual(expect.arrayContaining(['', null]));
  });

  it('in numbers with a leading zero, and shared email addresses', () => {
    expect(visitors.map(({ zipCode }) => zipCode)).toContain('02138');
    expect(visitors.some(({ phone }) => phone?.startsWith('0175'))).toBe(true);
    const emails = visitors.map(({ email }) => email);
    expect(emails.filter((email) => email === 'the.whitlocks@example.com')).toHaveLength(3);
    expect(emails.every((email) => email?.endsWith('@example.com'))).toBe(true);
  });

  it('in the newest bookings, which users see first', () => {
    const newest = demo.bookings
      .all()
      .slice(-400)
      .map(({ userName }) => userName);
    for (const name of ['José Ñúñez-Barragán', '山田 太郎', '=SUM(A1) Formula', null]) expect(newest).toContain(name);
  });

  it('in fields: one exists in some records only, one changed its type', () => {
    const bookings = demo.bookings.all();
    expect(bookings.filter((booking) => 'legacyReference' in booking).length).toBeGreaterThan(50);
    expect(bookings.filter(({ checkedInCount }) => typeof checkedInCount === 'string')).toHaveLength(1);
    expect(demo.tracks.all().filter(({ capacity }) => typeof capacity === 'string')).toHaveLength(1);
  });

  it('in inspections: two cars 148 in one class, and a helmet that expires tomorrow', () => {
    const { events } = demo.seedData();
    const live = events.findIndex(({ status }) => status === 'live');
    const there = demo.tickets
      .all()
      .filter(({ eventId, vehicleNumber }) => eventId === events[live]?.id && vehicleNumber === '148');
    expect(new Set(there.map(({ userId }) => userId)).size).toBe(2);
    expect(new Set(there.map(({ className }) => className)).size).toBe(1);
  });

  it('in events: sold out, other time zones, a daylight saving change', () => {
    const events = demo.events.all();
    const full = events.filter(({ spectatorSold, spectatorCapacity }) => spectatorSold === spectatorCapacity);
    expect(full.map(({ racerSold, racerCapacity }) => racerSold === racerCapacity)).toContain(true);
    expect(events.map(({ timezone }) => timezone)).toContain('Europe/Berlin');
    const spans = demo.seedData().events.filter(({ special }) => special === 'clock-change');
    expect(spans).toHaveLength(1);
    const hours = spans.map(
      ({ start, end, firstDay, lastDay }) => (end - start) / 3_600_000 - (lastDay - firstDay) * 24,
    );
    expect(Math.abs((hours[0] ?? 0) - 10)).toBe(1);
  });
});

describe('amounts', () => {
  it('are text with the currency’s own decimals', () => {
    expect([moneyText(12_358), moneyText(-5), moneyText(0), moneyText(100), moneyText(4_500, 'JPY')]).toEqual([
      '123.58',
      '-0.05',
      '0.00',
      '1.00',
      '4500',
    ]);
  });

  it('are divided in whole minor units, rounded half up', () => {
    expect([shareOf(1_000, 850), shareOf(5, 5_000), shareOf(4, 5_000)]).toEqual([85, 3, 2]);
  });
});
