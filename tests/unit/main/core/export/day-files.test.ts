/** The files of an event's day, on a real disk; only the native dialog and the server are not real. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DayFile, DayFolder, DayFolderRequest, Job } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { disk } from '../../../../../main/desktop/disk';
import { systemHost } from '../../../../../main/desktop/system-ports';
import { createFiles, type FilesPorts, type Folders } from '../../../../../main/files/files';
import { clockAt } from '../../../../support/clocks';
import { startTableWorker } from '../../../../support/table-worker';
import { freshFolder, noMounts, partsIn, smallDisk } from '../../../../support/temporary-folders';
import { waitFor } from '../../../../support/wait-for';

const day: DayFolderRequest = {
  event: { id: 12, name: 'Midnight Madness' },
  day: '2026-11-21',
  timezone: 'America/Chicago',
};
const folderName = 'Midnight Madness 2026-11-21';
const request = { columns: [], separator: ',', forSpreadsheet: true } as const;
const listed = (name: string, call: 'booking.list' | 'buyback.list' = 'booking.list'): DayFile => ({
  name,
  request: { ...request, title: name, source: { call, input: { eventId: 12 } } },
});
const racerTickets: DayFile = {
  name: 'racer-tickets',
  request: { ...request, title: 'Racer tickets', source: { call: 'booking.racerTicketCsv', input: { eventId: 12 } } },
};
const computed: DayFile = {
  name: 'readiness',
  request: { ...request, title: 'Readiness', source: { rows: [{ name: 'Jo', level: 'ready' }] }, expected: 1 },
  asOf: '2026-11-21T18:00:00.000Z',
  remarks: ['1 row doesn’t name its event.'],
};
const page = (rows: readonly object[]) => ok({ rows, total: rows.length, isComplete: true });
const bookings = [
  { id: 1, eventId: 12, total: '10.00' },
  { id: 2, eventId: 12, total: '20.50', refundedAt: '2026-11-21' },
];

type Answer = (call: string, input: Readonly<Record<string, unknown>>, signal: AbortSignal) => Promise<Result<unknown>>;

const desk = (answer: Answer = async () => page(bookings), more: Partial<FilesPorts> = {}) => {
  const parent = freshFolder();
  let remembered: Folders = {};
  let chosen: string | undefined | Promise<string | undefined> = parent;
  const shown: string[] = [];
  const titles: string[] = [];
  const send = async (call: string, input: unknown, signal: AbortSignal): Promise<Result<never>> =>
    (await answer(call, input as Readonly<Record<string, unknown>>, signal)) as Result<never>;
  const files = createFiles({
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
      save: async () => ({ canceled: true, filePath: '' }),
      open: async ({ title }) => {
        titles.push(title ?? '');
        const path = await chosen;
        return { canceled: path === undefined, filePaths: path === undefined ? [] : [path] };
      },
    },
    folders: { get: () => remembered, set: (folders) => (remembered = folders) },
    start: { exports: parent, uploads: parent },
    emit: () => undefined,
    stores: { current: async () => undefined },
    showInFolder: (path) => shown.push(path),
    openFile: async () => '',
    print: async () => new Uint8Array(),
    ...systemHost,
    clock: clockAt(() => Date.parse('2026-11-21T20:00:00Z')),
    ...more,
  });
  const jobs = (): readonly Job[] => {
    const all = files.jobs();
    return all.ok ? all.value : [];
  };
  const manifests = (): readonly Job[] => jobs().filter((job) => job.day?.file === 'manifest');
  return {
    ...{ files, parent, shown, titles, jobs, manifests },
    choose: (path: string | undefined | Promise<string | undefined>) => (chosen = path),
    folders: () => remembered,
    async open(asked = day): Promise<DayFolder> {
      const folder = await files.chooseDayFolder(asked);
      if (!folder.ok || !folder.value) throw new Error('no folder');
      return folder.value;
    },
    /** Saves files and resolves with their jobs when the manifest's job is over, too. */
    async save(folder: DayFolder, wanted: readonly DayFile[], planned = wanted.length): Promise<readonly Job[]> {
      const before = manifests().length;
      const started = await files.saveDayFiles({ folder: folder.id, files: wanted, planned });
      if (!started.ok) throw new Error(started.failure.code);
      await waitFor(() => {
        expect(manifests()).toHaveLength(before + 1);
        expect(manifests()[0]?.state).not.toMatch(/running|waiting/);
      });
      return started.value.flatMap(({ id }) => jobs().filter((job) => job.id === id));
    },
  };
};
const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
const hashOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');
const failureCode = (result: Result<unknown>): string | undefined => (result.ok ? undefined : result.failure.code);

