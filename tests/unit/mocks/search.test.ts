/** Searches of the demo that staff make with what they have at hand: a phone number, a code, a car number, a day. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createClient, type Fields } from './client';

const client = createClient();
beforeAll(() => client.signIn());

const someBooking = async (): Promise<Fields> => {
  const rows = await client.rows('booking.list', { eventId: 27, perPage: 500 });
  const found = rows.find(({ userPhone }) => /^\d{10}$/.test(String(userPhone)));
  if (!found) throw new Error('no booking has a phone number of ten digits');
  return found;
};
const someTicket = async (): Promise<Fields> => {
  const rows = await client.rows('booking.ticketList', { eventId: 27, perPage: 1_000 });
  const found = rows.find(({ vehicleNumber }) => vehicleNumber !== null);
  if (!found) throw new Error('no ticket has a car number');
  return found;
};
const ids = (rows: readonly Fields[]): unknown[] => rows.map(({ id }) => id);

describe('a search finds', () => {
  it('a booking by its phone number, with or without its signs', async () => {
    const { id, userPhone } = await someBooking();
    const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(String(userPhone)) ?? [];
    for (const q of [`${area}${exchange}${line}`, `+1 (${area}) ${exchange}-${line}`])
      expect(ids(await client.rows('booking.list', { q, perPage: 5_000 }))).toContain(id);
  });

  it('one visitor by a phone number, and a family by theirs', async () => {
    const { userId, userPhone } = await someBooking();
    expect(ids(await client.rows('visitor.list', { q: String(userPhone) }))).toEqual([userId]);
    expect(await client.rows('visitor.list', { q: '(469) 555-0177' })).toHaveLength(3);
  });

  it('a ticket by its QR text, its number and its car number', async () => {
    const { id, qrCode, ticketNumber, vehicleNumber } = await someTicket();
    for (const q of [qrCode, ticketNumber]) expect(ids(await client.rows('booking.ticketList', { q }))).toEqual([id]);
    const byCar = await client.rows('booking.ticketList', { q: String(vehicleNumber), eventId: 27, perPage: 1_000 });
    expect(ids(byCar)).toContain(id);
  });
});

it('events are sorted by their start', async () => {
  const starts = async (sort: 'asc' | 'desc'): Promise<string[]> =>
    (await client.rows('event.list', { sortColumn: 'startDate', sort })).map(({ startDate }) => String(startDate));
  expect(await starts('asc')).toEqual((await starts('asc')).toSorted());
  expect(await starts('desc')).toEqual((await starts('asc')).toReversed());
});
