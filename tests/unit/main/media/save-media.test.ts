/** Saving a picture to a file: the server may be silent before the answer or in the middle of it. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail } from '@contract/failure';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Clock } from '../../../../main/core/async/ports';
import { disk } from '../../../../main/desktop/disk';
import { systemClock } from '../../../../main/desktop/system-ports';
import type { Download } from '../../../../main/media/download';
import { createMediaSaver } from '../../../../main/media/save-media';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pitwall-media-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Ends what waits, when the test says so. */
let timeIsUp: () => void;
const clock: Clock = {
  ...systemClock,
  startTimer: (work) => {
    timeIsUp = work;
    return () => undefined;
  },
};

const file = { url: 'https://api.example.com/a.png', name: 'Car' };
const save = (
  open: (signal: AbortSignal) => Promise<Download | undefined>,
  more: Partial<Parameters<typeof createMediaSaver>[0]> = {},
) =>
  createMediaSaver({
    ...more,
    open: (_, signal) => open(signal),
    dialogs: { save: async () => ({ canceled: false, filePath: join(folder, 'Car.png') }) },
    folder: { first: folder, last: () => folder, remember: () => undefined },
    clock,
  });

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('ended'))));
const answer = { status: 200, headers: {} };
const content = { family: 'image', mime: 'image/png', extension: '.png' } as unknown as (Download & {
  ok: true;
})['content'];

/** An answer of two pieces, and then what `next` says. */
const opened = (next: () => Promise<IteratorResult<Uint8Array>>): Download => {
  const chunks = { next, return: async () => ({ done: true as const, value: undefined }) };
  return {
    ok: true,
    answer: { ...answer, body: { [Symbol.asyncIterator]: () => chunks } },
    content,
    chunks,
    head: bytes,
  };
};
const bytes = Buffer.from('head');
const done = async () => ({ done: true as const, value: undefined });

test('a picture is saved, and an address that must not be fetched is not', async () => {
  expect(await save(async () => opened(done))(file)).toMatchObject({ ok: true });
  expect(await readFile(join(folder, 'Car.png'), 'utf8')).toBe('head');
  expect(await save(async () => undefined)(file)).toEqual(fail('rejected', 'export-address'));
});

test('a server that never answers is given up, and the next save is not refused as busy', async () => {
  let isSilent = true;
  const saver = save((signal) => (isSilent ? aborted(signal) : Promise.resolve(opened(done))));
  const saving = saver(file);
  timeIsUp();
  expect(await saving).toEqual(fail('timeout', 'deadline'));
  isSilent = false;
  expect(await saver(file)).toMatchObject({ ok: true });
});

test('a server that stops in the middle leaves no file, and one that breaks off says so', async () => {
  const asked = Promise.withResolvers<void>();
  let opens = 0;
  const saver = save(async (signal) => {
    opens += 1;
    if (opens === 1) return opened(done);
    return opened(() => {
      asked.resolve();
      return aborted(signal);
    });
  });
  const saving = saver(file);
  await asked.promise;
  timeIsUp();
  expect(await saving).toEqual(fail('timeout', 'deadline'));
  expect(await readdir(folder)).toEqual([]);
  const broken = await save(async () => opened(() => Promise.reject(new Error('net::ERR_CONNECTION_RESET'))))(file);
  expect(broken).toMatchObject({ ok: false, failure: { kind: 'network' } });
  expect(await readdir(folder)).toEqual([]);
});

test.each(['realpath', 'open', 'rename'] as const)(
  'a disk that stops answering ends saving, and the next save is not refused as busy (%s)',
  async (step) => {
    let isSilent = true;
    const answer = (...input: never[]) =>
      isSilent ? new Promise<never>(() => undefined) : Reflect.apply(disk[step], disk, input);
    const saver = save(async () => opened(done), { disk: { ...disk, [step]: answer }, timeout: 200 });
    expect(await saver(file)).toMatchObject({ failure: { code: 'folder-silent' } });
    isSilent = false;
    expect(await saver(file)).toMatchObject({ ok: true });
  },
);
