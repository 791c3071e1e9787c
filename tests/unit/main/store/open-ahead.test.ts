import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { createMemoryVault } from '../../../../main/core/session/vault';
import type { OpenStoreOf } from '../../../../main/core/store/store-access';
import { createOpenAhead } from '../../../../main/store/open-ahead';
import { createStoreOpener } from '../../../../main/store/open-store';
import { ownerHash } from '../../../../main/store/store-key';
import { freshFolder } from '../../../support/temporary-folders';

const owner = { mode: 'live' as const, server: 'https://api.example.com', personId: '7', personName: 'Ana' };
const value = new Uint8Array([1, 2, 3]);
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A person's store with one note, closed again, and what opens it at the next start. */
const nextStart = async () => {
  const folder = join(freshFolder(), 'offline');
  const opener = createStoreOpener({
    ...{ vault: createMemoryVault(), folder },
    log: () => undefined,
    now: () => 1_000,
  });
  const before = await opener(owner);
  await before.store.write([{ kind: 'note', id: '1', value }], { flush: true });
  await before.store.close();
  const open = vi.fn<OpenStoreOf>(async (whose) => {
    const opened = await opener(whose);
    ends.push(opened.store.close);
    return opened;
  });
  return { folder, open, ahead: createOpenAhead(open) };
};

it('opens the store once, for whoever opens it next', async () => {
  const { open, ahead } = await nextStart();
  await ahead.open({ ...owner, personName: '' });
  const { store } = await ahead.openStore(owner);
  expect(await store.read('note', '1')).toEqual(value);
  expect(open).toHaveBeenCalledTimes(1);
  // It is not ours any more.
  await ahead.close();
  expect(await store.read('note', '1')).toEqual(value);
  await store.close();
  await ahead.openStore(owner);
  expect(open).toHaveBeenCalledTimes(2);
});

it('is waited for, where the store is needed while it opens', async () => {
  const { open, ahead } = await nextStart();
  const opening = ahead.open(owner);
  expect(await (await ahead.openStore(owner)).store.read('note', '1')).toEqual(value);
  await opening;
  expect(open).toHaveBeenCalledTimes(1);
});

it('closes a store that nobody took, so that its files are free', async () => {
  const { open, ahead } = await nextStart();
  await ahead.open(owner);
  await ahead.close();
  await ahead.close();
  const opened = await ahead.openStore(owner);
  expect(opened.notice).toBeUndefined();
  expect(await opened.store.read('note', '1')).toEqual(value);
  expect(open).toHaveBeenCalledTimes(2);
});

it('gives a store to its owner only', async () => {
  const { ahead } = await nextStart();
  await ahead.open(owner);
  const other = await ahead.openStore({ ...owner, personId: '8' });
  expect(await other.store.read('note', '1')).toBeUndefined();
  expect(await (await ahead.openStore(owner)).store.read('note', '1')).toEqual(value);
});

it.each([false, true])('says once what was found when it was opened, closed in between: %j', async (isClosed) => {
  const { folder, ahead } = await nextStart();
  writeFileSync(join(folder, ownerHash(owner), 'damaged'), '');
  await ahead.open(owner);
  if (isClosed) await ahead.close();
  const { store, notice } = await ahead.openStore(owner);
  expect([notice, store.isDurable]).toEqual(['set-aside', true]);
  await store.close();
  expect((await ahead.openStore(owner)).notice).toBeUndefined();
});
