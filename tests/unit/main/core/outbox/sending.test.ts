/** Calls of screens: what is sent, what waits in the outbox, and what is never stored. */
import { endpointIds, isSample, rowOf } from '@contract/table';
import { beforeEach, expect, test } from 'vitest';
import type { JournalNote } from '../../../../../main/core/journal/journal';
import { canWait } from '../../../../../main/core/outbox/direct';
import { createMemoryStore } from '../../../../../main/core/store/memory-store';
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

const update = { id: 1, data: { phone: '555-0199' } };
const stored = async (): Promise<readonly unknown[]> => {
  const found: unknown[] = [];
  for await (const { value } of store.list('outbox')) found.push(JSON.parse(new TextDecoder().decode(value)));
  return found;
};

test('while what waits cannot be read, nothing is sent and nothing is said to be done; then it is sent in its order', async () => {
  server.isUp = false;
  await app.send('track.update', update);
  app.kill();
  server.isUp = true;
  store.isUnreadable = 'outbox';
  app = openOutbox({ server, store, clock });
  const later = { id: 1, data: { phone: '555-0177' } };
  const full = { ok: false, failure: { kind: 'file', code: 'disk-full' } };
  expect(await app.send('track.update', later)).toMatchObject(full);
  expect(await app.outbox.handlers.list()).toMatchObject(full);
  expect(await app.outbox.handlers.sendAll()).toMatchObject(full);
  expect(server.writes).toEqual([]);
  store.isUnreadable = false;
  app.outbox.wake();
  await expect.poll(() => server.writes.length).toBe(1);
  expect(await app.send('track.update', later)).toMatchObject({ ok: true });
  expect(server.writes.map(({ input }) => input.data)).toEqual([update.data, later.data]);
});

test('what became of a change is kept over sessions in which it cannot be stored', async () => {
  server.isUp = false;
  await app.send('track.update', update);
  server.isUp = true;
  server.faults = ['refuse'];
  server.onWrite = () => {
    store.isFull = true;
  };
  await app.outbox.handlers.sendAll();
  for (const isFull of [true, false]) {
    store.isFull = isFull;
    app.signIn(undefined);
    app.signIn('9');
    expect(await app.entries()).toMatchObject([{ state: 'refused' }]);
  }
  expect(await stored()).toMatchObject([{ state: 'refused' }]);
});

test('what the disk refused is counted as lost until its session ends, when the disk takes it', async () => {
  store.isFull = true;
  server.faults = ['before'];
  await app.send('track.update', update);
  expect(app.outbox.waitingInMemory()).toBe(1);
  store.isFull = false;
  app.signIn(undefined);
  await expect.poll(stored).toMatchObject([{ state: 'unknown', input: update }]);
  expect(app.outbox.waitingInMemory()).toBe(0);
});

test('a change of which the disk has an earlier state is not counted as lost', async () => {
  server.faults = ['before'];
  server.onWrite = () => {
    store.isFull = true;
  };
  await app.send('track.update', update);
  expect(await stored()).toMatchObject([{ state: 'sending' }]);
  expect(app.outbox.waitingInMemory()).toBe(0);
});

test('a state that the disk refused is not forgotten when a later one is refused too', async () => {
  server.isUp = false;
  await app.send('track.update', update);
  const [{ id = '' } = {}] = await app.entries();
  server.isUp = true;
  server.faults = ['refuse'];
  server.onWrite = () => {
    store.isFull = true;
  };
  await app.outbox.handlers.sendAll();
  expect(await app.outbox.handlers.edit({ id, data: { phone: '555-0155' } })).toMatchObject({ ok: false });
  store.isFull = false;
  await app.outbox.stored();
  expect(await stored()).toMatchObject([{ state: 'refused' }]);
});

/** The next write is on the disk, which says so only after the session has ended. */
const endSessionAtWrite = (): void => {
  store.onWrite = async () => {
    store.onWrite = undefined;
    app.signIn(undefined);
  };
};

test.each([
  ['change', 'track.update', update, ['queued']],
  ['create, which is left to the form,', 'track.create', { data: { name: 'New' } }, []],
] as const)('a %s whose session ends before it is on the disk is not sent', async (_what, call, input, states) => {
  await app.entries();
  endSessionAtWrite();
  expect(await app.send(call, input)).toMatchObject({ failure: { kind: 'signed-out' } });
  expect(server.requests).toEqual([]);
  server.isUp = false;
  app.signIn('9');
  expect((await app.entries()).map(({ state }) => state)).toEqual(states);
});

test('a draft whose session ends before it is marked as being sent still waits', async () => {
  server.isUp = false;
  await app.send('track.create', { data: { name: 'New' } });
  const [{ id = '' } = {}] = await app.entries();
  server.isUp = true;
  endSessionAtWrite();
  await app.outbox.handlers.send({ id });
  app.signIn('9');
  expect(await app.entries()).toMatchObject([{ state: 'queued', needsDecision: true }]);
});

