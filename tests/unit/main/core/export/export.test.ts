import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { BridgeEvent, ExportRequest, Job } from '@contract/bridge';
import type { CsvAnswer } from '@contract/endpoint';
import { type Failure, fail, ok, type Result } from '@contract/failure';
import type { SaveDialogOptions } from 'electron';
import { describe, expect, it } from 'vitest';
import { disk } from '../../../../../main/desktop/disk';
import { systemHost } from '../../../../../main/desktop/system-ports';
import { createFiles, type Files, type FilesPorts, type Folders } from '../../../../../main/files/files';
import { changeFiles } from '../../../../support/changed-files';
import { clockAt } from '../../../../support/clocks';
import { startTableWorker } from '../../../../support/table-worker';
import { freshFolder, noMounts, partsIn, smallDisk } from '../../../../support/temporary-folders';
import { waitFor } from '../../../../support/wait-for';

const rows = Array.from({ length: 30 }, (_, id) => ({ id, name: `Visitor ${id}` }));
const request: ExportRequest = {
  title: 'Bookings',
  source: { call: 'booking.ticketCsv' as never, input: {} },
  columns: [],
  separator: ',',
  forSpreadsheet: true,
};
const ofRows: ExportRequest = { ...request, source: { rows } };

interface Desk {
  readonly files: Files;
  readonly folder: string;
  readonly saveDialogs: SaveDialogOptions[];
  readonly calls: unknown[][];
  readonly shown: string[];
  readonly events: Job[];
  folders: Folders;
  /** The job as it is when it is over. */
  over(job: Job | null | undefined): Promise<Job>;
}

/** Everything real but the native dialog and the network. */
const desk = (
  choose: (folder: string, suggestion: string) => string | undefined | Promise<string | undefined>,
  answer: (signal: AbortSignal) => Promise<Result<CsvAnswer>> = async () => ok({ form: 'rows', rows }),
  more: Partial<FilesPorts> = {},
): Desk => {
  const folder = freshFolder();
  const waiting = new Map<string, (job: Job) => void>();
  const send = async (id: string, input: unknown, signal: AbortSignal): Promise<Result<CsvAnswer>> => {
    made.calls.push([id, input]);
    return answer(signal);
  };
  const made: Desk = {
    folder,
    saveDialogs: [],
    calls: [],
    shown: [],
    events: [],
    folders: {},
    over: (job) => {
      if (!job) throw new Error('no job');
      const now = made.events.findLast(({ id }) => id === job.id) ?? job;
      return now.state === 'running' || now.state === 'waiting'
        ? new Promise((end) => waiting.set(job.id, end))
        : Promise.resolve(now);
    },
    files: createFiles({
      startTableWorker,
      notesOf: async () => new Map(),
      api: {
        forCurrentSession: () => ({
          call: send,
          downloadCsv: send,
          download: async () => fail('rejected', 'export-address'),
          failureOf: () => ({ kind: 'network', code: 'unreachable' }),
          upload: async () => fail('network', 'offline'),
        }),
      },
      dialogs: {
        save: async (options) => {
          made.saveDialogs.push(options);
          const filePath = await choose(folder, options.defaultPath ?? '');
          return { canceled: filePath === undefined, filePath: filePath ?? '' };
        },
        open: async () => ({ canceled: true, filePaths: [] }),
      },
      folders: { get: () => made.folders, set: (folders) => (made.folders = folders) },
      start: { exports: folder, uploads: folder },
      emit: (event: BridgeEvent) => {
        if (event.type !== 'job') return;
        made.events.push(event.job);
        if (event.job.state !== 'running' && event.job.state !== 'waiting') waiting.get(event.job.id)?.(event.job);
      },
      stores: { current: async () => undefined },
      showInFolder: (path) => made.shown.push(path),
      openFile: async () => '',
      print: async () => new Uint8Array(),
      ...systemHost,
      clock: clockAt(() => new Date(2026, 9, 14).getTime()),
      ...more,
    }),
  };
  return made;
};
const started = async (files: Files, exportRequest = request): Promise<Job | null> => {
  const result = await files.exportCsv(exportRequest);
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
};
const failureOf = (result: Result<unknown>): Failure | undefined => (result.ok ? undefined : result.failure);
const at = (name: string) => (folder: string) => join(folder, name);

