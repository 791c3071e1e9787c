/** Saving a file takes as long as it needs while the disk answers, and ends once it does not. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from '@contract/failure';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { disk } from '../../../../main/desktop/disk';
import { writeInTime } from '../../../../main/files/write-in-time';
import { freshFolder } from '../../../support/temporary-folders';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const target = () => {
  const folder = freshFolder();
  return { folder, path: join(folder, 'a.txt') };
};

it('goes on while chunk after chunk is taken, and ends when one is not', async () => {
  const { folder, path } = target();
  const chunks = async function* () {
    for (let part = 0; part < 5; part += 1) {
      vi.advanceTimersByTime(900);
      yield `${part}`;
    }
  };
  expect(await writeInTime(path, chunks(), { timeout: 1_000 })).toMatchObject({ ok: true, value: { bytes: 5 } });
  expect(readFileSync(path, 'utf8')).toBe('01234');
  const late = async function* () {
    yield '0';
    vi.advanceTimersByTime(1_100);
    yield '1';
  };
  expect(await writeInTime(join(folder, 'b.txt'), late(), { timeout: 1_000 })).toEqual(fail('file', 'folder-silent'));
  expect(readdirSync(folder)).toEqual(['a.txt']);
});

it('lets a slow disk sync a large file', async () => {
  const { path } = target();
  let syncMs = 3_900;
  const open: typeof disk.open = async (...input) => {
    const file = await disk.open(...input);
    const sync = async (): Promise<void> => {
      vi.advanceTimersByTime(syncMs);
      syncMs = 0;
    };
    return Object.assign(file, { sync });
  };
  const chunks = async function* () {
    yield new Uint8Array(3_000_000);
  };
  const saved = await writeInTime(path, chunks(), { timeout: 1_000, disk: { ...disk, open } });
  expect(saved).toMatchObject({ ok: true });
});

it('is cancelled by its signal, and not taken for a silent disk', async () => {
  const { path } = target();
  const stop = new AbortController();
  const chunks = async function* () {
    yield '0';
    stop.abort();
    yield '1';
  };
  expect(await writeInTime(path, chunks(), { signal: stop.signal })).toEqual(fail('cancelled', 'cancelled'));
});
