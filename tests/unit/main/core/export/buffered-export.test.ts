/** Exports of all columns, whose rows wait in a file next to the target until the last of them has arrived. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExportRequest, Job } from '@contract/bridge';
import { csvColumnsOf, csvHead, csvPieces } from '@contract/csv/csv-format';
import { fail, ok, type Result } from '@contract/failure';
import { describe, expect, it } from 'vitest';
import { type Disk, disk } from '../../../../../main/desktop/disk';
import { removeStaleFiles } from '../../../../../main/files/temporary-files';
import { partsIn } from '../../../../support/temporary-folders';
import { waitFor } from '../../../../support/wait-for';
import { openExportDesk } from './export-harness';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** 6 MB of rows, more than wait in memory. The last has columns of its own. */
const notes = 'José said "yes";\t'.repeat(60);
const batches: readonly Rows[] = Array.from({ length: 6 }, (_, batch) =>
  Array.from({ length: 1_000 }, (_row, at) => {
    const id = batch * 1_000 + at;
    return { id, notes, ...(id === 5_999 ? { late: '=1+1', later: -12.5 } : {}) };
  }),
);
const rows = batches.flat();

const base: Omit<ExportRequest, 'source'> = {
  title: 'Tickets',
  columns: [],
  separator: ',',
  forSpreadsheet: true,
};
const ofList: ExportRequest = { ...base, source: { call: 'booking.list', input: {}, id: 'id' } };

/** The file of rows that were all known before the first was written. */
const expected = ((): string => {
  const columns = csvColumnsOf(rows);
  return csvHead(columns, base) + [...csvPieces(rows, columns, base)].map(({ text }) => text).join('');
})();

interface Paged {
  readonly page?: number;
}

const answer = (_id: string, { page = 1 }: Paged): Result<unknown> =>
  ok({ rows: batches[page - 1] ?? [], total: rows.length, isComplete: false });

/** Pages of which the last waits for `gate`, or is `last`. */
const lastPage =
  (gate: Promise<unknown>, last?: Result<never>) =>
  async (id: string, input: Paged): Promise<Result<unknown>> => {
    if (input.page !== batches.length) return answer(id, input);
    await gate;
    return last ?? answer(id, input);
  };

const createGate = () => {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  return { gate, open };
};

/** A disk whose file of waiting rows behaves as told; all other files work. */
const scratchDisk = (change: (handle: FileHandle) => Partial<FileHandle>, opening?: () => Promise<unknown>): Disk => ({
  ...disk,
  open: async (...input) => {
    if (input[1] !== 'wx+') return disk.open(...input);
    const handle = await disk.open(...input);
    await opening?.();
    return Object.assign(handle, change(handle));
  },
});

const begin = async (made: ReturnType<typeof openExportDesk>, request: ExportRequest): Promise<Job> => {
  const started = await made.files.exportCsv(request);
  if (!started.ok || !started.value) throw new Error('the export did not start');
  return started.value;
};