describe('the folder', () => {
  it('is named after the event and the day, beside one that exists', async () => {
    const { open, parent, titles, folders } = desk();
    expect(await open()).toEqual({ id: expect.any(String), name: folderName });
    writeFileSync(join(parent, `${folderName} (2)`), 'a file of that name');
    expect((await open()).name).toBe(`${folderName} (3)`);
    expect(readdirSync(parent).sort()).toEqual([folderName, `${folderName} (2)`, `${folderName} (3)`]);
    expect(titles[0]).toContain('Midnight Madness');
    // The next dialog starts in the chosen folder; both are searched for what a killed run leaves.
    expect(folders()).toMatchObject({ export: parent });
    expect(folders().recent).toEqual(expect.arrayContaining([parent, join(parent, folderName)]));
  });

  it('stays in the chosen folder, whatever the event is called', async () => {
    const names = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom('../..', '/etc', 'CON', '.'));
    await fc.assert(
      fc.asyncProperty(names, async (name) => {
        const { open, parent } = desk();
        const folder = await open({ ...day, event: { id: 12, name } });
        expect(readdirSync(parent)).toEqual([folder.name]);
      }),
      { numRuns: 25 },
    );
  });

  it('is not made if the dialog is closed, or if the person signs out while it is open', async () => {
    const { files, parent, choose } = desk();
    choose(undefined);
    expect(await files.chooseDayFolder(day)).toEqual(ok(null));
    let answer: (path: string) => void = () => undefined;
    choose(new Promise((resolve) => (answer = resolve)));
    const asked = files.chooseDayFolder(day);
    await files.reset();
    answer(parent);
    expect(await asked).toEqual(ok(null));
    expect(readdirSync(parent)).toEqual([]);
  });

  it.each([
    ['EACCES', 'no-permission'],
    ['EROFS', 'read-only'],
    ['ENOSPC', 'disk-full'],
    ['ENAMETOOLONG', 'name-too-long'],
  ])('reports %s as %s', async (system, code) => {
    const mkdir = async () => Promise.reject(Object.assign(new Error(system), { code: system }));
    const { files } = desk(undefined, { disk: { ...disk, mkdir: mkdir as never } });
    expect(failureCode(await files.chooseDayFolder(day))).toBe(code);
  });

  it('reports a chosen folder that is gone, and one that does not answer', async () => {
    const gone = desk();
    gone.choose(join(gone.parent, 'gone'));
    expect(failureCode(await gone.files.chooseDayFolder(day))).toBe('missing-folder');
    const mkdir = () => new Promise(() => undefined);
    const silent = desk(undefined, { disk: { ...disk, mkdir: mkdir as never }, timeouts: { folder: 20 } });
    expect(failureCode(await silent.files.chooseDayFolder(day))).toBe('folder-silent');
  });

  it('is used through its id only', async () => {
    const { files, parent } = desk();
    const id = 'b7f3c2d0-0c7e-4a51-9a3e-0d7d3f1f9a10';
    expect(failureCode(await files.saveDayFiles({ folder: id, files: [computed], planned: 9 }))).toBe('bad-request');
    expect(readdirSync(parent)).toEqual([]);
  });
});

