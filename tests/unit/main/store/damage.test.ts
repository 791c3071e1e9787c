import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FailureError } from '../../../../main/core/call/failure-error';
import { createMemoryVault } from '../../../../main/core/session/vault';
import { createStoreOpener, ownerHash } from '../../../../main/store/open-store';
import { freshFolder } from '../../../support/temporary-folders';

const owner = { mode: 'live' as const, server: 'https://api.example.com', personId: '1', personName: 'Ana' };
const count = 40;
const maxRounds = 3;
const values = (at: number): readonly string[] =>
  Array.from({ length: maxRounds }, (_, round) => `value ${at} of ${round} ${'.'.repeat(at * 13)}`);
const storedValue = (at: number, round: number): Uint8Array => new Uint8Array(Buffer.from(values(at)[round] ?? ''));
const textOf = (value: Uint8Array): string => Buffer.from(value).toString();
const vault = createMemoryVault();
const openIn = (folder: string) => createStoreOpener({ vault, folder, log: () => undefined, now: () => 1 })(owner);

/** A store whose records lie in its log, or in tables too. */
const makeStore = async (restarts: number): Promise<string> => {
  const folder = freshFolder();
  for (let round = 0; round <= restarts; round += 1) {
    const { store } = await openIn(folder);
    for (let at = 0; at < count; at += 1)
      await store.write([{ kind: 'answer', id: `${at}`, value: storedValue(at, round) }]);
    await store.close();
  }
  return folder;
};
const filesOf = (folder: string): readonly string[] =>
  readdirSync(join(folder, ownerHash(owner)))
    .filter((name) => name !== 'LOCK')
    .map((name) => join(ownerHash(owner), name));

/**
 * Every record is as it was stored once, or absent: LevelDB may fall back to an older version of a record whose newest
 * one is damaged. A list that may lack records fails at its end, and what is written afterwards is found.
 */
const expectSound = async (folder: string): Promise<void> => {
  const { store, notice } = await openIn(folder);
  expect(store.isDurable).toBe(true);
  expect(['set-aside', undefined]).toContain(notice);
  for (let at = 0; at < count; at += 1) {
    const found = await store.read('answer', `${at}`);
    if (found) expect(values(at)).toContain(textOf(found));
  }
  const checkList = async (): Promise<void> => {
    for await (const { id, value } of store.list('answer')) expect(values(Number(id))).toContain(textOf(value));
  };
  await checkList().catch((error: unknown) => expect(error).toBeInstanceOf(FailureError));
  if ((await store.write([{ kind: 'answer', id: '0', value: storedValue(0, 0) }], { flush: true })).ok)
    expect(await store.read('answer', '0')).toEqual(storedValue(0, 0));
  await store.close();
};

describe.each([
  ['its log', 0],
  ['its tables', 2],
])('a store with its records in %s', (_, restarts) => {
  const damaged = async (damage: (content: Buffer, position: number) => Buffer): Promise<void> => {
    const sound = await makeStore(restarts);
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), async (which, where) => {
        const folder = freshFolder();
        cpSync(sound, folder, { recursive: true });
        const files = filesOf(folder);
        const path = join(folder, files[which % files.length] ?? '');
        const content = readFileSync(path);
        writeFileSync(path, damage(content, Math.floor(where * Math.max(0, content.length - 1))));
        await expectSound(folder);
      }),
      { numRuns: 60 },
    );
  };

  it('gives records as they were stored, or none, after any bit is flipped', async () => {
    let bit = 0;
    await damaged((content, position) => {
      bit = (bit + 3) % 8;
      const flipped = Buffer.from(content);
      if (flipped.length > 0) flipped[position] = (flipped[position] ?? 0) ^ (1 << bit);
      return flipped;
    });
  });

  it('gives records as they were stored, or none, after any file is cut short', async () => {
    await damaged((content, position) => content.subarray(0, position));
  });
});
