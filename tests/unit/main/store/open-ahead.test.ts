import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { createMemoryVault } from '../../../../main/core/session/vault';
import { loadLevel } from '../../../../main/store/level-store';
import { createOpenAhead } from '../../../../main/store/open-ahead';
import { createStoreOpener } from '../../../../main/store/open-store';
import { ownerHash } from '../../../../main/store/store-key';
import { freshFolder } from '../../../support/temporary-folders';

const owner = { mode: 'live' as const, server: 'https://api.example.com', personId: '7', personName: 'Ana' };
const hash = ownerHash(owner);
const value = new Uint8Array([1, 2, 3]);
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const openLevel = vi.fn();
/** A person's store with one note, closed again, and what opens it ahead at the next start. */
const nextStart = async () => {
  const folder = join(freshFolder(), 'offline');
  const ports = { vault: createMemoryVault(), folder, log: () => undefined, now: () => 1_000 };
  const before = await createStoreOpener(ports)(owner);
  await before.store.write([{ kind: 'note', id: '1', value }], { flush: true });
  await before.store.close();
  openLevel.mockReset();
  const ahead = createOpenAhead(folder, async () => {
    const open = await loadLevel();
    return (path) => {
      openLevel(path);
      return open(path);
    };
  });
  const open = async () => {
    const opened = await createStoreOpener({ ...ports, load: ahead.load })(owner);
    ends.push(opened.store.close);
    return opened;
  };
  return { folder, ahead, open };
};

it('opens the store once, for whoever opens it next', async () => {
  const { folder, ahead, open } = await nextStart();
  await ahead.open(hash);
  const opened = await open();
  expect(opened).toMatchObject({ store: { isDurable: true } });
  expect(await opened.store.read('note', '1')).toEqual(value);
  expect(openLevel.mock.calls).toEqual([[join(folder, hash)]]);
  // It is not ours any more.
  await ahead.close();
  expect(await opened.store.read('note', '1')).toEqual(value);
});

it('is waited for, where the store is needed while it opens', async () => {
  const { ahead, open } = await nextStart();
  const opening = ahead.open(hash);
  expect(await (await open()).store.read('note', '1')).toEqual(value);
  await opening;
  expect(openLevel).toHaveBeenCalledTimes(1);
});

it('closes a store that nobody took, so that its files are free', async () => {
  const { ahead, open } = await nextStart();
  await ahead.open(hash);
  await ahead.close();
  await ahead.close();
  expect(await (await open()).store.read('note', '1')).toEqual(value);
  expect(openLevel).toHaveBeenCalledTimes(2);
});

it('leaves a damaged store and one that is missing to the opener', async () => {
  const { folder, ahead, open } = await nextStart();
  writeFileSync(join(folder, hash, 'damaged'), '');
  await ahead.open(hash);
  expect(openLevel).not.toHaveBeenCalled();
  expect(await open()).toMatchObject({ notice: 'set-aside', store: { isDurable: true } });
  await ahead.open('0123');
  expect(existsSync(join(folder, '0123'))).toBe(false);
});

it('leaves a store that cannot be opened to the opener', async () => {
  const { folder, ahead, open } = await nextStart();
  mkdirSync(join(folder, 'other'));
  writeFileSync(join(folder, 'other', 'CURRENT'), 'no such manifest');
  await ahead.open('other');
  await ahead.close();
  expect(await (await open()).store.read('note', '1')).toEqual(value);
});
