/** Today's event has every state that staff must handle on the day, at any hour of any day. */
import { bookingChannels, bookingStatuses, paymentMethods, paymentStatuses } from '@contract/entities/booking';
import { buybackStatuses, buybackTypes } from '@contract/entities/buyback';
import { inspectionStatuses } from '@contract/entities/inspection';
import { ticketStatuses, ticketTypes } from '@contract/entities/ticket';
import { describe, expect, it } from 'vitest';
import { makeDemo } from '../../../mocks/database/demo';
import { createClient, type Fields, may } from './client';

const day = 86_400_000;
const times: readonly (readonly [string, number])[] = [
  ['a Saturday in May', may],
  ['28 February, 11:40 PM', Date.parse('2027-02-28T23:40:00-06:00')],
  ['28 February, 11:40 PM in UTC', Date.parse('2027-02-28T23:40:00Z')],
  ['New Year, ten minutes after midnight', Date.parse('2027-01-01T00:10:00-06:00')],
  ['New Year, ten minutes after midnight in UTC', Date.parse('2027-01-01T00:10:00Z')],
  ['the night in which clocks go forward', Date.parse('2027-03-14T03:05:00-05:00')],
  ['the night in which clocks go back', Date.parse('2026-11-01T01:30:00-06:00')],
  ['a leap day', Date.parse('2028-02-29T12:00:00Z')],
];

