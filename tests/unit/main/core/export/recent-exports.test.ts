import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExportRequest, RecentExport } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { limits } from '@contract/limits';
import { expect, it } from 'vitest';
import { decodeJson, encodeJson } from '../../../../../main/core/store/store';
import { loadLevel, openLevelStore } from '../../../../../main/store/level-store';
import { freshFolder } from '../../../../support/temporary-folders';
import { createDiskStore } from '../../../../support/unreadable-store';
import { listRequest, openExportDesk } from './export-harness';

type Desk = ReturnType<typeof openExportDesk>;
const rows = [{ id: 1, bookingNumber: 'BK-1', status: 'paid' }];
const recent = async ({ files }: Desk): Promise<readonly RecentExport[]> => {
  const result = await files.exports.recent();
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
};
const codeOf = (result: Result<unknown>) => (result.ok ? 'ok' : result.failure.code);

it('are kept encrypted over a restart, opened and shown by their id, and never tell a path', async () => {
  const folder = freshFolder();
  const storeFolder = freshFolder();
  const key = crypto.getRandomValues(new Uint8Array(32));
  const openLevel = await loadLevel();
  const first = await openLevelStore(await openLevel(storeFolder), key);
  const before = openExportDesk({ store: first, folder });
  before.setRows(rows);
  const job = await before.run(listRequest);
  await first.close();

  const second = await openLevelStore(await openLevel(storeFolder), key);
  const desk = openExportDesk({ store: second, folder });
  const found = await recent(desk);
  expect(found).toEqual([
    {
      ...{ id: job.id, title: 'Bookings', name: 'list.csv', at: expect.any(String), state: 'done', done: 1 },
      ...{ unit: 'rows', bytes: job.file?.bytes, file: 'exists', canRun: true },
    },
  ]);
  expect(JSON.stringify(found)).not.toContain(folder);
  expect(await desk.files.exports.open({ job: job.id })).toEqual(ok(null));
  expect(await desk.files.showInFolder({ job: job.id })).toEqual(ok(null));
  expect([...desk.opened, ...desk.shown]).toEqual([join(folder, 'list.csv'), join(folder, 'list.csv')]);

  expect(await desk.files.exports.clear()).toEqual(ok(null));
  expect(await recent(desk)).toEqual([]);
  expect(codeOf(await desk.files.exports.open({ job: job.id }))).toBe('bad-request');
  await second.close();
});

it('fail while their store cannot be read; the next export is saved and listed all the same', async () => {
  const store = createDiskStore();
  const desk = openExportDesk({ store });
  desk.setRows(rows);
  const first = await desk.run(listRequest);
  store.isUnreadable = true;
  const { exports, showInFolder } = desk.files;
  const second = await desk.run(listRequest);
  expect(second).toMatchObject({ state: 'done' });
  const answers = [exports.recent(), exports.clear(), exports.open({ job: '?' }), exports.runAgain({ job: first.id })];
  for (const answer of [...answers, showInFolder({ job: '?' })]) expect(codeOf(await answer)).toBe('disk-full');
  store.isUnreadable = false;
  expect((await recent(desk)).map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
});

it('say that a file was moved, and open neither a link, a folder nor a program in its place (SEC-43)', async () => {
  const desk = openExportDesk();
  desk.setRows(rows);
  const job = await desk.run(listRequest);
  const path = join(desk.folder, 'list.csv');
  const open = async () => codeOf(await desk.files.exports.open({ job: job.id }));
  rmSync(path);
  expect((await recent(desk))[0]).toMatchObject({ file: 'missing' });
  expect(await open()).toBe('missing-file');
  expect(codeOf(await desk.files.showInFolder({ job: job.id }))).toBe('missing-file');
  writeFileSync(join(desk.folder, 'other.sh'), '#!/bin/sh');
  symlinkSync(join(desk.folder, 'other.sh'), path);
  expect(await open()).toBe('missing-file');
  rmSync(path);
  mkdirSync(path);
  expect(await open()).toBe('missing-file');
  expect(desk.opened).toEqual([]);
});

it('run again asks for a file and reads the same rows again; rows that were chosen by hand can’t', async () => {
  const asked: unknown[] = [];
  const desk = openExportDesk({
    answer: (id, input) => {
      asked.push([id, input.q]);
      return ok({ rows: [...rows, { id: 2 }], total: 2, isComplete: true });
    },
  });
  const request: ExportRequest = {
    ...listRequest,
    words: ['Bookings', 'smith'],
    source: { call: 'booking.list' as never, input: { q: 'smith' }, id: 'id' },
    expected: 1,
    asOf: '2026-06-01T08:00:00.000Z',
  };
  const first = await desk.run(request);
  desk.setName('again.csv');
  const again = await desk.files.exports.runAgain({ job: first.id });
  if (!again.ok || !again.value) throw new Error('not started');
  expect(await desk.whenOver(again.value)).toMatchObject({ state: 'done', done: 2 });
  expect(desk.suggested.at(-1)).toMatch(/Bookings - smith - 2026-06-01\.csv$/);
  expect(asked).toEqual([
    ['booking.list', 'smith'],
    ['booking.list', 'smith'],
  ]);
  const chosen = await desk.run({ ...listRequest, source: { rows } });
  expect((await recent(desk)).map(({ canRun }) => canRun)).toEqual([false, true, true]);
  expect(codeOf(await desk.files.exports.runAgain({ job: chosen.id }))).toBe('bad-request');
});

it('of an earlier version, which kept one more choice, are read and run again', async () => {
  const desk = openExportDesk();
  desk.setRows(rows);
  const { id } = await desk.run(listRequest);
  const kept = decodeJson((await desk.store.read('export', id)) ?? new Uint8Array()) as { readonly request: object };
  const value = encodeJson({ ...kept, request: { ...kept.request, keepZeros: true } });
  await desk.store.write([{ kind: 'export', id, value }]);
  expect(await recent(desk)).toMatchObject([{ id, canRun: true }]);
  const again = await desk.files.exports.runAgain({ job: id });
  expect(again.ok && again.value && (await desk.whenOver(again.value))).toMatchObject({ state: 'done' });
});

it('show failed exports with the reason, but none that the person cancelled', async () => {
  let isBroken = true;
  const desk = openExportDesk({
    answer: () => (isBroken ? fail('network', 'unreachable') : ok({ rows, total: 1, isComplete: true })),
  });
  await desk.run(listRequest);
  isBroken = false;
  const started = await desk.files.exportCsv(listRequest);
  if (!started.ok || !started.value) throw new Error('not started');
  desk.files.cancel({ job: started.value.id });
  expect((await desk.whenOver(started.value)).state).toBe('cancelled');
  const found = await recent(desk);
  expect(found).toMatchObject([{ state: 'failed', failure: { code: 'unreachable' }, canRun: true }]);
  expect(found[0]).not.toHaveProperty('file');
});

it('are limited in number: the oldest are forgotten', async () => {
  const desk = openExportDesk();
  desk.setRows(rows);
  const first = await desk.run(listRequest);
  for (let more = 0; more < limits.export.recent; more += 1) await desk.run(listRequest);
  const ids = (await recent(desk)).map(({ id }) => id);
  expect(ids).toHaveLength(limits.export.recent);
  expect(ids).not.toContain(first.id);
});
