/** An export saves the requested rows also from servers that ignore filters, ids and searches. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExportRequest, Job } from '@contract/bridge';
import type { ListQuery } from '@contract/endpoint';
import { fail, ok, type Result } from '@contract/failure';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { systemHost } from '../../../../../main/desktop/system-ports';
import { createFiles } from '../../../../../main/files/files';
import { startTableWorker } from '../../../../support/table-worker';
import { freshFolder } from '../../../../support/temporary-folders';
import { waitFor } from '../../../../support/wait-for';

interface Row {
  readonly [field: string]: unknown;
}
type Input = ListQuery & { readonly bookingId?: unknown; readonly ids?: unknown };

/** Bookings 0 to n, each with `id % 4` tickets. */
const bookingsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, id) => ({
    id: `b${id}`,
    bookingStatus: id % 2 === 0 ? 'confirmed' : 'cancelled',
    ticketCount: id % 4,
  }));
const ticketsOf = (bookings: readonly Row[]): Row[] =>
  bookings.flatMap(({ id, ticketCount }) =>
    Array.from({ length: Number(ticketCount) }, (_, at) => ({ id: `${id}-t${at}`, bookingId: id, holder: `H${at}` })),
  );

interface Server {
  /** Whether the server filters bookings, narrows tickets to a booking, and narrows CSV calls. */
  readonly filters: boolean;
  readonly narrows: boolean;
  readonly pages: boolean;
  readonly bookings: readonly Row[];
  readonly tickets: readonly Row[];
  readonly csv?: readonly Row[];
}

const pageOf = (rows: readonly Row[], { page = 1, perPage = 50 }: Input, pages: boolean) => {
  if (!pages) return ok({ rows, total: rows.length, isComplete: true });
  return ok({ rows: rows.slice((page - 1) * perPage, page * perPage), total: rows.length, isComplete: false });
};

const desk = (overrides: Partial<Server> = {}) => {
  const bookings = overrides.bookings ?? bookingsOf(10);
  const server: Server = {
    filters: true,
    narrows: true,
    pages: true,
    bookings,
    tickets: ticketsOf(bookings),
    ...overrides,
  };
  const folder = freshFolder();
  const path = join(folder, 'a.csv');
  const calls: (readonly [string, Input])[] = [];
  let last: Job | undefined;
  const call = async (id: string, input: unknown): Promise<Result<unknown>> => {
    const query = input as Input;
    calls.push([id, query]);
    if (id === 'booking.list') {
      const expected = query.filters?.bookingStatus;
      return pageOf(
        expected && server.filters
          ? server.bookings.filter((row) => expected.includes(String(row.bookingStatus)))
          : server.bookings,
        query,
        server.pages,
      );
    }
    const { bookingId } = query;
    const isNarrowed = bookingId !== undefined && server.narrows;
    return pageOf(
      isNarrowed ? server.tickets.filter((row) => row.bookingId === bookingId) : server.tickets,
      query,
      server.pages,
    );
  };
  const files = createFiles({
    startTableWorker,
    ...systemHost,
    notesOf: async () => new Map(),
    api: {
      forCurrentSession: () => ({
        call,
        downloadCsv: async (id, input) => {
          calls.push([id, input as Input]);
          return ok({ form: 'rows', rows: server.csv ?? server.tickets });
        },
        download: async () => fail('rejected', 'export-address'),
        failureOf: () => ({ kind: 'network', code: 'unreachable' }),
        upload: async () => fail('network', 'offline'),
      }),
    },
    dialogs: {
      save: async () => ({ canceled: false, filePath: path }),
      open: async () => ({ canceled: true, filePaths: [] }),
    },
    folders: { get: () => ({}), set: () => undefined },
    start: { exports: folder, uploads: folder },
    emit: (event) => {
      if (event.type === 'job') last = event.job;
    },
    stores: { current: async () => undefined },
    showInFolder: () => undefined,
    openFile: async () => '',
    print: async () => new Uint8Array(),
  });
  return {
    path,
    calls,
    save: async (source: ExportRequest['source'], expected?: number): Promise<Job> => {
      last = undefined;
      const started = await files.exportCsv({
        title: 'Bookings',
        source,
        columns: [],
        separator: ',',
        forSpreadsheet: false,
        ...(expected === undefined ? {} : { expected }),
      });
      if (!started.ok) throw new Error(started.failure.code);
      await waitFor(() => expect(['done', 'failed']).toContain(last?.state), { interval: 1 });
      if (!last) throw new Error('no job');
      return last;
    },
    saved: (): Row[] => parse(readFileSync(path, 'utf8'), { columns: true }) as Row[],
  };
};

