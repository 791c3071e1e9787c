/** If a disk never answers, like a network folder without its server, nothing else may wait for it. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { BridgeEvent, ExportRequest, Job } from '@contract/bridge';
import { fail } from '@contract/failure';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Disk, disk } from '../../../../main/desktop/disk';
import { systemHost } from '../../../../main/desktop/system-ports';
import { withDiskTimeout } from '../../../../main/files/disk-timeout';
import { createFiles, type Files, type FilesPorts, type Folders } from '../../../../main/files/files';
import { writeAtomic } from '../../../../main/files/write-atomic';
import { startTableWorker } from '../../../support/table-worker';
import { freshFolder, partsIn } from '../../../support/temporary-folders';
import { waitFor } from '../../../support/wait-for';
import { png } from './media-files';

const never = <T>(): Promise<T> => new Promise(() => undefined);
type Step = 'open' | 'write' | 'sync' | 'close' | 'rename';

/** A disk on which one step of the first file never answers until `wake` is called; everything else works. */
const hangingAt = (step: Step): { readonly disk: Disk; readonly wake: () => void; readonly hangs: () => boolean } => {
  const pending: (() => void)[] = [];
  const hold = <A extends unknown[], R>(work: (...input: A) => Promise<R>): ((...input: A) => Promise<R>) => {
    return (...input) =>
      new Promise((resolve, reject) => pending.push(() => void work(...input).then(resolve, reject)));
  };
  let isFirst = true;
  let isFirstRename = true;
  return {
    hangs: () => pending.length > 0,
    wake: () => {
      for (const go of pending.splice(0)) go();
    },
    disk: {
      ...disk,
      open: async (...input) => {
        if (!isFirst) return disk.open(...input);
        isFirst = false;
        if (step === 'open') return hold(disk.open)(...input);
        const handle = await disk.open(...input);
        if (step !== 'write' && step !== 'sync' && step !== 'close') return handle;
        return Object.assign(handle, { [step]: hold((handle[step] as () => Promise<unknown>).bind(handle)) });
      },
      rename: (from, to) => {
        const isHeld = step === 'rename' && isFirstRename;
        isFirstRename = false;
        return isHeld ? hold(disk.rename)(from, to) : disk.rename(from, to);
      },
    },
  };
};

async function* text(): AsyncGenerator<string, void> {
  yield 'new';
}

describe('a file write', () => {
  it.each(['open', 'write', 'sync', 'close'] as const)(
    'is cancelled while the disk hangs in %s, keeps the old file, and cleans up when the disk wakes',
    async (step) => {
      const folder = freshFolder();
      const path = join(folder, 'a.csv');
      writeFileSync(path, 'old');
      const hanging = hangingAt(step);
      const stop = new AbortController();
      const written = writeAtomic(path, text(), stop.signal, hanging.disk);
      await waitFor(() => expect(hanging.hangs()).toBe(true));
      stop.abort();
      expect(await written).toMatchObject({ failure: { kind: 'cancelled' } });
      hanging.wake();
      await waitFor(() => expect(partsIn(folder)).toEqual([]));
      expect(readFileSync(path, 'utf8')).toBe('old');
    },
  );

  it('has an unknown outcome if it is cancelled while the rename hangs', async () => {
    const folder = freshFolder();
    const stop = new AbortController();
    const hanging = hangingAt('rename');
    const written = writeAtomic(join(folder, 'a.csv'), text(), stop.signal, hanging.disk);
    await waitFor(() => expect(hanging.hangs()).toBe(true));
    stop.abort();
    expect(await written).toMatchObject({ failure: { kind: 'unknown-outcome', code: 'folder-silent' } });
  });
});

const rows = Array.from({ length: 30 }, (_, id) => ({ id, name: `Visitor ${id}` }));
const request: ExportRequest = {
  title: 'Bookings',
  source: { rows },
  columns: [],
  separator: ',',
  forSpreadsheet: true,
};

interface Desk {
  readonly files: Files;
  readonly folder: string;
  readonly events: Job[];
  readonly start: (name: string) => Promise<Job>;
  readonly stateOf: (job: Job) => Job['state'] | undefined;
}

const desk = (more: Partial<FilesPorts> = {}, folders: Folders = {}): Desk => {
  const folder = freshFolder();
  let name = '';
  const events: Job[] = [];
  const network = {
    call: () => never<never>(),
    downloadCsv: () => never<never>(),
    download: async () => fail('rejected', 'export-address'),
    failureOf: () => ({ kind: 'network', code: 'unreachable' }) as const,
    upload: () => never<never>(),
  };
  const files = createFiles({
    startTableWorker,
    ...systemHost,
    notesOf: async () => new Map(),
    api: { forCurrentSession: () => network },
    dialogs: {
      save: async () => ({ canceled: false, filePath: join(folder, name) }),
      open: async () => ({ canceled: true, filePaths: [] }),
    },
    folders: { get: () => folders, set: () => undefined },
    start: { exports: folder, uploads: folder },
    emit: (event: BridgeEvent) => event.type === 'job' && events.push(event.job),
    stores: { current: async () => undefined },
    showInFolder: () => undefined,
    openFile: async () => '',
    print: async () => new Uint8Array(),
    // A busy computer may take longer than a second to look at a folder.
    timeouts: { folder: 30_000, disk: 50 },
    ...more,
  });
  return {
    files,
    folder,
    events,
    start: async (path) => {
      name = path;
      const started = await files.exportCsv(request);
      if (!started.ok || !started.value) throw new Error('not started');
      return started.value;
    },
    stateOf: ({ id }) => events.findLast((job) => job.id === id)?.state,
  };
};

