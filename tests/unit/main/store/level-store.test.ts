import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Store, StoreKind } from '../../../../main/core/store/store';
import { type Level, loadLevel, openLevelStore } from '../../../../main/store/level-store';
import { createSeal } from '../../../../main/store/seal';
import { freshFolder } from '../../../support/temporary-folders';

const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text));
const textOf = (value: Uint8Array | undefined): string | undefined => value && Buffer.from(value).toString();
const key = new Uint8Array(32).fill(7);
const openStore = async (folder: string, ownerKey = key): Promise<Store> =>
  openLevelStore(await (await loadLevel())(folder), ownerKey);

const listOf = async (store: Store, kind: StoreKind): Promise<Record<string, string | undefined>> => {
  const found: Record<string, string | undefined> = {};
  for await (const { id, value } of store.list(kind)) found[id] = textOf(value);
  return found;
};

const kinds = ['answer', 'answer-info', 'outbox'] as const;
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('write' as const),
      changes: fc.array(
        fc.record({
          kind: fc.constantFrom(...kinds),
          id: fc.constantFrom('a', 'b', 'c', ''),
          value: fc.option(fc.uint8Array({ maxLength: 40 }), { nil: undefined }),
        }),
        { maxLength: 4 },
      ),
      flush: fc.boolean(),
      isAwaited: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('list' as const), kind: fc.constantFrom(...kinds) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('reopen' as const) }) },
);

describe('the store on the disk', () => {
  it('holds what a map would hold, whatever the order of writes, reads and restarts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const folder = freshFolder();
        let store = await openStore(folder);
        const model = new Map<string, string>();
        const expected = (kind: StoreKind) =>
          Object.fromEntries(
            [...model].flatMap(([name, value]) =>
              name.startsWith(`${kind} `) ? [[name.slice(kind.length + 1), value]] : [],
            ),
          );
        const written: Promise<unknown>[] = [];
        for (const one of steps) {
          if (one.type === 'write') {
            const result = store.write(one.changes, { flush: one.flush });
            for (const { kind, id, value } of one.changes) {
              if (value === undefined) model.delete(`${kind} ${id}`);
              else model.set(`${kind} ${id}`, Buffer.from(value).toString());
            }
            written.push(result);
            if (one.isAwaited) await result;
          } else if (one.type === 'list') {
            await Promise.all(written);
            expect(await listOf(store, one.kind)).toEqual(expected(one.kind));
          } else {
            await store.close();
            store = await openStore(folder);
          }
        }
        await Promise.all(written);
        for (const kind of kinds) {
          expect(await listOf(store, kind)).toEqual(expected(kind));
          for (const id of ['a', 'b', 'c', '']) expect(textOf(await store.read(kind, id))).toEqual(expected(kind)[id]);
        }
        expect((await Promise.all(written)).every((result) => (result as { ok: boolean }).ok)).toBe(true);
        await store.close();
      }),
      { numRuns: 60 },
    );
  });

  it('finishes its writes before it closes, and refuses later ones', async () => {
    const folder = freshFolder();
    const store = await openStore(folder);
    void store.write([{ kind: 'note', id: '1', value: bytes('first') }]);
    void store.write([{ kind: 'note', id: '1', value: bytes('second') }]);
    await store.close();
    expect(await store.write([{ kind: 'note', id: '1', value: bytes('third') }])).toMatchObject({
      failure: { kind: 'file', code: 'file-failed' },
    });
    await expect(store.read('note', '1')).rejects.toMatchObject({ failure: { code: 'file-failed' } });
    await expect(listOf(store, 'note')).rejects.toMatchObject({ failure: { code: 'file-failed' } });
    const again = await openStore(folder);
    expect(textOf(await again.read('note', '1'))).toBe('second');
    await again.close();
  });

  it('shows neither values, ids nor owners in its files', async () => {
    const folder = freshFolder();
    const store = await openStore(folder);
    const phone = '+1 555 867 5309';
    for (let at = 0; at < 200; at += 1) {
      await store.write([
        { kind: 'answer', id: `visitor.detail {"id":"${at}"}`, value: bytes(`{"phone":"${phone}"}`) },
      ]);
    }
    await store.close();
    for (const name of readdirSync(folder)) {
      const content = readFileSync(join(folder, name)).toString('latin1');
      for (const secret of [phone, '867 5309', 'visitor.detail', Buffer.from(key).toString('latin1')])
        expect(content.includes(secret), `${name} shows ${secret}`).toBe(false);
    }
  });

  it('cannot be read with the key of another owner', async () => {
    const folder = freshFolder();
    const store = await openStore(folder);
    await store.write([{ kind: 'note', id: '1', value: bytes('mine') }]);
    await store.close();
    await expect(openStore(folder, new Uint8Array(32).fill(8))).rejects.toThrow('authenticate');
    const again = await openStore(folder);
    expect(textOf(await again.read('note', '1'))).toBe('mine');
    await again.close();
  });

  it('is not opened without its header', async () => {
    const folder = freshFolder();
    const level = await (await loadLevel())(folder);
    await level.put('note/1', bytes('?'));
    await expect(openLevelStore(level, key)).rejects.toThrow('no header');
  });
});

