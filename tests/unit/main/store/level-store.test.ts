import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Store, StoreKind } from '../../../../main/core/store/store';
import { loadLevel, openLevelStore } from '../../../../main/store/level-store';
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
    expect(await store.read('note', '1')).toBeUndefined();
    expect(await listOf(store, 'note')).toEqual({});
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
