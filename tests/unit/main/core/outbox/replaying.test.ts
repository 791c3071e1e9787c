/** Sending what waits: order, the three-way check, and confirming by reading. */
import type { OutboxEntry } from '@contract/bridge';
import { beforeEach, expect, test } from 'vitest';
import {
  createLastingStore,
  createModelServer,
  type LastingStore,
  type ModelServer,
  type OpenedOutbox,
  openOutbox,
} from './outbox-harness';

const clock = { now: 0 };
let server: ModelServer;
let store: LastingStore;
let app: OpenedOutbox;

beforeEach(() => {
  clock.now = Date.parse('2026-06-01T09:12:00.000Z');
  server = createModelServer();
  store = createLastingStore();
  app = openOutbox({ server, store, clock });
});

const track = (id = 1): Record<string, unknown> => server.records.get(`track ${id}`) ?? {};
const queue = async (data: object, id = 1): Promise<void> => {
  server.isUp = false;
  await app.send('track.update', { id, data });
};
const wake = async (): Promise<void> => {
  server.isUp = true;
  app.outbox.wake();
  await app.outbox.handlers.sendAll();
};
const restart = (): void => {
  app.kill();
  app = openOutbox({ server, store, clock });
};
const first = async (): Promise<OutboxEntry> => {
  const [entry] = await app.entries();
  if (!entry) throw new Error('The outbox is empty.');
  return entry;
};
const sentData = (): readonly unknown[] => server.writes.map(({ input }) => input.data);

test('what waits is sent once, confirmed by reading, and listed as done', async () => {
  await queue({ phone: '1' });
  await wake();
  expect(track().phone).toBe('1');
  expect(server.requests).toEqual(['track.detail', 'track.update', 'track.detail']);
  expect(await app.entries()).toMatchObject([{ state: 'done' }]);
  restart();
  expect(await app.entries()).toEqual([]);
});

test('it survives a restart', async () => {
  await queue({ phone: '1' });
  restart();
  expect(await app.entries()).toMatchObject([{ state: 'queued' }]);
  await wake();
  expect(server.writes).toHaveLength(1);
});

test('a field that only others changed keeps their value, also if the call carried it', async () => {
  await queue({ phone: '1', city: 'Austin' });
  track().city = 'Waco';
  await wake();
  expect(sentData()).toEqual([{ phone: '1', city: 'Waco' }]);
});

test('a field that changed on both sides waits for a person, side by side', async () => {
  await queue({ phone: '1', city: 'Waco' });
  track().phone = '2';
  await wake();
  const entry = await first();
  expect(entry).toMatchObject({ state: 'queued', needsDecision: true });
  expect(entry.fields).toEqual([
    { name: 'phone', base: '555-0101', mine: '1', theirs: '2', isConflict: true },
    { name: 'city', base: 'Austin', mine: 'Waco', theirs: 'Austin' },
  ]);
  await app.outbox.handlers.send({ id: entry.id });
  expect(server.writes).toEqual([]);
  await app.outbox.handlers.decide({ id: entry.id, choices: { phone: 'theirs' } });
  await app.outbox.handlers.sendAll();
  expect(sentData()).toEqual([{ city: 'Waco' }]);
});

test('a decision for my value sends it over the one that the person saw, and only that one', async () => {
  await queue({ phone: '1' });
  track().phone = '2';
  await wake();
  track().phone = '3';
  server.isUp = false;
  const { id } = await first();
  await app.outbox.handlers.decide({ id, choices: { phone: 'mine' } });
  await wake();
  expect(await first()).toMatchObject({ needsDecision: true, fields: [{ base: '2', theirs: '3' }] });
  await app.outbox.handlers.decide({ id, choices: { phone: 'mine' } });
  await app.outbox.handlers.sendAll();
  expect(track().phone).toBe('1');
});

test('a decision for all of the server’s values leaves nothing to send', async () => {
  await queue({ phone: '1' });
  track().phone = '2';
  await wake();
  const decided = await app.outbox.handlers.decide({ id: (await first()).id, choices: { phone: 'theirs' } });
  expect(decided).toMatchObject({ value: { state: 'done' } });
  expect(server.writes).toEqual([]);
});

test('nothing is sent if the server already has it', async () => {
  await queue({ phone: '1' });
  track().phone = ' 1 ';
  await wake();
  expect(server.writes).toEqual([]);
  expect(await app.entries()).toMatchObject([{ state: 'done' }]);
});

test('a blocked record blocks only itself, and its later changes wait', async () => {
  await queue({ phone: '1' });
  await queue({ city: 'Waco' });
  await queue({ phone: '9' }, 2);
  track().phone = '2';
  await wake();
  expect(server.writes.map(({ input }) => input.id)).toEqual([2]);
  expect((await app.entries()).map(({ state }) => state)).toEqual(['queued', 'queued', 'done']);
});

test('a record that cannot be read blocks only itself while the server can be reached, and its later changes wait', async () => {
  await queue({ phone: '1' });
  await queue({ phone: '2' });
  await queue({ phone: '9' }, 2);
  server.onRead = (id) => id === 1;
  await wake();
  expect(server.writes.map(({ input }) => input.id)).toEqual([2]);
  expect((await app.entries()).map(({ state }) => state)).toEqual(['queued', 'queued', 'done']);
  server.onRead = undefined;
  clock.now += 60_000;
  await app.runDue();
  expect(sentData()).toEqual([{ phone: '9' }, { phone: '1' }, { phone: '2' }]);
});

