/** What was sent without an answer is settled by reading the record, never by sending blindly. */
import type { OutboxEntry } from '@contract/bridge';
import { beforeEach, expect, test } from 'vitest';
import {
  busyMs,
  createLastingStore,
  createModelServer,
  type ModelServer,
  type OpenedOutbox,
  openOutbox,
} from './outbox-harness';

const clock = { now: 0, aheadMs: 0 };
let server: ModelServer;
let store: ReturnType<typeof createLastingStore>;
let app: OpenedOutbox;

beforeEach(() => {
  Object.assign(clock, { now: Date.parse('2026-06-01T09:12:00.000Z'), aheadMs: 0 });
  server = createModelServer();
  store = createLastingStore();
  app = openOutbox({ server, store, clock });
});

const phone = (): unknown => server.records.get('track 1')?.phone;
const setPhone = (to: string): void => void Object.assign(server.records.get('track 1') ?? {}, { phone: to });
const send = (data: object) => app.send('track.update', { id: 1, data });
const first = async (): Promise<OutboxEntry> => {
  const [entry] = await app.entries();
  if (!entry) throw new Error('The outbox is empty.');
  return entry;
};
const restart = (): void => {
  app.kill();
  app = openOutbox({ server, store, clock });
};
const settle = async (): Promise<void> => {
  clock.now += busyMs;
  await app.runDue();
};

test.each(['before', 'after'] as const)('lost %s the work: the server has the change once', async (fault) => {
  server.faults = [fault];
  expect(await send({ phone: '1' })).toMatchObject({ failure: { kind: 'unknown-outcome' } });
  expect(await first()).toMatchObject({ state: 'unknown', needsDecision: false });
  await settle();
  expect(phone()).toBe('1');
  expect(server.writes).toHaveLength(1);
  expect(await first()).toMatchObject({ state: 'done' });
});

test('the record is read, and nothing is sent again, while the server may still be working', async () => {
  server.faults = ['before'];
  await send({ phone: '1' });
  clock.now += busyMs - 1;
  await app.runDue();
  expect(server.requests.filter((call) => call === 'track.update')).toHaveLength(1);
  expect(server.requests).toContain('track.detail');
  expect(await first()).toMatchObject({ state: 'unknown', needsDecision: false });
});

test('a change that the record shows is done at once, however long the server may work', async () => {
  server.faults = ['after'];
  await send({ phone: '1' });
  await app.runDue();
  expect(await first()).toMatchObject({ state: 'done' });
});

test('something else on the server is up to a person', async () => {
  server.faults = ['before'];
  await send({ phone: '1' });
  setPhone('2');
  await settle();
  const entry = await first();
  expect(entry).toMatchObject({ state: 'unknown', needsDecision: true, fields: [{ theirs: '2', isConflict: true }] });
  await app.outbox.handlers.decide({ id: entry.id, choices: { phone: 'mine' } });
  await app.outbox.handlers.sendAll();
  expect(phone()).toBe('1');
});

test.each([false, true])('a clock that is set back holds no decision up; after a restart: %s', async (isRestarted) => {
  clock.aheadMs = 3 * 3_600_000;
  server.faults = ['before'];
  await send({ phone: '1' });
  setPhone('2');
  await settle();
  clock.aheadMs = 0;
  if (isRestarted) {
    restart();
    await first();
    await settle();
  }
  const { id } = await first();
  expect(await app.outbox.handlers.decide({ id, choices: { phone: 'mine' } })).toMatchObject({ ok: true });
  await app.outbox.handlers.sendAll();
  expect(phone()).toBe('1');
});

test.each([-3, 3])('a clock that is set by %i hours before a restart changes nothing', async (hours) => {
  server.faults = ['before'];
  await send({ phone: '1' });
  clock.aheadMs = hours * 3_600_000;
  restart();
  await first();
  clock.now += busyMs - 1;
  await app.runDue();
  expect(server.writes).toEqual([]);
  clock.now += 1;
  await app.runDue();
  expect(server.writes).toHaveLength(1);
});

test('a change that was being sent when the app was killed is settled by reading', async () => {
  server.faults = ['hang'];
  void send({ phone: '1' });
  await expect.poll(() => server.requests).toEqual(['track.update']);
  restart();
  expect(await first()).toMatchObject({ state: 'unknown', needsDecision: false });
  await settle();
  expect(phone()).toBe('1');
  expect(server.writes).toHaveLength(1);
});

test('a create that was being sent when the app was killed is up to a person', async () => {
  server.faults = ['hang'];
  void app.send('track.create', { data: { name: 'New' } });
  await expect.poll(() => server.requests).toEqual(['track.create']);
  restart();
  await settle();
  expect(await first()).toMatchObject({ kind: 'draft', state: 'unknown', needsDecision: true });
  expect(server.writes).toEqual([]);
});

test('one that no record shows is sent again only by a person', async () => {
  server.faults = ['before'];
  await send({ pin: '1' });
  await settle();
  expect(await first()).toMatchObject({ state: 'unknown', needsDecision: true });
  expect(server.writes).toEqual([]);
  await app.outbox.handlers.send({ id: (await first()).id });
  expect(server.writes).toHaveLength(1);
});
