/** Files that could not be uploaded wait with their bytes, and are sent once. */
import { beforeEach, expect, test } from 'vitest';
import {
  createLastingStore,
  createModelServer,
  type LastingStore,
  type ModelServer,
  type OpenedOutbox,
  openOutbox,
} from './outbox-harness';

const clock = { now: Date.parse('2026-06-01T09:12:00.000Z') };
let server: ModelServer;
let store: LastingStore;
let app: OpenedOutbox;

beforeEach(() => {
  server = createModelServer();
  store = createLastingStore();
  app = openOutbox({ server, store, clock });
  server.isUp = false;
});

const bytes = Uint8Array.from({ length: 2_500_000 }, (_, index) => index % 251);

/** The sender's chunks share one buffer, as those of the disk do. */
async function* chunks(): AsyncGenerator<Uint8Array, void> {
  const buffer = new Uint8Array(700_000);
  for (let at = 0; at < bytes.length; at += buffer.length) {
    const part = bytes.subarray(at, at + buffer.length);
    buffer.set(part);
    yield buffer.subarray(0, part.length);
  }
}
const keep = () =>
  app.outbox.layer({} as never, true).keepUpload?.({
    name: 'gate.png',
    size: bytes.length,
    mime: 'image/png',
    request: { many: false, folder: 'tracks' },
    chunks: chunks(),
    failure: { kind: 'network', code: 'offline' },
  });
const wake = async (): Promise<void> => {
  server.isUp = true;
  await app.outbox.handlers.sendAll();
};

test('a file survives a restart, is sent once and then removed', async () => {
  expect(await keep()).toMatchObject({ failure: { kind: 'queued' } });
  app.kill();
  app = openOutbox({ server, store, clock });
  expect(await app.entries()).toMatchObject([{ kind: 'upload', title: 'gate.png', file: { bytes: 2_500_000 } }]);
  await wake();
  expect(Buffer.from(server.uploads[0] ?? []).includes(Buffer.from(bytes))).toBe(true);
  expect(await app.entries()).toMatchObject([{ state: 'done' }]);
  expect(await store.list('file')[Symbol.asyncIterator]().next()).toMatchObject({ done: true });
});

test('a file whose answer was lost is up to a person', async () => {
  await keep();
  server.faults = ['after'];
  await wake();
  clock.now += 3_600_000;
  await app.runDue();
  expect(server.uploads).toHaveLength(1);
  expect(await app.entries()).toMatchObject([{ state: 'unknown', needsDecision: true }]);
});

test('a file that cannot be read now waits on, and is sent once it can be', async () => {
  await keep();
  store.isUnreadable = 'file';
  await wake();
  expect(await app.entries()).toMatchObject([{ state: 'queued', failure: { kind: 'file', code: 'disk-full' } }]);
  store.isUnreadable = false;
  await wake();
  expect(await app.entries()).toMatchObject([{ state: 'done' }]);
  expect(server.uploads).toHaveLength(1);
});

test('a file of which a part is missing is refused', async () => {
  await keep();
  for await (const { id } of store.list('file')) await store.write([{ kind: 'file', id, value: undefined }]);
  await wake();
  expect(await app.entries()).toMatchObject([{ state: 'refused', failure: { code: 'missing-file' } }]);
});

test('a file stays if what waits cannot be read at the start', async () => {
  await keep();
  app.kill();
  store.isUnreadable = 'outbox';
  app = openOutbox({ server, store, clock });
  expect(await app.outbox.handlers.list()).toMatchObject({ failure: { code: 'disk-full' } });
  store.isUnreadable = false;
  await wake();
  expect(server.uploads).toHaveLength(1);
});

test('a file is not claimed to wait if it could not be stored', async () => {
  store.isFull = true;
  expect(await keep()).toMatchObject({ failure: { kind: 'file', code: 'disk-full' } });
  expect(await app.entries()).toEqual([]);
});

test('the bytes of an entry that does not exist are removed at the next start', async () => {
  await store.write([{ kind: 'file', id: `${crypto.randomUUID()}/000000`, value: bytes }]);
  app.kill();
  app = openOutbox({ server, store, clock });
  await app.entries();
  expect(await store.list('file')[Symbol.asyncIterator]().next()).toMatchObject({ done: true });
});
