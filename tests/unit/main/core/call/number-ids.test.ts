import type { IgnoredByServer } from '@contract/settings/ignored-by-server';
import { describe, expect, test } from 'vitest';
import { createIgnoredNotes } from '../../../../../main/settings/ignored-inputs';
import { text } from '../../../../support/fault-server';
import { type Bench, benchFor, never } from './call-harness';
import { eachOnFaultServer, server } from './faulty-server';

eachOnFaultServer();

const [first, second, third] = ['9007199254740993', '9007199254740995', '12345678901234567890'];
const answer = (json: string) => text(json, 'application/json');

/** The client of one start of the app; `stored` is what is remembered over starts. */
const startWith = (stored: { ignored: IgnoredByServer }): Bench =>
  benchFor(
    server.url,
    undefined,
    {},
    createIgnoredNotes({
      read: () => stored.ignored,
      write: (ignored) => {
        stored.ignored = ignored;
      },
      now: Date.now,
    }),
  );
const start = (): Bench => startWith({ ignored: {} });
const bodyOf = (path: string): string | undefined => server.hits.findLast((hit) => hit.path === path)?.body;

describe('a long id that came as a number', () => {
  const bookings = answer(
    `{"data":[{"id":${first},"event":{"id":${second}},"userId":${third},"bookingNumber":"9007199254740997"}]}`,
  );

  test('is shown with its digits, and goes back with the same digits and without quotes', async () => {
    const { api } = start();
    server.on('/booking/list', bookings);
    expect(await api.call('booking.list', {}, never())).toMatchObject({ value: { rows: [{ id: first }] } });
    server.on('/booking/detail', answer('{}'));
    await api.call('booking.detail', { id: first }, never());
    expect(bodyOf('/booking/detail')).toBe(`{"id":${first}}`);
    // Named after the record that it is the id of, and in a list of ids.
    server.on('/booking/ticket-list', answer('[]'));
    await api.call('booking.ticketList', { bookingId: first, q: second }, never());
    expect(bodyOf('/booking/ticket-list')).toBe(`{"q":"${second}","bookingId":${first}}`);
    server.on('/wishlist/list/event-wishlist', answer('[]'));
    await api.call('wishlist.list', { eventId: second, userId: third }, never());
    expect(bodyOf('/wishlist/list/event-wishlist')).toBe(`{"userId":${third},"eventId":${second}}`);
    server.on('/support/send-push-message', answer('{}'));
    const push = { title: 'a', body: 'b', audience: 'custom' as const, userIds: [third, 7] };
    await api.call('support.sendPush', push, never());
    expect(bodyOf('/support/send-push-message')).toContain(`"userIds":[${third},7]`);
  });

  test('is a path as it was, and a number in the fields of a change', async () => {
    const { api } = start();
    server.on('/admin/list', answer(`{"data":[{"id":${first},"roleId":${second}}]}`));
    await api.call('admin.list', {}, never());
    server.on(`/admin/update/${first}`, answer('{}'));
    await api.call('admin.update', { id: first, data: { roleId: second, firstName: third } }, never());
    expect(bodyOf(`/admin/update/${first}`)).toBe(`{"data":{"roleId":${second},"firstName":"${third}"}}`);
  });

  test('is one after a restart too, for what waits in the outbox or comes from the copy', async () => {
    const stored = { ignored: {} };
    server.on('/booking/list', bookings);
    await startWith(stored).api.call('booking.list', {}, never());
    server.on('/booking/detail', answer('{}'));
    await startWith(stored).api.call('booking.detail', { id: first }, never());
    expect(bodyOf('/booking/detail')).toBe(`{"id":${first}}`);
  });

  test('stays one on a page that the server’s own link leads to', async () => {
    const { api } = start();
    server.on('/booking/list', bookings);
    await api.call('booking.list', {}, never());
    const page = answer(`{"data":[{"id":${first}}],"links":{"next":"?p=2"}}`);
    server.on('/booking/ticket-list', page);
    server.on('/booking/ticket-list?p=2', page);
    for (const number of [1, 2]) await api.call('booking.ticketList', { bookingId: first, page: number }, never());
    expect(bodyOf('/booking/ticket-list?p=2')).toBe(`{"bookingId":${first},"p":2}`);
  });
});

describe('a long id that came as a text', () => {
  test('goes back as a text, also beside others that are numbers', async () => {
    const { api } = start();
    server.on('/booking/list', answer(`{"data":[{"id":"${first}","trackId":${second}}]}`));
    await api.call('booking.list', {}, never());
    server.on('/booking/detail', answer('{}'));
    await api.call('booking.detail', { id: first }, never());
    expect(bodyOf('/booking/detail')).toBe(`{"id":"${first}"}`);
  });

  test('of an unknown server stays one', async () => {
    server.on('/booking/detail', answer('{}'));
    await start().api.call('booking.detail', { id: first }, never());
    expect(bodyOf('/booking/detail')).toBe(`{"id":"${first}"}`);
  });
});
