import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ComparedExport, ExportRequest } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { limits } from '@contract/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { removeRuns } from '../../../../../main/core/export/changes/last-runs';
import { createMemoryStore } from '../../../../../main/core/store/memory-store';
import { createDiskStore } from '../../../../support/unreadable-store';
import { listRequest, openExportDesk } from './export-harness';

const profile = 'b7f3c2d0-0c7e-4a51-9a3e-0d7d3f1f9a10';
const compared: ComparedExport = { profile, query: {}, id: 'id' };
const only = { title: 'Change', added: 'New', changed: 'Changed', gone: 'Gone', id: 'ID' };
const all: ExportRequest = { ...listRequest, compared };
const changesOnly: ExportRequest = { ...listRequest, compared: { ...compared, only } };

const booking = (id: number, status = 'confirmed') => ({ id, bookingNumber: `BK-${id}`, status });
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => booking(from + at));
const unwrap = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
};
type Desk = ReturnType<typeof openExportDesk>;
const compare = async ({ files }: Desk, request = all) => unwrap(await files.exports.compare(request));
const last = async ({ files }: Desk, of = compared) => unwrap(await files.exports.last(of));

describe('the changes since the last export of a profile', () => {
  it('are counted, saved alone with a column that names them, and counted from that export on', async () => {
    const desk = openExportDesk();
    desk.setRows(range(1, 30));
    expect(await last(desk)).toBeNull();
    expect((await desk.run(all)).changes).toBeUndefined();
    expect(await last(desk)).toMatchObject({ rows: 30 });

    desk.setRows([booking(40), ...range(2, 9), booking(10, 'cancelled'), ...range(11, 29), booking(41)]);
    const counts = { added: 2, changed: 1, gone: 2 };
    expect(await compare(desk)).toEqual({ since: (await last(desk))?.at, ...counts });
    const job = await desk.run(changesOnly);
    expect(job).toMatchObject({ state: 'done', done: 5, changes: counts });
    expect(desk.lines()).toEqual([
      'Change,ID,Booking,Status',
      'New,40,BK-40,confirmed',
      'Changed,10,BK-10,cancelled',
      'New,41,BK-41,confirmed',
      'Gone,1,BK-1,',
      'Gone,30,BK-30,',
    ]);

    expect(await compare(desk)).toMatchObject({ added: 0, changed: 0, gone: 0 });
    rmSync(join(desk.folder, 'list.csv'));
    expect((await desk.run(changesOnly)).failure?.code).toBe('export-unchanged');
    expect(desk.lines()).toBeUndefined();
  });

  it('leave out rows that are gone if nobody asked for them, and an ID column that the file has', async () => {
    const desk = openExportDesk();
    const columns = [{ key: 'id', title: 'Number' }, ...listRequest.columns];
    desk.setRows(range(1, 3));
    await desk.run({ ...all, columns });
    desk.setRows(range(2, 4));
    const { gone: _, ...kept } = only;
    await desk.run({ ...all, columns, compared: { ...compared, only: kept } });
    expect(desk.lines()).toEqual(['Change,Number,Booking,Status', 'New,4,BK-4,confirmed']);
  });

  it('are the same if columns are only in another order or the format is another, and unknown if columns differ', async () => {
    const desk = openExportDesk();
    desk.setRows(range(1, 5));
    await desk.run(all);
    const columns = listRequest.columns.toReversed();
    expect(await compare(desk, { ...all, columns, separator: ';', forSpreadsheet: true })).toMatchObject({
      added: 0,
      changed: 0,
      gone: 0,
    });
    expect(await compare(desk, { ...all, columns: columns.slice(1) })).toBe('columns');
  });

  it('are those of each query: the rows of one event are not gone because another event was exported', async () => {
    const desk = openExportDesk();
    desk.setRows(range(1, 5));
    await desk.run(all);
    const other = { ...compared, query: { eventId: 7 } };
    expect(await last(desk, other)).toBeNull();
    desk.setRows(range(6, 9));
    await desk.run({ ...all, compared: other });
    desk.setRows(range(1, 5));
    expect(await compare(desk)).toMatchObject({ added: 0, changed: 0, gone: 0 });
  });

  it('stay counted from the last complete file after one that failed or was cancelled (REL-36)', async () => {
    let isBroken = false;
    const rows = range(1, 4_000);
    const server = (_id: string, { page = 1 }: { readonly page?: number }): Result<unknown> => {
      if (isBroken && page === 2) return fail('network', 'unreachable');
      return ok({ rows: rows.slice((page - 1) * 2_000, page * 2_000), total: rows.length });
    };
    const desk = openExportDesk({ answer: server });
    await desk.run(all);
    const before = await last(desk);
    isBroken = true;
    rows[0] = booking(1, 'cancelled');
    expect((await desk.run(all)).state).toBe('failed');
    isBroken = false;
    const started = unwrap(await desk.files.exportCsv(all));
    if (!started) throw new Error('not started');
    desk.files.cancel({ job: started.id });
    expect((await desk.whenOver(started)).state).toBe('cancelled');
    expect(await last(desk)).toEqual(before);
    expect(await compare(desk)).toMatchObject({ added: 0, changed: 1, gone: 0 });
  });

  it('are not reported if rows have no ids or the same ones, and such an export says so the next time', async () => {
    const desk = openExportDesk();
    for (const [rows, why] of [
      [[{ bookingNumber: 'BK-1' }], 'ids'],
      [[booking(1), booking(2), booking(1)], 'repeats'],
    ] as const) {
      const source = { rows } as const;
      const request = { ...all, source, expected: rows.length };
      desk.setRows(range(1, 3));
      await desk.run(all);
      expect(await compare(desk, request)).toBe(why);
      rmSync(join(desk.folder, 'list.csv'));
      const failed = await desk.run({ ...request, compared: { ...compared, only } });
      expect(failed.failure).toMatchObject({ code: 'export-not-compared', about: { context: why } });
      expect(desk.lines()).toBeUndefined();
      expect((await desk.run(request)).state).toBe('done');
      expect(await last(desk)).toMatchObject({ why });
      expect(await compare(desk)).toBe(why);
    }
  });

  it('never count a row as gone if the server may have more than it sent', async () => {
    let rows = range(1, 60);
    const desk = openExportDesk({ answer: () => ok({ rows, ...(rows.length === 60 ? { total: 60 } : {}) }) });
    await desk.run(all);
    // It sends the same 50 rows to every page, and no total.
    rows = [booking(70), ...range(2, 50)];
    expect(await compare(desk)).toEqual({ since: expect.any(String), added: 1, changed: 0 });
    await desk.run(changesOnly);
    expect(desk.lines()?.slice(1)).toEqual(['New,70,BK-70,confirmed']);
    expect(await last(desk)).toMatchObject({ why: 'partial' });
  });

  it('are reported of a newer copy, but not of one that is older than the last export', async () => {
    let copy: { readonly asOf: string } | undefined;
    let rows = range(1, 5);
    const desk = openExportDesk({
      answer: () => ({ ...ok({ rows, total: rows.length, isComplete: true }), ...(copy ? { copy } : {}) }),
    });
    await desk.run(all);
    const before = await last(desk);
    rows = range(1, 4);
    copy = { asOf: '2026-06-01T08:00:00.000Z' };
    expect((await desk.run(all)).changes).toBeUndefined();
    expect(await last(desk)).toEqual(before);
    copy = { asOf: '2026-06-01T11:00:00.000Z' };
    const job = await desk.run(all);
    expect(job).toMatchObject({ note: { kind: 'copy' }, changes: { added: 0, changed: 0, gone: 1 } });
  });

  it('are reported of a server’s file with an ID column, and never against the rows of a list', async () => {
    let text = 'ID,Booking,Status\r\n1,BK-1,paid\r\n2,BK-2,paid\r\n';
    const desk = openExportDesk({
      answer: (id) =>
        id === 'booking.list' ? ok({ rows: range(1, 2), total: 2, isComplete: true }) : ok({ form: 'text', text }),
    });
    const source = { call: 'booking.ticketCsv' as never, input: {} };
    const file: ExportRequest = { ...all, source, expected: 2 };
    await desk.run(file);
    text = 'ID,Booking,Status\r\n1,BK-1,refunded\r\n3,BK-3,paid\r\n';
    expect(await compare(desk, file)).toMatchObject({ added: 1, changed: 1, gone: 1 });
    expect(await compare(desk)).toBe('source');
    await desk.run({ ...file, compared: { ...compared, only } });
    expect(desk.lines()).toEqual([
      'Change,ID,Booking,Status',
      'Changed,1,BK-1,refunded',
      'New,3,BK-3,paid',
      'Gone,2,BK-2,',
    ]);
    text = 'Booking,Status\r\nBK-1,paid\r\nBK-2,paid\r\n';
    expect(await compare(desk, file)).toBe('ids');
  });

  it('are reported of the rows of the list if the server’s file lacks a column, as they are saved', async () => {
    const desk = openExportDesk({
      answer: (id) =>
        id === 'booking.list'
          ? ok({ rows: [booking(1), booking(2)], total: 2, isComplete: true })
          : ok({ form: 'text', text: 'Booking\r\nBK-1\r\nBK-2\r\n' }),
    });
    const source = {
      call: 'booking.ticketCsv' as never,
      input: {},
      instead: { call: 'booking.list' as never, input: {} },
    };
    const request: ExportRequest = { ...all, source, expected: 2 };
    expect((await desk.run(request)).note).toEqual({ kind: 'own-rows' });
    expect(await compare(desk, request)).toMatchObject({ added: 0, changed: 0, gone: 0 });
  });

  it('are unknown while what was stored cannot be read, and an export of all rows is saved all the same', async () => {
    const store = createDiskStore();
    const desk = openExportDesk({ store });
    desk.setRows(range(1, 5));
    await desk.run(all);
    const before = await last(desk);
    desk.setRows(range(2, 5));
    for (const kind of ['export-rows', 'export-run'] as const) {
      store.isUnreadable = kind;
      expect(await compare(desk)).toBe('unread');
      expect((await desk.run(changesOnly)).failure?.code).toBe('export-not-compared');
    }
    expect(await desk.files.exports.last(compared)).toEqual(fail('file', 'disk-full'));
    expect(await desk.run(all)).toMatchObject({ state: 'done', done: 4 });
    store.isUnreadable = false;
    expect(await last(desk)).toEqual(before);
    expect(await compare(desk)).toMatchObject({ gone: 1 });
  });

  it('are not reported if what was stored is damaged', async () => {
    const store = createMemoryStore();
    const desk = openExportDesk({ store });
    desk.setRows(range(1, 5));
    await desk.run(all);
    for await (const { id } of store.list('export-rows'))
      await store.write([{ kind: 'export-rows', id, value: new TextEncoder().encode('1\tBK-1') }]);
    expect(await compare(desk)).toBe('unread');
    await desk.run(all);
    expect(await compare(desk)).toMatchObject({ added: 0, changed: 0, gone: 0 });
  });

  it('are forgotten with the copy, and limited in runs: the oldest go first', async () => {
    const desk = openExportDesk();
    desk.setRows(range(1, 5));
    const chunks = async () => {
      let count = 0;
      for await (const _ of desk.store.list('export-rows')) count += 1;
      return count;
    };
    const ofEvent = (eventId: number) => ({ ...compared, query: { eventId } });
    for (let event = 0; event <= limits.export.changes.runs; event += 1)
      await desk.run({ ...all, compared: ofEvent(event) });
    expect(await chunks()).toBe(limits.export.changes.runs);
    expect(await last(desk, ofEvent(0))).toBeNull();
    expect(await last(desk, ofEvent(1))).not.toBeNull();
    const full = fail('file', 'disk-full');
    expect(await removeRuns({ ...desk.store, write: async () => full })).toEqual(full);
    expect(await removeRuns(desk.store)).toEqual(ok(null));
    expect(await chunks()).toBe(0);
    expect(await last(desk, ofEvent(1))).toBeNull();
  });

  it('end when the person stops comparing', async () => {
    const desk = openExportDesk();
    desk.setRows(range(1, 5));
    await desk.run(all);
    const running = desk.files.exports.compare(all);
    await desk.files.exports.stopComparing();
    expect(await running).toEqual(fail('cancelled', 'cancelled'));
    expect(await compare(desk)).toMatchObject({ added: 0 });
  });

  it('are what a plain comparison of both lists says, for any lists', async () => {
    const lists = fc.uniqueArray(
      fc.record({ id: fc.integer({ min: 1, max: 60 }), status: fc.constantFrom('paid', 'open', 'a\tb', '') }),
      { selector: ({ id }) => id, minLength: 1, maxLength: 60 },
    );
    await fc.assert(
      fc.asyncProperty(lists, lists, async (before, now) => {
        const desk = openExportDesk();
        desk.setRows(before.map(({ id, status }) => booking(id, status)));
        await desk.run(all);
        desk.setRows(now.map(({ id, status }) => booking(id, status)));
        const old = new Map(before.map(({ id, status }) => [id, status]));
        const added = now.filter(({ id }) => !old.has(id));
        const changed = now.filter(({ id, status }) => old.has(id) && old.get(id) !== status);
        const gone = before.filter(({ id }) => !now.some((row) => row.id === id));
        expect(await compare(desk)).toMatchObject({ added: added.length, changed: changed.length, gone: gone.length });
        const job = await desk.run(changesOnly);
        const count = added.length + changed.length + gone.length;
        if (count === 0) expect(job.failure?.code).toBe('export-unchanged');
        else expect(job).toMatchObject({ state: 'done', done: count });
      }),
      { numRuns: 40 },
    );
  });
});
