/** Undoing saved changes: each for a minute, only where the value before is known, and never over another person's change. */
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

const update = { id: 1, data: { phone: '555-0199', city: 'Austin' } };
const track = () => server.records.get('track 1');
const offers = () => app.events.flatMap((event) => (event.type === 'saved' ? event : []));
const undo = async () => app.outbox.handlers.undo({ id: offers().at(-1)?.id ?? '' });

test('a saved change is offered, and undoing it writes the value from before', async () => {
  await app.send('track.update', update);
  expect(offers()).toMatchObject([{ title: 'Harbor Oval', isQueued: false }]);
  expect(track()).toMatchObject({ phone: '555-0199' });
  expect(await undo()).toMatchObject({ ok: true, value: { state: 'done' } });
  expect(track()).toMatchObject({ phone: '555-0101' });
  expect(await app.entries()).toEqual([]);
});

test('undoing keeps what someone else has changed in other fields', async () => {
  await app.send('track.update', update);
  Object.assign(track() ?? {}, { city: 'Houston' });
  await undo();
  expect(track()).toMatchObject({ phone: '555-0101', city: 'Houston' });
});

test('a field that someone else has changed since is not written over: a person decides', async () => {
  await app.send('track.update', update);
  Object.assign(track() ?? {}, { phone: '555-0777' });
  expect(await undo()).toMatchObject({ ok: true, value: { state: 'queued', needsDecision: true } });
  expect(track()).toMatchObject({ phone: '555-0777' });
  expect(await app.entries()).toMatchObject([
    { fields: [{ name: 'phone', mine: '555-0101', theirs: '555-0777', isConflict: true }] },
  ]);
});

test('the server may have rewritten the value: that is no change of someone else', async () => {
  await app.send('track.update', { id: 1, data: { phone: '+1 555 0199' } });
  Object.assign(track() ?? {}, { phone: '+1-555-0199' });
  // The screen reads the record again after it was saved.
  app = openOutbox({ server, store, clock });
  await app.send('track.update', { id: 1, data: { phone: '+1 555 0300' } });
  await undo();
  expect(track()).toMatchObject({ phone: '+1-555-0199' });
});

test('a change that waits is taken out of the outbox', async () => {
  server.isUp = false;
  await app.send('track.update', update);
  expect(offers()).toMatchObject([{ isQueued: true }]);
  expect(await undo()).toEqual({ ok: true, value: null });
  expect(await app.entries()).toEqual([]);
  server.isUp = true;
  await app.runDue();
  expect(server.writes).toEqual([]);
});

test('without a network the reverse of a saved change waits, and is sent later', async () => {
  await app.send('track.update', update);
  server.isUp = false;
  expect(await undo()).toMatchObject({ ok: true, value: { state: 'queued', needsDecision: false } });
  expect(await app.entries()).toHaveLength(1);
  server.isUp = true;
  await app.runDue();
  expect(track()).toMatchObject({ phone: '555-0101' });
});

test('a list of ids gets back what was removed, and loses what was added', async () => {
  await app.send('assignment.assign', { subAdminId: '3', trackIds: ['2'] });
  await undo();
  expect(server.writes.at(-1)).toMatchObject({ call: 'assignment.assign', input: { trackIds: ['1'] } });
});

test('a list of ids keeps what somebody else has added to it since', async () => {
  await app.send('assignment.assign', { subAdminId: '3', trackIds: ['1', '2'] });
  await app.send('assignment.assign', { subAdminId: '3', trackIds: ['1', '2', '5'] });
  const [first] = offers();
  expect(await app.outbox.handlers.undo({ id: first?.id ?? '' })).toMatchObject({ ok: true, value: { state: 'done' } });
  expect(server.writes.at(-1)).toMatchObject({ call: 'assignment.assign', input: { trackIds: ['1', '5'] } });
});

test('nothing is offered for what was refused, changed nothing, is not repeatable, or was not read before', async () => {
  server.faults = ['refuse'];
  await app.send('track.update', update);
  await app.send('track.update', { id: 1, data: { city: 'Austin' } });
  await app.send('track.create', { data: { name: 'New' } });
  await app.send('track.remove', { id: 2 });
  // No record shows a pin.
  await app.send('track.update', { id: 1, data: { phone: '555-0199', pin: '1234' } });
  await app.send('track.update', { id: 4, data: { phone: '555-0199' } });
  expect(offers()).toEqual([]);
});

test('each change of the last minute can be undone, once', async () => {
  await app.send('track.update', update);
  await app.send('track.update', { id: 2, data: { phone: '555-0200' } });
  await app.send('track.create', { data: { name: 'New' } });
  const [first, second] = offers();
  expect(await app.outbox.handlers.undo({ id: first?.id ?? '' })).toMatchObject({ ok: true, value: { state: 'done' } });
  expect(track()).toMatchObject({ phone: '555-0101' });
  expect(server.records.get('track 2')).toMatchObject({ phone: '555-0200' });
  expect(await app.outbox.handlers.undo({ id: first?.id ?? '' })).toMatchObject({ ok: false });
  clock.now += 60_001;
  expect(await app.outbox.handlers.undo({ id: second?.id ?? '' })).toMatchObject({ ok: false });
  expect(server.records.get('track 2')).toMatchObject({ phone: '555-0200' });
});

test('an earlier change of a record is undone alone; a person decides if a later one wrote the same field', async () => {
  await app.send('track.update', update);
  await app.send('track.update', { id: 1, data: { city: 'Houston' } });
  await app.send('track.update', { id: 1, data: { city: 'Dallas' } });
  const [phone, city] = offers();
  expect(await app.outbox.handlers.undo({ id: phone?.id ?? '' })).toMatchObject({ ok: true, value: { state: 'done' } });
  expect(track()).toMatchObject({ phone: '555-0101', city: 'Dallas' });
  expect(await app.outbox.handlers.undo({ id: city?.id ?? '' })).toMatchObject({
    ok: true,
    value: { state: 'queued', needsDecision: true },
  });
  expect(track()).toMatchObject({ city: 'Dallas' });
});
