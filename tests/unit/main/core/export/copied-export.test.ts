/** Exports while the server can't be reached: what comes from the copy says so, and nothing is mixed in silence. */
import type { ExportRequest } from '@contract/bridge';
import { type Failure, fail, ok, type Result } from '@contract/failure';
import { describe, expect, it } from 'vitest';
import { FailureError } from '../../../../../main/core/call/failure-error';
import { type ExportRun, type ExportTarget, runExport } from '../../../../../main/core/export/export-run';
import type { ExportCalls } from '../../../../../main/core/export/export-source';
import { systemClock } from '../../../../../main/desktop/system-ports';
import { createBlobScratch } from '../../../../../mocks/page/blob-scratch';

const older = '2026-05-16T08:00:00.000Z';
const newer = '2026-05-16T09:12:00.000Z';
const base: Omit<ExportRequest, 'source'> = {
  title: 'Bookings',
  columns: [{ key: 'id', title: 'ID' }],
  separator: ',',
  forSpreadsheet: false,
};
const list = { call: 'booking.list', input: {} } as const;

type Call = (id: string, input: { readonly page?: number }) => Result<unknown>;

const save = async (request: ExportRequest, call: Call, csv: Result<never> = fail('network', 'unreachable')) => {
  let text = '';
  const target: ExportTarget = {
    key: 'a',
    name: 'a.csv',
    write: async (chunks) => {
      text = '';
      try {
        for await (const chunk of chunks) text += chunk;
      } catch (error) {
        if (error instanceof FailureError) return { ok: false, failure: error.failure };
        throw error;
      }
      return ok({ name: 'a.csv', bytes: text.length });
    },
    createScratch: createBlobScratch,
    reference: 'a',
    exists: async () => true,
    show: async () => ok(null),
    open: async () => ok(null),
  };
  const calls = {
    call: async (id: string, input: unknown) => call(id, Object(input)),
    downloadCsv: async () => csv,
    download: async () => fail('rejected', 'export-address'),
    failureOf: (): Failure => ({ kind: 'network', code: 'unreachable' }),
  } as unknown as ExportCalls;
  const run: ExportRun = {
    target,
    calls,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onSlowDisk: () => undefined,
    clock: systemClock,
    diskTimeout: 60_000,
    notesOf: async () => new Map(),
    openSheet: () => Promise.reject(new Error('these exports are CSV')),
  };
  return { job: await runExport(request, run), lines: () => text.split(/\r?\n/).filter((line) => line !== '') };
};

const page = (ids: readonly number[], total: number, asOf?: string): Result<unknown> => ({
  ...ok({ rows: ids.map((id) => ({ id })), total, isComplete: ids.length === total }),
  ...(asOf === undefined ? {} : { copy: { asOf } }),
});

describe('the note of an export', () => {
  it('is the oldest copy of its pages, also if others are the server’s', async () => {
    const pages = [page([1, 2], 5), page([3, 4], 5, newer), page([5], 5, older)];
    const { job, lines } = await save(
      { ...base, source: list },
      (_, input) => pages[(input.page ?? 1) - 1] ?? page([], 5),
    );
    expect(job).toMatchObject({ state: 'done', done: 5, note: { kind: 'copy', asOf: older } });
    expect(lines()).toHaveLength(6);
  });

  it('is absent if the server sent all pages', async () => {
    const { job } = await save({ ...base, source: list }, () => page([1, 2], 2));
    expect(job.state).toBe('done');
    expect(job.note).toBeUndefined();
  });

  it('is the copy of the rows that the page sends', async () => {
    const { job } = await save({ ...base, source: { rows: [{ id: 1 }] }, asOf: newer }, () => page([], 0));
    expect(job).toMatchObject({ state: 'done', note: { kind: 'copy', asOf: newer } });
  });

  it('keeps the number of rows that are missing', async () => {
    const parents = { rows: [{ id: 1, ticketCount: 3 }] };
    const { job } = await save({ ...base, columns: [], source: { children: 'booking.ticketList', parents } }, () => ({
      ...ok({ rows: [{ id: 7, bookingId: 1 }], isComplete: true }),
      copy: { asOf: newer },
    }));
    expect(job.note).toMatchObject({ kind: 'copy', asOf: newer });
  });
});

describe('the server’s own file', () => {
  const request: ExportRequest = { ...base, source: { call: 'booking.ticketCsv', input: {}, instead: list } };

  it('gives way to the rows of the copy if the server can’t be reached', async () => {
    const { job, lines } = await save(request, () => page([1, 2], 2, newer));
    expect(job).toMatchObject({ state: 'done', done: 2, note: { kind: 'copy', asOf: newer } });
    expect(lines()).toEqual(['ID', '1', '2']);
  });

  it('gives way to nothing if the list is not in the copy either', async () => {
    const { job } = await save(request, () => fail('network', 'unreachable'));
    expect(job).toMatchObject({ state: 'failed', failure: { kind: 'network' } });
  });

  it('is not replaced after a refusal', async () => {
    const { job } = await save(request, () => page([1, 2], 2, newer), fail('refused', 'not-allowed'));
    expect(job).toMatchObject({ state: 'failed', failure: { code: 'not-allowed' } });
  });

  it('is not replaced without a list of the same rows', async () => {
    const { job } = await save({ ...base, source: { call: 'booking.ticketCsv', input: {} } }, () =>
      page([1], 1, newer),
    );
    expect(job).toMatchObject({ state: 'failed', failure: { kind: 'network' } });
  });
});
