import { expect, test } from 'vitest';
import { createMemoryStore } from '../../../../../main/core/store/memory-store';
import type { Store } from '../../../../../main/core/store/store';
import { createStoreAccess } from '../../../../../main/core/store/store-access';

const record = { kind: 'note', id: 'a', value: new Uint8Array([1]) } as const;

const setUp = (isDurable = false) => {
  const opened: Store[] = [];
  const stores = createStoreAccess(async () => {
    const store = { ...createMemoryStore(), isDurable };
    opened.push(store);
    return { store };
  });
  const signIn = (id: string): void =>
    stores.sessionChanged({
      target: { mode: 'live', server: 'https://api.example.com' },
      person: { id, name: id },
    } as never);
  return { stores, opened, signIn };
};

const hasRecord = async (store: Store | undefined): Promise<boolean> =>
  (await store?.read(record.kind, record.id)) !== undefined;

test('what a person stored in memory is there again after their session expired', async () => {
  const { stores, opened, signIn } = setUp();
  signIn('1');
  await (await stores.current())?.store.write([record]);
  stores.sessionChanged(undefined, 'expired');
  expect(await stores.current()).toBeUndefined();
  signIn('1');
  expect(await hasRecord((await stores.current())?.store)).toBe(true);
  expect(opened).toHaveLength(1);
});

test('tells its parts that only the memory has what they stored', async () => {
  const { stores, signIn } = setUp();
  const reasons: unknown[] = [];
  stores.subscribe({ closed: (why) => reasons.push(why) });
  signIn('1');
  stores.sessionChanged(undefined, 'expired');
  signIn('1');
  stores.sessionChanged(undefined);
  expect(reasons).toEqual(['expired', undefined]);
});

test('another person sees nothing of it, and only its copy makes room for them', async () => {
  const { stores, signIn } = setUp();
  const answer = { kind: 'answer', id: 'a', value: new Uint8Array([2]) } as const;
  signIn('1');
  await (await stores.current())?.store.write([record, answer]);
  stores.sessionChanged(undefined, 'expired');
  signIn('2');
  expect(await hasRecord((await stores.current())?.store)).toBe(false);
  stores.sessionChanged(undefined);
  signIn('1');
  const { store } = (await stores.current()) ?? {};
  expect(await hasRecord(store)).toBe(true);
  await expect.poll(() => store?.read(answer.kind, answer.id)).toBeUndefined();
});

test('signing out and quitting remove it', async () => {
  const { stores, opened, signIn } = setUp();
  signIn('1');
  await (await stores.current())?.store.write([record]);
  stores.sessionChanged(undefined);
  signIn('1');
  expect(await hasRecord((await stores.current())?.store)).toBe(false);
  await (await stores.current())?.store.write([record]);
  stores.sessionChanged(undefined, 'expired');
  await stores.close();
  for (const store of opened) await expect(hasRecord(store)).rejects.toThrow('file-failed');
});

test('a store on the disk is closed when the session expires, because its key must leave the memory', async () => {
  const { stores, opened, signIn } = setUp(true);
  signIn('1');
  await stores.current();
  stores.sessionChanged(undefined, 'expired');
  await stores.close();
  expect(await opened[0]?.write([record])).toMatchObject({ ok: false });
  signIn('1');
  await stores.current();
  expect(opened).toHaveLength(2);
});