const children = 'booking.ticketList';
const idsOf = (rows: readonly Row[]): unknown[] => rows.map(({ id }) => id).sort();

describe('the tickets of bookings', () => {
  const confirmed = { call: 'booking.list', input: { filters: { bookingStatus: ['confirmed'] } } } as const;

  it.each([
    ['obeys', {}],
    ['ignores the booking it is asked for', { narrows: false }],
    ['ignores filters', { filters: false }],
    ['ignores pages', { pages: false }],
    ['ignores everything', { filters: false, narrows: false, pages: false }],
  ] as const)('of the bookings that match are exactly theirs on a server that %s', async (_server, kind) => {
    for (const count of [10, 200]) {
      const bookings = bookingsOf(count);
      const made = desk({ ...kind, bookings, tickets: ticketsOf(bookings) });
      const job = await made.save({ children, parents: confirmed });
      const expected = ticketsOf(bookings.filter(({ bookingStatus }) => bookingStatus === 'confirmed'));
      expect(job).toMatchObject({ state: 'done', done: expected.length });
      expect(job).not.toHaveProperty('note');
      expect(idsOf(made.saved())).toEqual(idsOf(expected));
    }
  });

  it.each([true, false])(
    'of selected bookings belong exactly to these bookings (the server narrows: %s)',
    async (narrows) => {
      const bookings = bookingsOf(80);
      await fc.assert(
        fc.asyncProperty(fc.subarray(bookings, { minLength: 1 }), async (chosen) => {
          const expected = ticketsOf(chosen);
          const made = desk({ narrows, bookings, tickets: ticketsOf(bookings) });
          const job = await made.save({ children, parents: { rows: chosen } });
          if (expected.length === 0) expect(job).toMatchObject({ failure: { code: 'export-empty' } });
          else expect(idsOf(made.saved())).toEqual(idsOf(expected));
        }),
        { numRuns: 25 },
      );
    },
  );

  it('are saved with a warning if there are fewer than their bookings count', async () => {
    const bookings = bookingsOf(10);
    const tickets = ticketsOf(bookings).slice(1);
    const made = desk({ bookings, tickets });
    const job = await made.save({ children, parents: { rows: bookings } });
    expect(job).toMatchObject({ state: 'done', done: 12, note: { kind: 'fewer', expected: 13 } });
  });

  it('are saved without a warning if a booking does not count its own', async () => {
    const bookings = bookingsOf(10);
    const uncounted = bookings.map(({ ticketCount, ...rest }, at) => (at === 5 ? rest : { ...rest, ticketCount }));
    const made = desk({ bookings: uncounted, tickets: ticketsOf(bookings).slice(1) });
    const job = await made.save({ children, parents: { call: 'booking.list', input: {} } });
    expect(job).toMatchObject({ state: 'done', done: 12 });
    expect(job).not.toHaveProperty('note');
  });

  it('are not saved if they have no booking id', async () => {
    const tickets = ticketsOf(bookingsOf(10)).map(({ bookingId: _, ...rest }) => rest);
    const made = desk({ tickets, narrows: false });
    const job = await made.save({ children, parents: { rows: bookingsOf(10) } });
    expect(job).toMatchObject({ state: 'failed', failure: { code: 'export-unmatched' } });
    expect(existsSync(made.path)).toBe(false);
  });

  it('have a column for a field that only the last of them has', async () => {
    const bookings = bookingsOf(200);
    const tickets = ticketsOf(bookings).map((row, at, all) => (at === all.length - 1 ? { ...row, seat: 'A1' } : row));
    const made = desk({ bookings, tickets });
    await made.save({ children, parents: { rows: bookings } });
    expect(made.saved().map(({ seat }) => seat)).toEqual(
      tickets.map((_, at, all) => (at === all.length - 1 ? 'A1' : '')),
    );
  });

  it('are read from the complete list once if there are many bookings', async () => {
    const bookings = bookingsOf(60);
    const made = desk({ bookings, tickets: ticketsOf(bookings) });
    await made.save({ children, parents: { rows: bookings } });
    expect(made.calls).toHaveLength(1);
  });

  it('are kept apart if their ids differ only in letter case', async () => {
    const bookings = [{ id: 'aB' }, { id: 'Ab' }];
    const tickets = bookings.map(({ id }) => ({ id: `t-${id}`, bookingId: id }));
    const made = desk({ bookings, tickets, narrows: false });
    await made.save({ children, parents: { rows: [{ id: 'aB' }] } });
    expect(made.saved()).toEqual([{ id: 't-aB', bookingId: 'aB' }]);
  });
});

