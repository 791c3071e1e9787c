import { describe, expect, test } from 'vitest';
import { type Behaviour, json } from '../../../../support/fault-server';
import { failureIn, never } from './call-harness';
import { bench, eachOnFaultServer, server } from './faulty-server';

eachOnFaultServer();

const path = '/booking/ticket-list';
const input = { bookingId: '5', page: 1, perPage: 3 };
const list = () => bench.api.call('booking.ticketList', input, never());
const bodies = () => server.hits.map(({ body }) => JSON.parse(body) as Record<string, unknown>);

/** Accepts a request that has this name, and refuses all others. */
const wants = (name: string, refusal: unknown, status = 400): Behaviour => ({
  act: (exchange) => {
    const sent = JSON.parse(exchange.body.toString()) as object;
    (Object.hasOwn(sent, name) ? json({ data: [{ id: 1, bookingId: 5 }] }) : json(refusal, status)).act(exchange);
  },
});

describe('a refusal that names our word in another case', () => {
  test.each<[string, string, unknown, number]>([
    ['Django', 'booking_id', { booking_id: ['This field is required.'] }, 400],
    ['FastAPI', 'booking_id', { detail: [{ loc: ['body', 'booking_id'], msg: 'Field required' }] }, 422],
    ['a message', 'booking_id', { message: 'booking_id: This field is required' }, 400],
    ['a list of errors', 'booking-id', { errors: [{ field: 'booking-id', message: 'is missing' }] }, 422],
    ['Pascal case', 'BookingId', { errors: { BookingId: ['Required'] } }, 400],
    ['lower case', 'bookingid', { bookingid: 'required' }, 400],
  ])('as %s does is asked again so, and later at once', async (_name, name, refusal, status) => {
    server.on(path, wants(name, refusal, status));
    expect(await list()).toMatchObject({ ok: true, value: { rows: [{ id: 1 }] } });
    expect(bodies().map((body) => Object.hasOwn(body, name))).toEqual([false, true]);
    expect(await list()).toMatchObject({ ok: true });
    expect(server.hits).toHaveLength(3);
  });

  test('renames all inputs, also of exports', async () => {
    server.on(path, wants('booking_id', { booking_id: ['Required'] }));
    expect((await bench.api.call('booking.ticketList', input, never())).ok).toBe(true);
    expect(bodies().at(-1)).toEqual({ booking_id: '5', page: 1, per_page: 3 });
    server.on('/booking/ticket-generate-csv', wants('booking_id', { booking_id: ['Required'] }));
    expect((await bench.api.downloadCsv('booking.ticketCsv', { bookingId: '5' }, never())).ok).toBe(true);
  });

  test('is the failure, if asking so does not help either', async () => {
    server.on(path, json({ booking_id: ['This field is required.'] }, 400));
    expect(failureIn(await list())?.fields).toEqual({ bookingId: 'This field is required.' });
    expect(server.hits).toHaveLength(2);
  });
});

test.each<[string, unknown, number]>([
  ['names it as it was sent', { bookingId: ['Must be a number'], booking_id: 1 }, 400],
  ['names a word that was not sent', { event_id: ['This field is required.'] }, 400],
  ['has another status', { booking_id: ['This field is required.'] }, 403],
])('a refusal that %s is not asked again', async (_name, refusal, status) => {
  server.on(path, json(refusal, status));
  expect((await list()).ok).toBe(false);
  expect(server.hits).toHaveLength(1);
});

test('a change is never asked again', async () => {
  server.on('/admin/update/5', json({ first_name: ['This field is required.'] }, 400));
  const change = { id: 5, data: { firstName: 'Dana' } };
  expect((await bench.api.call('admin.update', change, never())).ok).toBe(false);
  expect(server.hits).toHaveLength(1);
});