describe('an export', () => {
  it('asks for a file, then for the rows, and ends with a complete file and a finished job', async () => {
    const { files, folder, saveDialogs, calls, events, over } = desk((_folder, suggestion) => suggestion);
    const job = await over(await started(files));
    expect(saveDialogs[0]).toMatchObject({
      title: 'Export Bookings',
      defaultPath: join(folder, 'Bookings - 2026-10-14.csv'),
    });
    expect(calls).toEqual([['booking.ticketCsv', {}]]);
    const written = readFileSync(join(folder, 'Bookings - 2026-10-14.csv'), 'utf8');
    expect(written.split('\r\n')).toHaveLength(32);
    expect(written.startsWith('\uFEFFid,name\r\n0,Visitor 0\r\n')).toBe(true);
    expect(job).toMatchObject({ kind: 'export', state: 'done', done: 30, total: 30, unit: 'rows' });
    expect(job.file).toEqual({ name: 'Bookings - 2026-10-14.csv', bytes: Buffer.byteLength(written) });
    expect(JSON.stringify(events)).not.toContain(folder);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('of the current page or selected rows makes no call', async () => {
    const { files, calls, folder, over } = desk(at('page.csv'));
    const columns = [{ key: 'name', title: 'Name' }];
    expect(await over(await started(files, { ...ofRows, columns }))).toMatchObject({ state: 'done', done: 30 });
    expect(calls).toEqual([]);
    expect(readFileSync(join(folder, 'page.csv'), 'utf8')).toMatch(/^\uFEFFName\r\nVisitor 0\r\n/);
  });

  it('is reported as saved only when the file is in place (REL-11)', async () => {
    const seen: string[] = [];
    const { files, folder, over } = desk(at('a.csv'), undefined, {
      disk: {
        ...disk,
        rename: (from, to) => {
          seen.push(state(files));
          return disk.rename(from, to);
        },
      },
    });
    const state = (of: Files): string => {
      const jobs = of.jobs();
      return jobs.ok ? (jobs.value[0]?.state ?? '') : '';
    };
    await over(await started(files));
    expect(seen).toEqual(['running']);
    expect(existsSync(join(folder, 'a.csv'))).toBe(true);
  });

  it('makes no call if the dialog is cancelled or its window closed (row 66)', async () => {
    const closed = desk(() => undefined);
    expect(await started(closed.files)).toBeNull();
    const destroyed = desk(() => Promise.reject(new Error('Object has been destroyed')));
    expect(await started(destroyed.files)).toBeNull();
    expect([...closed.calls, ...destroyed.calls]).toEqual([]);
    expect(closed.files.jobs()).toEqual(ok([]));
  });

  it('allows one dialog at a time and a few waiting exports (SEC-39)', async () => {
    let choose: (path: string | undefined) => void = () => undefined;
    const open = desk(() => new Promise((chosen) => (choose = chosen)));
    const first = open.files.exportCsv(request);
    await new Promise(setImmediate);
    const others = await Promise.all(Array.from({ length: 1000 }, () => open.files.exportCsv(request)));
    expect(new Set(others.map((other) => failureOf(other)?.code))).toEqual(new Set(['export-running']));
    choose(undefined);
    expect(await first).toEqual(ok(null));

    let next = 0;
    const line = desk(
      (folder) => join(folder, `${next++}.csv`),
      (signal) => new Promise((end) => signal.addEventListener('abort', () => end(fail('cancelled', 'cancelled')))),
    );
    const results: Result<Job | null>[] = [];
    for (let each = 0; each < 8; each += 1) results.push(await line.files.exportCsv(request));
    expect(results.map((result) => failureOf(result)?.code)).toEqual([...Array(6).fill(undefined), 'busy', 'busy']);
    expect(line.files.running()).toBe(6);
    await line.files.abortAll();
    expect(line.files.running()).toBe(0);
    expect(readdirSync(line.folder)).toEqual([]);
  });

  it('reads a list page by page, and writes a row that moved between two pages once', async () => {
    const pages = [
      { rows: rows.slice(0, 20), total: 30, isComplete: false },
      { rows: rows.slice(19), total: 30, isComplete: false },
    ];
    const made = desk(at('a.csv'), async () => ok(pages.shift()) as never);
    const source = { call: 'booking.list' as const, input: { q: 'visitor' } };
    const job = await made.over(await started(made.files, { ...request, source, expected: 30 }));
    expect(job).toMatchObject({ state: 'done', done: 30 });
    expect(made.calls).toEqual([
      ['booking.list', { q: 'visitor', page: 1, perPage: 2_000 }],
      ['booking.list', { q: 'visitor', page: 2, perPage: 2_000 }],
    ]);
    const lines = readFileSync(join(made.folder, 'a.csv'), 'utf8').trim().split('\r\n');
    expect(lines).toHaveLength(31);
    expect(new Set(lines).size).toBe(31);
  });

  it('keeps the old file if the second page of a list fails', async () => {
    const answers = [ok({ rows, total: 60, isComplete: false }), fail('network', 'offline')];
    const { files, folder, over } = desk(at('a.csv'), async () => answers.shift() as never);
    writeFileSync(join(folder, 'a.csv'), 'old');
    const source = { call: 'booking.list' as const, input: {} };
    const job = await over(await started(files, { ...request, source }));
    expect(job).toMatchObject({ state: 'failed', failure: { code: 'offline' } });
    expect(readFileSync(join(folder, 'a.csv'), 'utf8')).toBe('old');
    expect(partsIn(folder)).toEqual([]);
  });

  it('is refused for a call that returns no rows', async () => {
    const { files, saveDialogs } = desk(at('a.csv'));
    const wrong = { ...request, source: { call: 'booking.detail' as const, input: {} } };
    expect(failureOf(await files.exportCsv(wrong))).toMatchObject({ kind: 'invalid', code: 'bad-request' });
    const none = { ...request, source: { call: '__proto__' as never, input: {} } };
    expect(failureOf(await files.exportCsv(none))).toMatchObject({ code: 'bad-request' });
    expect(saveDialogs).toEqual([]);
  });

  it('fails and keeps the old file if there are fewer rows than promised', async () => {
    const { files, folder, over } = desk(at('a.csv'));
    writeFileSync(join(folder, 'a.csv'), 'old');
    const job = await over(await started(files, { ...request, expected: 31 }));
    expect(job).toMatchObject({
      state: 'failed',
      failure: { code: 'export-short', about: { expected: 31, found: 30 } },
    });
    expect(readFileSync(join(folder, 'a.csv'), 'utf8')).toBe('old');
    expect(partsIn(folder)).toEqual([]);
  });

  it('fails with the server’s message', async () => {
    const { files, folder, over } = desk(at('a.csv'), async () =>
      fail('rejected', 'rejected', { message: 'Too many rows' }),
    );
    expect(await over(await started(files))).toMatchObject({ state: 'failed', failure: { message: 'Too many rows' } });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('the target of an export', () => {
  it('starts in the folder of the last export, or in the default folder if that is gone (REL-33)', async () => {
    const made = desk((_folder, suggestion) => suggestion);
    const last = join(made.folder, 'last');
    mkdirSync(last);
    made.folders = { export: last, upload: '/elsewhere' };
    await made.over(await started(made.files));
    expect(made.folders).toMatchObject({ export: last, upload: '/elsewhere', recent: [last] });
    rmSync(last, { recursive: true });
    await made.over(await started(made.files));
    expect(made.saveDialogs.map(({ defaultPath }) => defaultPath)).toEqual([
      join(last, 'Bookings - 2026-10-14.csv'),
      join(made.folder, 'Bookings - 2026-10-14.csv'),
    ]);
    expect(made.folders.recent).toEqual([made.folder, last]);
  });

  it('always ends with .csv, and never replaces a file that the dialog did not ask about (row 76)', async () => {
    const { files, folder, over } = desk(at('x.exe'));
    writeFileSync(join(folder, 'x.exe.csv'), 'other');
    expect(await over(await started(files))).toMatchObject({ file: { name: 'x.exe (2).csv' } });
    expect(readFileSync(join(folder, 'x.exe.csv'), 'utf8')).toBe('other');
  });

  it('is refused before the server is asked if it cannot be written (row 68)', async () => {
    const { files, folder, calls } = desk(at('folder.csv'));
    mkdirSync(join(folder, 'folder.csv'));
    expect(failureOf(await files.exportCsv(request))).toMatchObject({ kind: 'file', code: 'is-folder' });
    expect(calls).toEqual([]);
  });

  it('is refused to a second export, also by another path; the first one wins (row 72, REL-09)', async () => {
    const waiting: ((answer: Result<CsvAnswer>) => void)[] = [];
    let name = 'a.csv';
    const { files, folder, over } = desk(
      (place) => join(place, name),
      () => new Promise((end) => waiting.push(end)),
    );
    symlinkSync(folder, join(folder, 'way'));
    writeFileSync(join(folder, 'a.csv'), 'old');
    const first = await started(files);
    expect(failureOf(await files.exportCsv(request))).toMatchObject({
      code: 'export-running',
      about: { name: 'a.csv' },
    });
    name = 'way/a.csv';
    expect(failureOf(await files.exportCsv(request))).toMatchObject({ code: 'export-running' });
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting[0]?.(ok({ form: 'rows', rows }));
    expect(await over(first)).toMatchObject({ state: 'done' });
    const again = await started(files);
    await waitFor(() => expect(waiting).toHaveLength(2));
    waiting[1]?.(ok({ form: 'rows', rows }));
    expect(await over(again)).toMatchObject({ state: 'done' });
  });

  it('is shown in its folder by its job only (SEC-43)', async () => {
    const { files, folder, shown, over } = desk(at('a.csv'));
    const job = await over(await started(files));
    expect(await files.showInFolder({ job: job.id })).toEqual(ok(null));
    expect(shown).toEqual([join(folder, 'a.csv')]);
    expect(failureOf(await files.showInFolder({ job: join(folder, 'a.csv') }))).toMatchObject({ code: 'bad-request' });
    rmSync(join(folder, 'a.csv'));
    expect(failureOf(await files.showInFolder({ job: job.id }))).toMatchObject({ code: 'missing-file' });
    writeFileSync(join(folder, 'a.csv'), '');
    await files.reset();
    expect(failureOf(await files.showInFolder({ job: job.id }))).toMatchObject({ code: 'bad-request' });
    expect(shown).toHaveLength(1);
  });
});

describe('row 73: cancelling an export', () => {
  it('aborts the request and leaves no file', async () => {
    let requestSignal: AbortSignal | undefined;
    const { files, folder, over } = desk(at('a.csv'), (signal) => {
      requestSignal = signal;
      return new Promise((end) => signal.addEventListener('abort', () => end(fail('cancelled', 'cancelled'))));
    });
    const job = await started(files);
    const end = over(job);
    await waitFor(() => expect(requestSignal).toBeDefined());
    expect(files.cancel({ job: job?.id ?? '' })).toEqual(ok(null));
    expect(await end).toMatchObject({ state: 'cancelled' });
    expect(await end).not.toHaveProperty('failure');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('works in the middle of the rows', async () => {
    const many = Array.from({ length: 50_000 }, (_, id) => ({ id, text: 'x'.repeat(90) }));
    let parts: string[] = [];
    const { files, folder, over } = desk(at('a.csv'), undefined, {
      disk: changeFiles((handle) => {
        const write = handle.write.bind(handle);
        return {
          // The first rows are on their way to the disk.
          write: (...piece: Parameters<typeof write>) => {
            parts = partsIn(folder);
            const jobs = files.jobs();
            for (const job of jobs.ok ? jobs.value : []) files.cancel({ job: job.id });
            return write(...piece);
          },
        };
      }),
    });
    const job = await over(await started(files, { ...request, source: { rows: many } }));
    expect(parts).toHaveLength(1);
    expect(job).toMatchObject({ state: 'cancelled', total: 50_000 });
    expect(job.done).toBeGreaterThan(0);
    expect(job.done).toBeLessThan(50_000);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('changes nothing afterwards, and is refused for an unknown job', async () => {
    const { files, folder, over } = desk(at('a.csv'));
    const job = await over(await started(files));
    expect(files.cancel({ job: job.id })).toEqual(ok(null));
    expect(existsSync(join(folder, 'a.csv'))).toBe(true);
    expect(files.jobs()).toEqual(ok([job]));
    expect(failureOf(files.cancel({ job: 'none' }))).toMatchObject({ code: 'bad-request' });
  });

  it('happens at sign-out, which also forgets all jobs (row 40)', async () => {
    const { files, folder } = desk(
      at('a.csv'),
      (signal) => new Promise((end) => signal.addEventListener('abort', () => end(fail('cancelled', 'cancelled')))),
    );
    await started(files);
    await files.reset();
    expect(files.jobs()).toEqual(ok([]));
    // The file of a job that was just starting is removed once it is open.
    await waitFor(() => expect(readdirSync(folder)).toEqual([]));
  });
});

it('row 67: a full disk is reported with the size that the file needs', async ({ skip }) => {
  skip(noMounts !== '', noMounts);
  const { folder } = smallDisk();
  const many = Array.from({ length: 40_000 }, (_, id) => ({ id: 100_000 + id, text: 'x'.repeat(91) }));
  const { files, over } = desk(() => join(folder, 'a.csv'));
  const job = await over(await started(files, { ...request, source: { rows: many } }));
  expect(job).toMatchObject({
    state: 'failed',
    failure: { code: 'disk-full', about: { name: 'a.csv', context: 'needed', needed: expect.closeTo(4_000_000, -5) } },
  });
  expect(readdirSync(folder)).toEqual([]);
});

it('row 74: the next start removes what a killed run left in remembered folders', async () => {
  const made = desk(() => undefined);
  const old = '.pitwall-0000000000000000-00000000-0123456789abcdef.part';
  writeFileSync(join(made.folder, old), 'x');
  utimesSync(join(made.folder, old), new Date(0), new Date(0));
  expect(await made.files.removeStaleFiles()).toBe(0);
  made.folders = { recent: [made.folder, join(made.folder, 'gone')] };
  expect(await made.files.removeStaleFiles()).toBe(1);
});

it('row 75: an export of 100,000 rows does not block the event loop', async () => {
  const many = Array.from({ length: 100_000 }, (_, id) => ({ id, name: `Visitor ${id}`, email: `v${id}@example.com` }));
  const { files, over } = desk(at('a.csv'));
  let turns = 0;
  let on = true;
  const turn = (): void => {
    turns += 1;
    if (on) setImmediate(turn);
  };
  setImmediate(turn);
  const job = await over(await started(files, { ...request, source: { rows: many } }));
  on = false;
  expect(job.state).toBe('done');
  // At least one turn of the loop per piece of 256 K, whatever the machine's speed.
  expect(turns).toBeGreaterThanOrEqual(Math.floor((job.file?.bytes ?? 0) / 262_144));
});