test('a change that the server answers leaves nothing behind', async () => {
  expect(await app.send('track.update', update)).toMatchObject({ ok: true, value: { message: 'Saved.' } });
  server.faults = ['refuse'];
  expect(await app.send('track.update', update)).toMatchObject({ ok: false, failure: { status: 422 } });
  expect(await stored()).toEqual([]);
  expect(await app.entries()).toEqual([]);
});

test('a change is stored before it is sent, so that a kill in mid-send leaves it visible', async () => {
  const before = Promise.withResolvers<readonly unknown[]>();
  server.onWrite = () => before.resolve(stored());
  await app.send('track.update', update);
  expect(await before.promise).toMatchObject([{ state: 'sending', call: 'track.update', by: 'Dana', attempts: 1 }]);
});

test('a change without a network is queued with all that is needed to send it', async () => {
  server.isUp = false;
  expect(await app.send('track.update', update)).toMatchObject({ failure: { kind: 'queued', code: 'queued' } });
  expect(await app.entries()).toMatchObject([
    {
      kind: 'change',
      call: 'track.update',
      input: update,
      state: 'queued',
      needsDecision: false,
      title: 'Harbor Oval',
      fields: [{ name: 'phone', base: '555-0101', mine: '555-0199' }],
      createdAt: '2026-06-01T09:12:00.000Z',
      by: 'Dana',
      failure: { code: 'offline' },
    },
  ]);
  expect(await stored()).toMatchObject([{ state: 'queued', owner: { server: 'https://api.example.com' } }]);
  expect(app.events.findLast(({ type }) => type === 'outbox')).toMatchObject({ entries: [{ state: 'queued' }] });
});

test('it is not claimed to wait if it could not be stored', async () => {
  store.isFull = true;
  expect(await app.send('track.update', update)).toMatchObject({ ok: true });
  server.isUp = false;
  expect(await app.send('track.update', update)).toMatchObject({ failure: { kind: 'file', code: 'disk-full' } });
  expect(await app.entries()).toEqual([]);
});

test('a change whose session has ended stays queued; a create is left to the form', async () => {
  server.faults = ['signed-out'];
  expect(await app.send('track.update', update)).toMatchObject({ failure: { kind: 'signed-out' } });
  expect(await app.entries()).toMatchObject([{ state: 'queued' }]);
  server.faults = ['signed-out'];
  await app.send('track.create', { data: { name: 'New' } });
  expect(await app.entries()).toHaveLength(1);
});

test('what became of a change is known also if the store was closed before the answer', async () => {
  server.faults = ['signed-out'];
  server.onWrite = () => app.signIn(undefined);
  await app.send('track.update', update);
  expect(await stored()).toMatchObject([{ state: 'sending' }]);
  server.isUp = false;
  app.signIn('9');
  expect(await app.entries()).toMatchObject([{ state: 'queued' }]);
});

test('a create, delete or push is never queued: it becomes a draft that a person sends', async () => {
  server.isUp = false;
  const sent = await app.send('track.create', { data: { name: 'New Oval' } });
  expect(sent).toMatchObject({ failure: { kind: 'queued', code: 'drafted' } });
  server.isUp = true;
  await app.outbox.handlers.sendAll();
  expect(server.writes).toEqual([]);
  const [draft] = await app.entries();
  expect(draft).toMatchObject({ kind: 'draft', needsDecision: true, state: 'queued', title: 'New Oval' });
  expect(await app.outbox.handlers.send({ id: draft?.id ?? '' })).toMatchObject({ value: { state: 'done' } });
  expect(server.writes).toHaveLength(1);
});

test('a create whose answer is lost is never sent again without a person', async () => {
  server.faults = ['after'];
  const sent = await app.send('track.create', { data: { name: 'New' } });
  expect(sent).toMatchObject({ failure: { kind: 'unknown-outcome' } });
  clock.now += 3_600_000;
  await app.runDue();
  expect(await app.entries()).toMatchObject([{ kind: 'draft', state: 'unknown', needsDecision: true }]);
  expect(server.writes).toHaveLength(1);
});

test('a call in flight is not taken for a lost one when the same person signs in again', async () => {
  const arrived = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  server.onWrite = () => {
    arrived.resolve();
    return answer.promise;
  };
  const sent = app.send('track.update', update);
  await arrived.promise;
  app.signIn(undefined);
  app.signIn('9');
  const listed = app.entries();
  clock.now += 3_600_000;
  answer.resolve();
  expect(await sent).toMatchObject({ ok: true });
  expect(await listed).toEqual([]);
  await app.runDue();
  expect(server.writes).toHaveLength(1);
});