describe('the files', () => {
  const answers: Answer = async (call) => {
    if (call === 'buyback.list') return page([]);
    if (call !== 'booking.racerTicketCsv') return page([...bookings, { id: 3, eventId: 99, total: '1' }]);
    return ok({ form: 'text', text: 'ticketNumber,eventId\r\nT1,12\r\nT2,99\r\n' });
  };

  it('hold every row of the event with every field, and the manifest has their rows, filter, time and checksum', async () => {
    const { open, save, parent, shown, files, manifests } = desk(answers);
    const wanted = [listed('bookings'), racerTickets, listed('buybacks', 'buyback.list'), computed];
    const jobs = await save(await open(), wanted);
    expect(jobs.map(({ state, done, day: of }) => [of?.file, state, done])).toEqual([
      ['bookings', 'done', 2],
      ['racer-tickets', 'done', 1],
      ['buybacks', 'done', 0],
      ['readiness', 'done', 1],
    ]);
    const folder = join(parent, folderName);
    const text = (name: string) => readFileSync(join(folder, name), 'utf8');
    expect(text('bookings.csv')).toBe('\uFEFFid,eventId,total,refundedAt\r\n1,12,10.00,\r\n2,12,20.50,2026-11-21\r\n');
    expect(text('racer-tickets.csv')).toBe('\uFEFFticketNumber,eventId\r\nT1,12\r\n');
    expect(text('readiness.csv')).toBe('\uFEFFname,level\r\nJo,ready\r\n');
    expect(readdirSync(folder)).toHaveLength(5);
    const manifest = readManifest(folder);
    expect(manifest).toMatchObject({ version: 1, ...day, writtenAt: '2026-11-21T20:00:00.000Z' });
    expect(manifest.files).toMatchObject([
      {
        ...{ file: 'bookings.csv', state: 'saved', rows: 2, filter: { eventId: 12 }, source: 'booking.list' },
        format: { for: 'spreadsheet', separator: ',', decimal: '.' },
      },
      { file: 'racer-tickets.csv', state: 'saved', rows: 1, source: 'booking.racerTicketCsv' },
      { file: 'buybacks.csv', state: 'saved', rows: 0, asOf: '2026-11-21T20:00:00.000Z' },
      {
        file: 'readiness.csv',
        state: 'saved',
        rows: 1,
        filter: { eventId: 12 },
        source: 'pitwall',
        asOf: computed.asOf,
        remarks: computed.remarks,
      },
    ]);
    for (const { file, sha256, bytes } of manifest.files) {
      expect(sha256, file).toBe(hashOf(join(folder, file)));
      expect(bytes, file).toBe(readFileSync(join(folder, file)).length);
    }
    expect(manifests()).toMatchObject([{ state: 'done', done: 4, total: 4, unit: 'files' }]);
    expect(await files.showInFolder({ job: manifests()[0]?.id ?? '' })).toEqual(ok(null));
    expect(shown).toEqual([join(folder, 'manifest.json')]);
  });

  it('that the page computed are Excel files if the person wants them, beside CSV of the server', async () => {
    const { open, save, parent } = desk();
    const excel = { language: 'en-US', rightToLeft: false };
    await save(await open(), [listed('bookings'), { ...computed, request: { ...computed.request, excel } }]);
    const folder = join(parent, folderName);
    expect(readdirSync(folder).sort()).toEqual(['bookings.csv', 'manifest.json', 'readiness.xlsx']);
    expect(readManifest(folder).files[1]).toMatchObject({
      ...{ file: 'readiness.xlsx', state: 'saved', rows: 1, format: { for: 'excel' } },
      sha256: hashOf(join(folder, 'readiness.xlsx')),
    });
  });

  it('from the copy have its time in the manifest', async () => {
    const asOf = '2026-11-21T09:12:00.000Z';
    const { open, save, parent } = desk(async () => ({ ...page(bookings), copy: { asOf } }) as Result<unknown>);
    await save(await open(), [
      listed('bookings'),
      {
        ...computed,
        request: { ...computed.request, asOf: '2026-11-21T09:00:00.000Z' },
        asOf: '2026-11-21T09:00:00.000Z',
      },
    ]);
    expect(readManifest(join(parent, folderName)).files).toMatchObject([
      { file: 'bookings.csv', state: 'saved', asOf, note: 'copy' },
      { file: 'readiness.csv', state: 'saved', asOf: '2026-11-21T09:00:00.000Z', note: 'copy' },
    ]);
  });

  it('have the checksum of long files with characters of several bytes, too', async () => {
    const rows = Array.from({ length: 30_000 }, (_, id) => ({ id, name: `Zoë ${id} 漢字 😀` }));
    const { open, save, parent } = desk();
    await save(await open(), [{ ...computed, request: { ...computed.request, source: { rows }, expected: 30_000 } }]);
    const folder = join(parent, folderName);
    expect(readManifest(folder).files[0]).toMatchObject({
      rows: 30_000,
      sha256: hashOf(join(folder, 'readiness.csv')),
    });
  });

  it('note a file of the server that does not show whether the server applied the filter', async () => {
    const { open, save, parent } = desk(async () => ok({ form: 'text', text: 'ticketNumber\r\nT1\r\n' }));
    const [job] = await save(await open(), [racerTickets]);
    expect(job).toMatchObject({ state: 'done', note: { kind: 'unchecked' } });
    expect(readManifest(join(parent, folderName)).files[0]).toMatchObject({ note: 'unchecked' });
  });

  it.each([
    ['lack the event', [{ id: 1, total: '1' }]],
    [
      'have it empty in some rows',
      [
        { id: 1, eventId: 12 },
        { id: 2, eventId: null },
      ],
    ],
  ])('note rows of a list that %s', async (_, rows) => {
    const { open, save, parent } = desk(async () => page(rows));
    const [job] = await save(await open(), [listed('bookings')]);
    expect(job).toMatchObject({ state: 'done', done: rows.length, note: { kind: 'unchecked' } });
    expect(readManifest(join(parent, folderName)).files[0]).toMatchObject({ note: 'unchecked' });
  });

  it('keep rows of the server’s file whose event is empty, and note them', async () => {
    const text = 'ticketNumber,eventId\r\nT1,12\r\nT2,\r\nT3,99\r\n';
    const { open, save } = desk(async () => ok({ form: 'text', text }));
    const [job] = await save(await open(), [racerTickets]);
    expect(job).toMatchObject({ state: 'done', done: 2, note: { kind: 'unchecked' } });
  });

  it('that fail leave nothing; the others are saved, and a second attempt completes the same folder', async () => {
    let isOffline = true;
    const { open, save, parent, jobs, manifests } = desk(async (call) =>
      call === 'buyback.list' && isOffline ? fail('network', 'unreachable') : page(bookings),
    );
    const folder = await open();
    const failing = listed('buybacks', 'buyback.list');
    const first = await save(folder, [listed('bookings'), failing, computed]);
    expect(first.map(({ state }) => state)).toEqual(['done', 'failed', 'done']);
    const path = join(parent, folderName);
    expect(readdirSync(path).sort()).toEqual(['bookings.csv', 'manifest.json', 'readiness.csv']);
    expect(readManifest(path).files).toMatchObject([
      { state: 'saved' },
      { state: 'failed', failure: 'unreachable' },
      { state: 'saved' },
    ]);
    expect(readManifest(path).files[1]).not.toHaveProperty('sha256');
    expect(manifests()[0]).toMatchObject({ done: 2, total: 3 });
    isOffline = false;
    expect(await save(folder, [failing], 3)).toMatchObject([{ state: 'done', day: { folder, file: 'buybacks' } }]);
    expect(readManifest(path).files.map((file: { state: string }) => file.state)).toEqual(['saved', 'saved', 'saved']);
    expect(readManifest(path).files[1].sha256).toBe(hashOf(join(path, 'buybacks.csv')));
    expect(jobs()).toHaveLength(6);
    expect(readdirSync(parent)).toEqual([folderName]);
  });

  it('cannot be two of one name, the manifest, or one that is being saved', async () => {
    const held: (() => void)[] = [];
    const { files, open } = desk(() => new Promise((resolve) => held.push(() => resolve(page(bookings)))));
    const { id: folder } = await open();
    const save = async (...wanted: DayFile[]) =>
      failureCode(await files.saveDayFiles({ folder, files: wanted, planned: 9 }));
    expect(await save(computed, computed)).toBe('bad-request');
    expect(await save({ ...computed, name: 'manifest' })).toBe('bad-request');
    expect(await save(listed('bookings'))).toBeUndefined();
    expect(await save(listed('bookings'))).toBe('export-running');
    await waitFor(() => expect(held).toHaveLength(1));
    held[0]?.();
    await waitFor(() => expect(files.running()).toBe(0));
  });

  it('that are cancelled are in the manifest as cancelled', async () => {
    const { files, open, parent, jobs, manifests } = desk(
      (_call, _input, signal) =>
        new Promise((resolve) => signal.addEventListener('abort', () => resolve(fail('cancelled', 'cancelled')))),
    );
    const { id: folder } = await open();
    await files.saveDayFiles({ folder, files: [listed('bookings'), listed('tickets')], planned: 9 });
    expect(files.running()).toBe(2);
    for (const { id } of jobs()) files.cancel({ job: id });
    await waitFor(() => expect(manifests()).toMatchObject([{ state: 'done', done: 0, total: 9 }]));
    expect(readManifest(join(parent, folderName)).files).toMatchObject([
      { state: 'cancelled' },
      { state: 'cancelled' },
    ]);
  });

  it.each(['reset', 'abortAll'] as const)(
    'end with their session or the app (%s), and the manifest says which are whole',
    async (end) => {
      const { files, open, parent, jobs } = desk((call, _input, signal) =>
        call === 'booking.list'
          ? Promise.resolve(page(bookings))
          : new Promise((resolve) => signal.addEventListener('abort', () => resolve(fail('cancelled', 'cancelled')))),
      );
      const { id: folder } = await open();
      await files.saveDayFiles({
        folder,
        files: [listed('bookings'), listed('buybacks', 'buyback.list'), computed],
        planned: 9,
      });
      await waitFor(() => expect(readdirSync(join(parent, folderName))).toContain('bookings.csv'));
      await waitFor(() => expect(jobs().some(({ state }) => state === 'done')).toBe(true));
      await files[end]();
      const states = readManifest(join(parent, folderName)).files.map((file: { state: string }) => file.state);
      expect(states).toEqual(['saved', 'cancelled', 'cancelled']);
      expect(partsIn(join(parent, folderName))).toEqual([]);
      expect(jobs()).toHaveLength(end === 'reset' ? 0 : 4);
      const again = await files.saveDayFiles({ folder, files: [computed], planned: 9 });
      expect(failureCode(again)).toBe(end === 'reset' ? 'bad-request' : undefined);
      await files.abortAll();
    },
  );

  it('do not delay the export of a list', async () => {
    const { files, open } = desk(() => new Promise(() => undefined));
    const { id: folder } = await open();
    await files.saveDayFiles({
      folder,
      files: Array.from({ length: 9 }, (_, at) => listed('abcdefghi'.charAt(at))),
      planned: 9,
    });
    expect(await files.exportCsv({ ...computed.request })).toEqual(ok(null));
    await files.reset();
  });
});

