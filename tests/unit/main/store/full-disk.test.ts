import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createMemoryVault } from '../../../../main/core/session/vault';
import { createStoreOpener } from '../../../../main/store/open-store';
import { noMounts, smallDisk } from '../../../support/temporary-folders';

const owner = { mode: 'live' as const, server: 'https://api.example.com', personId: '1', personName: 'Ana' };

it('says that the disk is full, keeps what it stored, and goes on when there is space again', async ({ skip }) => {
  skip(noMounts !== '', noMounts);
  const disk = smallDisk().folder;
  const filler = join(disk, 'filler');
  writeFileSync(filler, Buffer.alloc(600_000));
  const openStore = createStoreOpener({
    vault: createMemoryVault(),
    folder: join(disk, 'offline'),
    log: () => undefined,
    now: () => 1,
  });
  const { store } = await openStore(owner);
  const value = new Uint8Array(20_000).fill(1);
  const stored: string[] = [];
  let failure: unknown;
  for (let at = 0; at < 100 && failure === undefined; at += 1) {
    const result = await store.write([{ kind: 'outbox', id: `${at}`, value }], { flush: true });
    if (result.ok) stored.push(`${at}`);
    else failure = result.failure;
  }
  expect(failure).toEqual({ kind: 'file', code: 'disk-full' });
  expect(stored.length).toBeGreaterThan(5);
  expect(await store.write([{ kind: 'outbox', id: 'x', value }], { flush: true })).toMatchObject({ ok: false });
  rmSync(filler);
  // More than one block of the log, so that half a record before them would hide some of them.
  for (const id of ['later', 'last']) {
    expect(await store.write([{ kind: 'outbox', id, value }], { flush: true })).toMatchObject({ ok: true });
    stored.push(id);
  }
  await store.close();
  const again = await openStore(owner);
  expect(again.notice).toBeUndefined();
  for (const id of stored) expect(await again.store.read('outbox', id), id).toEqual(value);
  await again.store.close();
});