test('a change that does not leave blocks only its record while the server can be reached', async () => {
  await queue({ phone: '1' });
  await queue({ phone: '9' }, 2);
  server.faults = ['not-sent'];
  server.isUp = true;
  app.outbox.wake();
  await expect.poll(async () => (await app.entries()).map(({ state }) => state)).toEqual(['queued', 'done']);
  expect(track().phone).toBe('555-0101');
});

test('without a network only the first is tried', async () => {
  await queue({ phone: '1' });
  await queue({ phone: '9' }, 2);
  const asked: unknown[] = [];
  server.onRead = (id) => {
    asked.push(id);
    server.isUp = false;
    return false;
  };
  server.isUp = true;
  await app.outbox.handlers.sendAll();
  expect(asked).toEqual([1]);
});

test('a change that a person discards right after another one of its record was done is not sent', async () => {
  await queue({ phone: '1' });
  await queue({ city: 'Waco' });
  const [one, other] = await app.entries();
  if (!one || !other) throw new Error('The outbox is empty.');
  // Waits behind the first change, and ends at once, since nothing is left to decide.
  server.onWrite = () => {
    void app.outbox.handlers.decide({ id: one.id, choices: {} });
  };
  server.isUp = true;
  app.outbox.wake();
  const isRead = (): boolean => server.requests.filter((call) => call === 'track.detail').length === 3;
  for (let turn = 0; !isRead() && turn < 1_000; turn += 1) await Promise.resolve();
  const discarded = await app.outbox.handlers.discard({ id: other.id });
  const { length } = server.writes;
  await app.outbox.handlers.sendAll();
  expect(discarded).toMatchObject({ ok: true });
  expect(server.writes).toHaveLength(length);
  expect(await app.entries()).toMatchObject([{ state: 'done' }]);
});

test('later changes build on earlier ones', async () => {
  await queue({ phone: '1' });
  await queue({ phone: '2' });
  await wake();
  expect(sentData()).toEqual([{ phone: '1' }, { phone: '2' }]);
});

test('and go on without one that was discarded, which can be taken back', async () => {
  await queue({ phone: '1' });
  await queue({ phone: '2' });
  const { id } = await first();
  await app.outbox.handlers.discard({ id });
  await app.outbox.handlers.restore({ id });
  await app.outbox.handlers.discard({ id });
  await wake();
  expect(sentData()).toEqual([{ phone: '2' }]);
});

test('a refusal is kept with the server’s words, and the next change of the record is sent', async () => {
  await queue({ phone: '1' });
  await queue({ phone: '2' });
  server.faults = ['refuse'];
  await wake();
  expect(await app.entries()).toMatchObject([
    { state: 'refused', failure: { message: 'The name is taken.' } },
    { state: 'done' },
  ]);
  expect(track().phone).toBe('2');
});

test('a change that the server answers but does not show is not done', async () => {
  await queue({ phone: '1' });
  server.faults = ['ignore'];
  await wake();
  expect(await first()).toMatchObject({ state: 'refused', failure: { code: 'not-shown' } });
});

test('whether a field that no record shows was changed is not known', async () => {
  await queue({ pin: '1' });
  await wake();
  expect(await first()).toMatchObject({ state: 'refused', failure: { code: 'not-included' } });
});

test('a busy server is asked again later', async () => {
  await queue({ phone: '1' });
  server.faults = ['busy'];
  server.isUp = true;
  app.outbox.wake();
  await expect.poll(async () => (await first()).failure).toMatchObject({ status: 503 });
  clock.now += 60_000;
  await app.runDue();
  expect(await app.entries()).toMatchObject([{ state: 'done' }]);
});

test('a record that is gone waits for a person', async () => {
  await queue({ phone: '1' });
  server.records.delete('track 1');
  await wake();
  expect(await first()).toMatchObject({ state: 'queued', needsDecision: true, failure: { code: 'not-found' } });
});

test('nothing is sent that cannot be marked as being sent', async () => {
  await queue({ phone: '1' });
  await queue({ phone: '9' }, 2);
  store.isFull = true;
  await wake();
  expect(server.writes).toEqual([]);
  expect(await first()).toMatchObject({ state: 'queued', failure: { code: 'disk-full' } });
});

test('lists of ids keep what others added or removed', async () => {
  server.isUp = false;
  await app.send('assignment.assign', { subAdminId: 3, trackIds: ['1', '5'], note: 'Gate' });
  Object.assign(server.records.get('admin 3') ?? {}, { assignedTracks: [{ id: 1 }, { id: 7 }] });
  await wake();
  expect(server.writes[0]?.input).toEqual({ subAdminId: 3, trackIds: ['1', '7', '5'], note: 'Gate' });
  expect(await app.entries()).toMatchObject([{ state: 'done' }]);
});

test('a person edits, discards and restores what waits', async () => {
  await queue({ phone: '1' });
  const { id } = await first();
  await app.outbox.handlers.edit({ id, data: { phone: '7' } });
  expect(await first()).toMatchObject({ fields: [{ name: 'phone', base: '555-0101', mine: '7' }] });
  await app.outbox.handlers.discard({ id });
  expect(await app.entries()).toEqual([]);
  await app.outbox.handlers.restore({ id });
  await wake();
  expect(sentData()).toEqual([{ phone: '7' }]);
});

test('a person exports what waits', async () => {
  await queue({ phone: '1' });
  expect(await app.outbox.handlers.export()).toMatchObject({ value: { name: 'outbox-2026-06-01.json' } });
  expect(app.saved).toMatchObject([
    { server: 'https://api.example.com', person: 'Dana', entries: [{ state: 'queued' }] },
  ]);
});