describe('an export of all columns', () => {
  it('of a list has the columns of all rows, and leaves no other file', async () => {
    const made = openExportDesk({ answer });
    expect(await made.run(ofList)).toMatchObject({ state: 'done', done: rows.length, total: rows.length });
    expect(readdirSync(made.folder)).toEqual(['list.csv']);
    expect(readFileSync(join(made.folder, 'list.csv'), 'utf8')).toBe(expected);
  });

  it('is the same on a disk that takes and gives a part of what it is asked to', async () => {
    const most = 100_000;
    const slow = scratchDisk((handle) => {
      const { read, write } = { read: handle.read.bind(handle), write: handle.write.bind(handle) };
      return {
        read: ((bytes: Buffer, at: number, length: number, from: number) =>
          read(bytes, at, Math.min(length, most), from)) as FileHandle['read'],
        write: ((bytes: Buffer, at: number, length: number) =>
          write(bytes, at, Math.min(length, most))) as unknown as FileHandle['write'],
      };
    });
    const made = openExportDesk({ answer, disk: slow });
    expect(await made.run(ofList)).toMatchObject({ state: 'done' });
    expect(readFileSync(join(made.folder, 'list.csv'), 'utf8')).toBe(expected);
  });

  it('has its rows wait in a file for its owner only, which the next start removes after a crash', async () => {
    const { gate, open } = createGate();
    const made = openExportDesk({ answer: lastPage(gate) });
    const job = await begin(made, ofList);
    const sizes = (): readonly number[] => partsIn(made.folder).map((name) => statSync(join(made.folder, name)).size);
    await waitFor(() => expect(Math.max(0, ...sizes())).toBeGreaterThan(500_000));
    // Nothing of the file itself is written yet.
    expect(Math.min(...sizes())).toBe(0);
    if (process.platform !== 'win32')
      for (const name of partsIn(made.folder)) expect(statSync(join(made.folder, name)).mode & 0o077).toBe(0);
    const twoDays = 2 * 24 * 60 * 60 * 1_000;
    expect(await removeStaleFiles(made.folder, 'another owner', Date.now() + twoDays)).toBe(2);
    made.files.cancel({ job: job.id });
    open();
    expect(await made.whenOver(job)).toMatchObject({ state: 'cancelled' });
  });

  it('is cancelled while its rows arrive, keeps the old file and leaves no other', async () => {
    const made = openExportDesk({ answer: lastPage(new Promise(() => undefined)) });
    writeFileSync(join(made.folder, 'list.csv'), 'old');
    const job = await begin(made, ofList);
    await waitFor(() => expect(partsIn(made.folder)).toHaveLength(2));
    made.files.cancel({ job: job.id });
    expect(await made.whenOver(job)).toMatchObject({ state: 'cancelled' });
    expect(readdirSync(made.folder)).toEqual(['list.csv']);
    expect(readFileSync(join(made.folder, 'list.csv'), 'utf8')).toBe('old');
  });

  it('leaves no file if the last page fails behind rows that wait', async () => {
    const made = openExportDesk({ answer: lastPage(Promise.resolve(), fail('network', 'unreachable')) });
    expect(await made.run(ofList)).toMatchObject({ state: 'failed', failure: { code: 'unreachable' } });
    expect(readdirSync(made.folder)).toEqual([]);
  });

  it('leaves no file if the disk is full before all rows have arrived (row 67)', async () => {
    const full = scratchDisk(() => ({
      write: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })),
    }));
    const made = openExportDesk({ answer, disk: full });
    writeFileSync(join(made.folder, 'list.csv'), 'old');
    expect(await made.run(ofList)).toMatchObject({
      state: 'failed',
      failure: { kind: 'file', code: 'disk-full', about: { name: 'list.csv' } },
    });
    expect(readdirSync(made.folder)).toEqual(['list.csv']);
    expect(readFileSync(join(made.folder, 'list.csv'), 'utf8')).toBe('old');
  });

  it('starts again with the list’s rows if the server’s file has too many, and leaves no other file', async () => {
    const made = openExportDesk({
      answer: (id, { page = 1 }: { readonly page?: number }) =>
        id === 'booking.list'
          ? ok({ rows: page === 1 ? batches[0] : [], total: 1_000, isComplete: true })
          : ok({ form: 'rows', rows }),
    });
    const source = { call: 'booking.ticketCsv', input: {}, instead: { call: 'booking.list', input: {} } } as const;
    const job = await made.run({ ...base, source, expected: 1_000 });
    expect(job).toMatchObject({ state: 'done', done: 1_000, note: { kind: 'own-rows' } });
    expect(readdirSync(made.folder)).toEqual(['list.csv']);
    expect(made.lines()?.[0]).toBe('\uFEFFid,notes');
  });
});

describe('an export whose waiting rows are on a hanging disk', () => {
  it.each(['open', 'write', 'read'] as const)(
    'holds up no other, is cancelled at once, and cleans up when the disk wakes (%s hangs)',
    async (step) => {
      const { gate, open } = createGate();
      let isHanging = false;
      const wait = (): Promise<void> => {
        isHanging = true;
        return gate;
      };
      const hanging = scratchDisk(
        (handle) => {
          if (step === 'open') return {};
          const work = (handle[step] as (...input: unknown[]) => Promise<unknown>).bind(handle);
          return { [step]: async (...input: unknown[]) => wait().then(() => work(...input)) };
        },
        step === 'open' ? wait : undefined,
      );
      const made = openExportDesk({ answer, disk: hanging, timeouts: { disk: 50 } });
      const first = await begin(made, ofList);
      await waitFor(() => expect(isHanging).toBe(true));
      made.setName('b.csv');
      const few: ExportRequest = { ...base, source: { rows: [{ id: 1 }] } };
      expect(await made.run(few)).toMatchObject({ state: 'done' });
      made.files.cancel({ job: first.id });
      expect(await made.whenOver(first)).toMatchObject({ state: 'cancelled' });
      expect(made.files.hasUnansweredCalls()).toBe(true);
      open();
      await waitFor(() => expect(readdirSync(made.folder)).toEqual(['b.csv']));
    },
  );
});