const levelError = (message: string): Error =>
  Object.assign(new Error('Database failed to open'), {
    code: 'LEVEL_DATABASE_NOT_OPEN',
    cause: Object.assign(new Error(message), { code: 'LEVEL_IO_ERROR' }),
  });

describe('a store that cannot be read now', () => {
  let level: Level;
  let store: Store;
  beforeEach(async () => {
    level = await (await loadLevel())(freshFolder());
    store = await openLevelStore(level, key);
    await store.write(['1', '2', '3'].map((id) => ({ kind: 'note', id, value: bytes(`note ${id}`) })));
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await store.close();
  });
  const notes = { '1': 'note 1', '2': 'note 2', '3': 'note 3' };
  const full = { failure: { kind: 'file', code: 'disk-full' } };

  it('because a full disk keeps it from being opened again fails, until it can be opened', async () => {
    const error = levelError('IO error: 000012.log: No space left on device');
    vi.spyOn(level, 'batch').mockRejectedValueOnce(error);
    const open = vi.spyOn(level, 'open').mockRejectedValue(error);
    const change = [{ kind: 'note', id: '4', value: bytes('note 4') }] as const;
    expect(await store.write(change)).toMatchObject(full);
    expect(await store.write(change)).toMatchObject(full);
    await expect(store.read('note', '1')).rejects.toMatchObject(full);
    await expect(listOf(store, 'note')).rejects.toMatchObject(full);
    open.mockRestore();
    expect(textOf(await store.read('note', '1'))).toBe('note 1');
    expect(await listOf(store, 'note')).toEqual(notes);
  });

  it('lists no part of its records as all of them if they break off twice, and all of them if they do once', async () => {
    const iterator = level.iterator.bind(level);
    async function* broken(...range: Parameters<typeof iterator>) {
      for await (const record of iterator(...range)) {
        yield record;
        throw levelError('IO error: 000005.ldb: Input/output error');
      }
    }
    const iterate = vi.spyOn(level, 'iterator');
    const breakOff = (): unknown => iterate.mockImplementationOnce(broken as never);
    breakOff();
    expect(await listOf(store, 'note')).toEqual(notes);
    breakOff();
    breakOff();
    await expect(listOf(store, 'note')).rejects.toMatchObject({ failure: { kind: 'file', code: 'file-failed' } });
  });

  it('misses no record because other files are damaged when it is opened again', async () => {
    vi.spyOn(level, 'batch').mockRejectedValueOnce(levelError('IO error: 000012.log: No space left on device'));
    const open = vi.spyOn(level, 'open').mockRejectedValue(levelError('Corruption: 1 missing files; e.g.: 000005.ldb'));
    const change = [{ kind: 'note', id: '4', value: bytes('note 4') }] as const;
    expect([(await store.write(change)).ok, (await store.write(change)).ok]).toEqual([false, false]);
    await expect(store.read('note', '1')).rejects.toMatchObject({ failure: { kind: 'file', code: 'file-failed' } });
    open.mockRestore();
  });

  it('reads again what a write had just closed', async () => {
    vi.spyOn(level, 'get').mockRejectedValueOnce(levelError('Database is not open'));
    expect(textOf(await store.read('note', '2'))).toBe('note 2');
  });
});

describe('a sealed record', () => {
  const seal = createSeal(key);
  const record = { id: 'id', value: bytes('value') };

  it('has a nonce of its own each time', () => {
    const name = seal.nameOf('note', 'id');
    const sealed = Array.from({ length: 500 }, () =>
      Buffer.from(seal.close(name, record).subarray(1, 13)).toString('hex'),
    );
    expect(new Set(sealed).size).toBe(500);
  });

  it('opens only unchanged, under its own name and with its own key', () => {
    const name = seal.nameOf('note', 'id');
    const sealed = seal.close(name, record);
    expect(seal.open(name, sealed)).toEqual(record);
    expect(seal.open(seal.nameOf('note', 'other'), sealed)).toBeUndefined();
    expect(seal.open(seal.nameOf('outbox', 'id'), sealed)).toBeUndefined();
    expect(createSeal(new Uint8Array(32)).open(name, sealed)).toBeUndefined();
    for (let at = 0; at < sealed.length; at += 1) {
      const flipped = Uint8Array.from(sealed, (byte, index) => (index === at ? byte ^ 1 : byte));
      expect(seal.open(name, flipped)).toBeUndefined();
      expect(seal.open(name, sealed.subarray(0, at))).toBeUndefined();
    }
  });

  it('has a name that does not show its id', () => {
    expect(seal.nameOf('note', '5551234')).toMatch(/^note\/[0-9a-f]{64}$/);
    expect(seal.nameOf('note', '5551234')).not.toBe(createSeal(new Uint8Array(32)).nameOf('note', '5551234'));
  });
});