const values = <T>(rows: readonly T[], of: (row: T) => unknown): unknown[] => [...new Set(rows.map(of))];
const instant = (text: unknown): number => Date.parse(String(text));
const localDay = (time: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago', dateStyle: 'short' }).format(time);

const dataOf = (now: number) => {
  const demo = makeDemo({ rows: 3_500, now: () => now });
  const event = demo.events.all().find(({ id }) => id === 27);
  const ofEvent = <T extends { readonly eventId?: unknown }>(rows: readonly T[]): readonly T[] =>
    rows.filter(({ eventId }) => eventId === 27);
  return {
    demo,
    event,
    bookings: ofEvent(demo.bookings.all()),
    tickets: ofEvent(demo.tickets.all()),
    transactions: ofEvent(demo.transactions.all() as (Fields & { eventId?: unknown })[]),
    buybacks: ofEvent(demo.buybacks.all()),
    inspections: demo.inspections().filter((seed) => seed.event === 26),
  };
};

describe.each(times)('%s: the event of today', (_, now) => {
  const { demo, event, bookings, tickets, transactions, buybacks, inspections } = dataOf(now);

  it('is live, and is today in every zone', () => {
    expect(event).toMatchObject({ status: 'live', timezone: 'America/Chicago' });
    for (const offset of [-12, -6, 0, 9, 14]) {
      const there = new Date(now + offset * 3_600_000).toISOString().slice(0, 10);
      expect(String(event?.startDate).slice(0, 10) <= there).toBe(true);
      expect(localDay(instant(event?.endDate)) >= there || offset === 14).toBe(true);
    }
  });

  it('has enough people, and bookings in every state', () => {
    expect(bookings.length).toBeGreaterThan(140);
    expect(
      new Set(tickets.filter(({ ticketType }) => ticketType === 'racer').map(({ userId }) => userId)).size,
    ).toBeGreaterThan(75);
    expect(values(bookings, ({ bookingStatus }) => bookingStatus)).toEqual(
      expect.arrayContaining([...bookingStatuses]),
    );
    expect(values(bookings, ({ paymentStatus }) => paymentStatus)).toEqual(
      expect.arrayContaining([...paymentStatuses]),
    );
    expect(values(bookings, ({ paymentMethod }) => paymentMethod)).toEqual(expect.arrayContaining([...paymentMethods]));
    expect(values(bookings, ({ channel }) => channel)).toEqual(expect.arrayContaining([...bookingChannels]));
    const owing = bookings.filter(
      ({ bookingStatus, paymentStatus }) => bookingStatus === 'pending' && paymentStatus === 'unpaid',
    );
    expect(owing.length).toBeGreaterThanOrEqual(3);
    expect(owing.every(({ total }) => Number(total) > 0)).toBe(true);
    expect(bookings.filter(({ notes }) => notes).length).toBeGreaterThan(8);
    expect(bookings.every(({ bookingDate }) => instant(bookingDate) < now)).toBe(true);
  });

  it('has tickets of all types and in all states', () => {
    expect(values(tickets, ({ ticketType }) => ticketType)).toEqual(expect.arrayContaining([...ticketTypes]));
    expect(values(tickets, ({ status }) => status)).toEqual(expect.arrayContaining([...ticketStatuses]));
    expect(values(tickets, ({ waiverSigned }) => waiverSigned)).toEqual(expect.arrayContaining([true, false, null]));
    expect(new Set(tickets.map(({ qrCode }) => qrCode)).size).toBe(tickets.length);
    const today = localDay(now);
    const otherDay = tickets.filter(
      ({ status, validFrom, validUntil }) =>
        status === 'valid' && (localDay(instant(validFrom)) > today || localDay(instant(validUntil)) < today),
    );
    expect(otherDay.length).toBeGreaterThan(0);
    const racers = tickets.filter(({ ticketType }) => ticketType === 'racer');
    expect(racers.every(({ vehicleNumber, className }) => vehicleNumber && className)).toBe(true);
  });

  it('has arrivals at several gates, spread over the hours of today that have passed', () => {
    const used = tickets.filter(({ status }) => status === 'used');
    for (const { isCheckedIn, checkedInAt, gate, scannedBy, validFrom, createdAt } of used) {
      expect(isCheckedIn && gate && scannedBy).toBeTruthy();
      expect(instant(checkedInAt)).toBeLessThan(now);
      expect(instant(checkedInAt)).toBeGreaterThanOrEqual(instant(createdAt));
      if (now - instant(event?.startDate) > day) expect(instant(checkedInAt)).toBeGreaterThan(instant(validFrom) - day);
    }
    const today = used.filter(({ checkedInAt }) => localDay(instant(checkedInAt)) === localDay(now));
    expect(today.length).toBeGreaterThan(2);
    expect(values(today, ({ gate }) => gate).length).toBeGreaterThan(1);
    const local = new Date(now).toLocaleTimeString('en-GB', { timeZone: 'America/Chicago' });
    const hours = values(today, ({ checkedInAt }) => String(checkedInAt).slice(0, 13)).length;
    if (local > '10:00') expect(hours).toBeGreaterThanOrEqual(4);
  });

  it('shares a car number in one class and another in two classes, and no other', () => {
    const racers = new Map(
      tickets
        .filter(({ ticketType, status }) => ticketType === 'racer' && status !== 'cancelled' && status !== 'refunded')
        .map((ticket) => [ticket.userId, ticket]),
    );
    const byNumber = Map.groupBy(racers.values(), ({ vehicleNumber }) => vehicleNumber);
    const shared = [...byNumber].filter(([, sharing]) => sharing.length > 1);
    expect(
      shared
        .map(([number, sharing]) => [number, sharing.length, values(sharing, ({ className }) => className).length])
        .toSorted(),
    ).toEqual([
      ['148', 2, 1],
      ['64', 2, 2],
    ]);
  });

  it('has a booking that looks the same for another event', () => {
    const contents = ({ id }: Fields): string =>
      JSON.stringify(demo.ticketsOf(id).map(({ ticketType, status }) => [ticketType, status]));
    const elsewhere = Map.groupBy(
      demo.bookings.all().filter(({ eventId }) => eventId !== 27),
      ({ userId }) => userId,
    );
    const alike = bookings.filter(
      (here) =>
        demo.ticketsOf(here.id).length === 3 &&
        elsewhere.get(here.userId)?.some((there) => contents(there) === contents(here)),
    );
    expect(alike.length).toBeGreaterThan(0);
  });

  it('has racers in every state of inspection, due again before and after now, in teams and lanes of uneven load', () => {
    expect(values(inspections, ({ status }) => status)).toEqual(expect.arrayContaining([...inspectionStatuses]));
    const due = inspections.flatMap(({ due: at }) => (at === undefined ? [] : [at]));
    expect(due.some((at) => at < now) && due.some((at) => at > now && at < now + 4 * 3_600_000)).toBe(true);
    for (const { inspected, scheduled } of inspections) {
      if (inspected === undefined) continue;
      expect(inspected).toBeLessThan(now);
      expect(scheduled).toBeLessThanOrEqual(inspected);
    }
    for (const of of ['team', 'lane'] as const) {
      const load = [...Map.groupBy(inspections, (seed) => seed[of]).values()].map(({ length }) => length);
      expect(load.length).toBeGreaterThanOrEqual(3);
      expect(Math.max(...load)).toBeGreaterThan(2 * Math.min(...load));
    }
    const nobody = tickets.filter(
      ({ ticketType, status, userId }) =>
        ticketType === 'racer' &&
        status !== 'cancelled' &&
        !inspections.some(({ visitor }) => visitor + 10_001 === userId),
    );
    expect(nobody.length).toBeGreaterThan(0);
  });

  it('has transactions of every type and status, which agree with the bookings', () => {
    const kinds = values(transactions, ({ type, status }) => `${type} ${status}`);
    expect(kinds).toEqual(
      expect.arrayContaining([
        'payment succeeded',
        'payment pending',
        'payment failed',
        'payment refunded',
        'payment disputed',
        'refund succeeded',
        'refund failed',
        'buyback succeeded',
        'payout succeeded',
        'fee succeeded',
      ]),
    );
    expect(transactions.every(({ processedAt }) => instant(processedAt) < now)).toBe(true);
    const partial = bookings.filter(({ bookingStatus }) => bookingStatus === 'partially_refunded');
    for (const { id, total } of partial) {
      const refunds = transactions.filter(
        ({ bookingId, type, status }) => bookingId === id && type === 'refund' && status === 'succeeded',
      );
      expect(refunds).toHaveLength(1);
      expect(Number(refunds[0]?.amount)).toBeLessThan(0);
      expect(-Number(refunds[0]?.amount)).toBeLessThanOrEqual(Number(total));
    }
    const advance = transactions.find(({ type }) => type === 'payout');
    const commission = transactions.find(({ type }) => type === 'fee');
    const gross = Number(commission?.amount) - Number(advance?.amount);
    expect(Number(commission?.amount) / gross).toBeCloseTo(0.045, 4);
    expect(new Set(demo.transactions.all().map(({ currency }) => currency)).size).toBeGreaterThan(1);
  });

  it('has buybacks of both types in every state, in two rounds', () => {
    for (const type of buybackTypes) {
      const mine = buybacks.filter(({ buybackType }) => buybackType === type);
      expect(values(mine, ({ status }) => status)).toEqual(expect.arrayContaining([...buybackStatuses]));
    }
    expect(values(buybacks, ({ round }) => round)).toEqual(expect.arrayContaining([1, 2, null]));
    expect(buybacks.every(({ requestedAt }) => instant(requestedAt) < now)).toBe(true);
    expect(buybacks.every(({ bookingId }) => bookings.some(({ id }) => id === bookingId))).toBe(true);
  });
});

describe('the answers for the event of today', () => {
  const client = createClient();

  it('offer buybacks that are open, closed, sold out, to come and not enabled, with the sold ones counted', async () => {
    await client.signIn();
    const offers = await client.rows('event.buybacks', { eventId: 27 });
    const buybacks = await client.rows('buyback.list', { eventId: 27, perPage: 500 });
    const isOpen = ({ enabled, opensAt, closesAt, available }: Fields): boolean =>
      enabled === true && instant(opensAt) < may && instant(closesAt) > may && Number(available) > 0;
    const open = offers.filter(isOpen);
    expect(open.some(({ closesAt }) => instant(closesAt) < may + 3_600_000)).toBe(true);
    expect(open.some(({ round }) => round === 2)).toBe(true);
    expect(offers.some(({ enabled, closesAt }) => enabled === true && instant(closesAt) < may)).toBe(true);
    expect(offers.some(({ opensAt }) => instant(opensAt) > may)).toBe(true);
    expect(offers.some(({ sold, available }) => Number(sold) > 0 && available === 0)).toBe(true);
    expect(offers.some(({ enabled }) => enabled === false)).toBe(true);
    for (const { className, round, sold } of offers) {
      const paid = buybacks.filter(
        (one) => one.className === className && one.round === round && one.paymentStatus === 'paid',
      );
      expect(sold).toBe(paid.length);
    }
  });

  it('name tracks with and without a W-9, and what each pays', async () => {
    await client.signIn();
    const tracks = await client.rows('track.list', { perPage: 100 });
    const states = await Promise.all(
      tracks.map(async ({ id }) => {
        const answer = await client.call('docuSign.w9', { trackId: id });
        return answer.ok ? (answer.value as Fields).status : 'none';
      }),
    );
    expect(new Set(states).size).toBeGreaterThan(4);
    expect(states).toEqual(expect.arrayContaining(['completed', 'not_requested', 'none']));
    expect(tracks.every(({ commissionPercent }) => Number(commissionPercent) > 0)).toBe(true);
  });
});