test('a change that was discarded after its state could not be stored does not come back', async () => {
  server.faults = ['before'];
  server.onWrite = () => {
    store.isFull = true;
  };
  await app.send('track.update', update);
  store.isFull = false;
  const [{ id = '' } = {}] = await app.entries();
  expect(await app.outbox.handlers.discard({ id })).toMatchObject({ ok: true });
  app.signIn(undefined);
  app.signIn('9');
  expect(await app.entries()).toEqual([]);
});

test('the draft of a deletion has the name that the copy has, and no values to edit', async () => {
  server.isUp = false;
  await app.send('track.remove', { id: update.id });
  expect(await app.entries()).toMatchObject([{ kind: 'draft', title: 'Harbor Oval', fields: [] }]);
});

test('only calls of screens that need a session and renew no tokens may wait', () => {
  const changing = endpointIds.filter((id) => rowOf(id)?.kind !== 'read' && !isSample(id));
  expect(changing.filter(canWait).sort()).toEqual(
    [
      ...['admin.create', 'admin.remove', 'admin.update', 'assignment.assign', 'auth.profileUpdate'],
      ...['support.sendPush', 'track.create', 'track.remove', 'track.update'],
    ].sort(),
  );
});

test('saving the same again while it waits adds no second entry', async () => {
  server.isUp = false;
  await app.send('track.update', update);
  await app.send('track.update', update);
  expect(await app.entries()).toHaveLength(1);
  server.isUp = true;
  expect(await app.send('track.update', update)).toMatchObject({ ok: true });
  expect(server.writes).toHaveLength(1);
  expect(await app.entries()).toEqual([]);
});

test('a change never overtakes an earlier one of its record', async () => {
  server.isUp = false;
  await app.send('track.update', update);
  server.isUp = true;
  await app.send('track.update', { id: 1, data: { phone: '555-0200' } });
  expect(server.writes.map(({ input }) => input.data)).toEqual([{ phone: '555-0199' }, { phone: '555-0200' }]);
});

test('entries belong to their person', async () => {
  server.isUp = false;
  await app.send('track.update', update);
  app.signIn(undefined);
  expect(app.events.at(-1)).toEqual({ type: 'outbox', entries: [] });
  const unknown = await app.outbox.handlers.send({ id: crypto.randomUUID() });
  expect(unknown).toMatchObject({ failure: { kind: 'signed-out' } });
});

test('what only the memory has waits for its person through the sessions of others, and is counted', async () => {
  app = openOutbox({ server, store: () => createMemoryStore(), clock });
  server.isUp = false;
  await app.send('track.update', update);
  app.expire();
  expect(app.outbox.waitingInMemory()).toBe(1);
  app.signIn('8');
  expect(await app.entries()).toEqual([]);
  await app.send('track.update', update);
  await app.send('track.update', { id: 2, data: { phone: '555-0123' } });
  app.expire();
  expect(app.outbox.waitingInMemory()).toBe(3);
  app.signIn('9');
  expect(await app.entries()).toMatchObject([{ input: update }]);
  expect(app.outbox.waitingInMemory()).toBe(2);
});

test('what a later change repeats of an earlier one that waits is no change of its own', async () => {
  server.isUp = false;
  await app.send('track.update', update);
  await app.send('track.update', { id: 1, data: { ...update.data, name: 'Old Dominion' } });
  const [, later] = await app.entries();
  expect(later?.fields.map(({ name }) => name)).toEqual(['name']);
  server.isUp = true;
  await app.runDue();
  expect([...server.records.values()]).toContainEqual(
    expect.objectContaining({ phone: update.data.phone, name: 'Old Dominion' }),
  );
});

test('what became of each call is noted in the journal, with the name of its record and no value that was sent (SEC-66)', async () => {
  const noted: JournalNote[] = [];
  const journal = { note: async (_open: unknown, entry: JournalNote) => void noted.push(entry) };
  app = openOutbox({ server, store, clock, journal });
  await app.send('track.update', update);
  server.faults = ['refuse'];
  await app.send('track.update', { id: 1, data: { phone: '555-0100' } });
  server.isUp = false;
  await app.send('track.update', { id: 2, data: { phone: '555-0111' } });
  server.isUp = true;
  await app.outbox.handlers.sendAll();
  await app.send('support.sendPush', { title: 'Rain', body: 'Gates closed', audience: 'event', eventId: '31' });
  expect(noted).toMatchObject([
    { action: 'track.update', outcome: 'done', name: 'Harbor Oval', ids: { id: ['1'] }, fields: ['phone'] },
    { action: 'track.update', outcome: 'refused', name: 'Harbor Oval' },
    { action: 'track.update', outcome: 'queued', name: 'Pine Hill' },
    { action: 'track.update', outcome: 'done', name: 'Pine Hill' },
    { action: 'support.sendPush', outcome: 'done', name: '', ids: { eventId: ['31'] } },
  ]);
  expect(JSON.stringify(noted)).not.toMatch(/555-01|Rain|Gates closed/);
});