describe('an export to a hanging disk', () => {
  it.each(['open', 'write', 'sync', 'rename'] as const)('does not block the next export (%s hangs)', async (step) => {
    const { start, stateOf, folder } = desk({ disk: hangingAt(step).disk });
    const first = await start('hangs.csv');
    const second = await start('b.csv');
    await waitFor(() => expect(stateOf(second)).toBe('done'));
    expect(stateOf(first)).toBe('running');
    expect(readdirSync(folder)).toContain('b.csv');
  });

  it.each(['open', 'write', 'sync'] as const)('is cancelled at once (%s hangs)', async (step) => {
    const { files, start, stateOf } = desk({ disk: hangingAt(step).disk });
    const job = await start('hangs.csv');
    await waitFor(() => expect(stateOf(job)).toBe('running'));
    files.cancel({ job: job.id });
    await waitFor(() => expect(stateOf(job)).toBe('cancelled'));
  });

  it('delays neither a sign-out nor quitting, and no job appears after the sign-out', async () => {
    const { files, start, stateOf, events } = desk({ disk: hangingAt('write').disk });
    const job = await start('hangs.csv');
    await waitFor(() => expect(stateOf(job)).toBe('running'));
    await files.reset();
    const eventCount = events.length;
    expect(files.jobs()).toMatchObject({ value: [] });
    await files.abortAll();
    expect(events).toHaveLength(eventCount);
  });
});

describe('a folder that does not answer', () => {
  const silent: Disk = { ...disk, realpath: (() => never()) as unknown as Disk['realpath'] };

  it('is reported, and the next export can start', async () => {
    const { files } = desk({ disk: silent, timeouts: { folder: 50, disk: 50 } });
    expect(await files.exportCsv(request)).toMatchObject({ failure: { code: 'folder-silent' } });
    expect(await files.exportCsv(request)).toMatchObject({ failure: { code: 'folder-silent' } });
  });
});

describe('jobs never appear after a sign-out', () => {
  it('from an export whose file was still being chosen', async () => {
    let choose: (path: string) => void = () => undefined;
    const { files, folder, events } = desk({
      dialogs: {
        save: () => new Promise((resolve) => (choose = (filePath) => resolve({ canceled: false, filePath }))),
        open: async () => ({ canceled: true, filePaths: [] }),
      },
    });
    const started = files.exportCsv(request);
    await new Promise(setImmediate);
    await waitFor(() => expect(choose).not.toHaveLength(0));
    await files.reset();
    choose(join(folder, 'a.csv'));
    expect(await started).toEqual({ ok: true, value: null });
    expect([events, readdirSync(folder)]).toEqual([[], []]);
  });

  it('from files that were still being inspected', async () => {
    const { files, folder, events } = desk();
    const path = join(folder, 'a.png');
    writeFileSync(path, png(10, 10));
    const dropped = files.drop({ files: [{ path }], request: { many: true } });
    await files.reset();
    expect(await dropped).toEqual({ ok: true, value: [] });
    expect(events).toEqual([]);
  });
});

describe('the cleanup after a start', () => {
  const left = '.pitwall-0000000000000000-00000000-0123456789abcdef.part';
  const leaveIn = (folder: string): void => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, left), 'x');
    utimesSync(join(folder, left), new Date(0), new Date(0));
  };

  it('never touches network shares and devices', async () => {
    const folder = freshFolder();
    leaveIn(folder);
    const { files } = desk({}, { recent: ['//server/share', '/dev', '/proc/self', folder] });
    expect(await files.removeStaleFiles()).toBe(1);
  });

  it('remembers folders of this computer only', async () => {
    const set = vi.fn();
    const device = desk({
      folders: { get: () => ({}), set },
      dialogs: {
        save: async () => ({ canceled: false, filePath: '/dev/shm/pitwall-test.csv' }),
        open: async () => ({ canceled: true, filePaths: [] }),
      },
    });
    const started = await device.files.exportCsv(request);
    expect(started.ok).toBe(true);
    expect(set).not.toHaveBeenCalled();
    await device.files.abortAll();
  });
});

it.skipIf(process.platform !== 'linux')('waits for a hanging real thread only up to its limit', async () => {
  const folder = freshFolder();
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  const opening = open(join(folder, 'pipe'), 'r');
  expect(await withDiskTimeout(opening, 30, 'late')).toBe('late');
  // Opening the other end lets the thread end with the test.
  const writer = spawn('sh', ['-c', `: > '${join(folder, 'pipe')}'`]);
  onTestFinished(() => void writer.kill());
  await (await opening).close();
});