describe('no rows', () => {
  it.each([
    ['a list', { call: 'booking.list', input: {} }],
    ['a file', { call: 'booking.ticketCsv', input: {} }],
    ['rows', { rows: [] }],
    ['the tickets of bookings without any', { children, parents: { rows: [{ id: 'b0', ticketCount: 0 }] } }],
  ] as const)('of %s are never a success, and keep the old file', async (_kind, source) => {
    const made = desk({ bookings: [], tickets: [] });
    writeFileSync(made.path, 'old');
    expect(await made.save(source)).toMatchObject({ state: 'failed', failure: { code: 'export-empty' } });
    expect(readFileSync(made.path, 'utf8')).toBe('old');
  });
});

describe("a server's file", () => {
  const bookings = bookingsOf(10);
  const input = { filters: { bookingStatus: ['confirmed'] } };
  const call = 'booking.ticketCsv' as const;
  const instead = { call: 'booking.list' as const, input };

  it('is filtered by its own fields if the server ignored a filter', async () => {
    const made = desk({ bookings, csv: bookings });
    expect(await made.save({ call, input }, 5)).toMatchObject({ state: 'done', done: 5 });
    expect(new Set(made.saved().map(({ bookingStatus }) => bookingStatus))).toEqual(new Set(['confirmed']));
  });

  it('is replaced by the list’s rows, with a warning, if the server ignored a filter that its fields cannot show', async () => {
    const csv = bookings.map(({ id }) => ({ id }));
    const made = desk({ bookings, csv });
    expect(await made.save({ call, input, instead }, 5)).toMatchObject({
      state: 'done',
      done: 5,
      note: { kind: 'own-rows' },
    });
    expect(made.saved().map(({ id }) => id)).toEqual(['b0', 'b2', 'b4', 'b6', 'b8']);
  });

  it('is not saved if it has more rows than match and nothing can replace it', async () => {
    const made = desk({ bookings, csv: bookings.map(({ id }) => ({ id })) });
    expect(await made.save({ call, input }, 5)).toMatchObject({
      state: 'failed',
      failure: { code: 'export-more', about: { expected: 5, found: 10 } },
    });
    expect(existsSync(made.path)).toBe(false);
  });

  it('never contains rows of another booking or event', async () => {
    const made = desk({ bookings });
    await made.save({ call, input: { bookingId: 'b3' } });
    expect(new Set(made.saved().map(({ bookingId }) => bookingId))).toEqual(new Set(['b3']));
  });
});

describe('a list', () => {
  it('is filtered by the app if the server ignores a filter', async () => {
    const made = desk({ filters: false });
    const source = { call: 'booking.list', input: { filters: { bookingStatus: ['cancelled'] } } } as const;
    expect(await made.save(source, 10)).toMatchObject({ state: 'done', done: 5 });
  });

  it('is saved in its current state if it has become shorter since it was shown', async () => {
    const bookings = bookingsOf(10);
    const made = desk({ bookings });
    const source = { call: 'booking.list', input: {} } as const;
    expect(await made.save(source, 12)).toMatchObject({ state: 'done', done: 10 });
  });
});