describe('what a disk can do', () => {
  it('a folder that is removed in between fails the files and the manifest, and nothing is made elsewhere', async () => {
    const { open, save, parent, manifests } = desk();
    const folder = await open();
    rmSync(join(parent, folderName), { recursive: true });
    const jobs = await save(folder, [listed('bookings'), computed]);
    for (const job of [...jobs, ...manifests()])
      expect(job).toMatchObject({ state: 'failed', failure: { code: 'missing-folder' } });
    expect(readdirSync(parent)).toEqual([]);
  });

  it('a folder in the place of a file fails that file only', async () => {
    const { open, save, parent } = desk();
    const folder = await open();
    mkdirSync(join(parent, folderName, 'bookings.csv'));
    const jobs = await save(folder, [listed('bookings'), computed]);
    expect(jobs.map(({ state }) => state)).toEqual(['failed', 'done']);
  });

  it('a full disk fails the file that needs too much, says how much, and saves the others', async ({ skip }) => {
    skip(noMounts !== '', noMounts);
    const small = smallDisk();
    const { open, save, choose } = desk();
    choose(small.folder);
    const rows = Array.from({ length: 40_000 }, (_, id) => ({ id: 100_000 + id, text: 'x'.repeat(91) }));
    const long = { ...listed('tickets'), request: { ...computed.request, source: { rows }, expected: 40_000 } };
    const jobs = await save(await open(), [long, listed('bookings')]);
    expect(jobs).toMatchObject([
      { state: 'failed', failure: { code: 'disk-full', about: { name: 'tickets.csv', context: 'needed' } } },
      { state: 'done' },
    ]);
    expect(readManifest(join(small.folder, folderName)).files).toMatchObject([
      { state: 'failed', failure: 'disk-full' },
      { state: 'saved' },
    ]);
  });

  it('a disk that becomes read-only, or is pulled, fails what is left', async ({ skip }) => {
    skip(noMounts !== '', noMounts);
    const small = smallDisk();
    const { open, save, choose, manifests } = desk();
    choose(small.folder);
    const folder = await open();
    small.lock();
    expect(await save(folder, [computed])).toMatchObject([{ state: 'failed', failure: { code: 'read-only' } }]);
    expect(manifests()[0]).toMatchObject({ state: 'failed', failure: { code: 'read-only' } });
    small.pull();
    expect(await save(folder, [computed])).toMatchObject([{ state: 'failed', failure: { code: 'missing-folder' } }]);
  });
});
