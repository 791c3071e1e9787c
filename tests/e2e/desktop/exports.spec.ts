/** Exports of lists and of the server's own files through the save dialog, from a server over real HTTP to a real disk. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import type { CsvId } from '../../../preload/contract/table';
import type {} from '../../../renderer/kit/bridge/bridge';
import bookingTexts from '../../../renderer/locales/en/bookings.json' with { type: 'json' };
import { allOf, chooseAllColumns, expectRows, fieldsBy, shownCell } from '../../support/areas-csv';
import type { Desktop } from '../../support/electron';
import { enterOnce, hits, test } from '../../support/live';
import { dataOf } from '../../support/page-data';
import { expectEvery, frame, listOf } from '../../support/page-objects';

const live = enterOnce();

test('the CSV of all bookings has every row and cell of the server and opens in a spreadsheet', async ({ folder }) => {
  const { page, answerSave } = live();
  const bookings = listOf(page, 'Bookings');
  await bookings.open();
  const path = join(folder, 'Bookings März, “all”.csv');
  const dialogs = await answerSave(path);
  await bookings.exportButton.click();
  await bookings.exportDialog.getByRole('radio', { name: /^All matching/ }).check();
  const titles = await chooseAllColumns(bookings.exportDialog);
  await bookings.saveAs.click();
  await expect(frame(page).toast('Bookings saved')).toBeVisible();

  const text = await readFile(path, 'utf8');
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  const data = await allOf(page, 'booking.list');
  expect(data).toHaveLength(400);
  expect(await expectRows(path, data, fieldsBy(bookingTexts.fields, data))).toEqual(titles);
  expect(text, 'a name that begins like a formula').toContain("'=");
  expect(await readdir(folder)).toEqual(['Bookings März, “all”.csv']);
  expect(await dialogs()).toMatchObject([
    { title: 'Export Bookings', defaultPath: expect.stringMatching(/Bookings.*\.csv$/) },
  ]);
});

test('the file has the search and order of the list, and a canceled dialog writes nothing', async ({ folder }) => {
  const { page, answerSave } = live();
  const bookings = listOf(page, 'Bookings');
  await bookings.open();
  await bookings.search.fill('Formula');
  await expect(page).toHaveURL(/q=Formula/);
  await expectEvery(bookings.rows, 'Formula');
  const shown = await bookings.rows.getByRole('link').allTextContents();
  const path = join(folder, 'some.csv');
  await answerSave(undefined, path);
  await bookings.exportButton.click();
  await bookings.exportDialog.getByRole('radio', { name: /^This page/ }).check();
  await bookings.saveAs.click();
  await expect(bookings.saveAs).toBeEnabled();
  expect(await readdir(folder)).toEqual([]);
  await bookings.saveAs.click();
  await expect(frame(page).toast('Bookings saved')).toBeVisible();
  const lines: string[][] = parse(await readFile(path), { bom: true, from: 2, cast: shownCell });
  expect(lines.map(([number]) => number).slice(0, shown.length)).toEqual(shown);
  expect(lines.every(([, name]) => name?.includes('Formula'))).toBe(true);
});

/** Saves the answer of a CSV call with all of the server's columns. */
const save = async (page: Page, call: CsvId): Promise<void> => {
  const job = await page.evaluate(async (id) => {
    const ended = new Promise((resolve) => {
      window.bridge.on((event) => {
        if (event.type === 'job' && event.job.state !== 'running' && event.job.state !== 'waiting') resolve(event.job);
      });
    });
    const columns: never[] = [];
    const rules = { separator: ',', forSpreadsheet: true } as const;
    await window.bridge.files.exportCsv({ title: 'Server file', source: { call: id, input: {} }, columns, ...rules });
    return JSON.stringify(await ended);
  }, call);
  expect(JSON.parse(job)).toMatchObject({ state: 'done' });
};

const forms = {
  rows: { call: 'inspector.csv', list: 'inspector.list', key: 'inspectorCode' },
  'CSV text': { call: 'visitor.csv', list: 'visitor.list', key: 'email' },
  'CSV text in a field': { call: 'event.csv', list: 'event.list', key: 'eventCode' },
  base64: { call: 'wishlist.csv', list: 'wishlist.list', key: 'userEmail' },
  'the address of a file': { call: 'track.csv', list: 'track.list', key: 'trackCode' },
} as const;

test('a file is complete whether the server answers with rows, text, base64 or an address', async ({ folder }) => {
  const { page, server, answerSave } = live();
  server.faults.add({ path: '/track/generate-csv', csv: 'url' });
  for (const [form, { call, list, key }] of Object.entries(forms)) {
    const path = join(folder, `${form}.csv`);
    await answerSave(path);
    await save(page, call);
    const lines: Record<string, string>[] = parse(await readFile(path), { bom: true, columns: true, cast: shownCell });
    const data = await dataOf(page, list, { perPage: 10_000 });
    const values = (rows: readonly Readonly<Record<string, unknown>>[]) =>
      rows.map((row) => String(row[key] ?? '')).sort();
    expect(lines.length, form).toBeGreaterThan(5);
    expect(values(lines), form).toEqual(values(data));
  }
  expect(hits(server, '/exports')).toBe(1);
});

test('an address on another host is not requested, and the app says so', async ({ folder }) => {
  const { page, server, answerSave } = live();
  server.faults.add({ path: '/booking/racer/event-ticket-generate-csv', csv: 'foreign' });
  await listOf(page, 'Bookings').open();
  await answerSave(join(folder, 'tickets.csv'));
  const started = await page.evaluate(() =>
    window.bridge.files.exportCsv({
      title: 'Racer tickets',
      source: { call: 'booking.racerTicketCsv', input: { eventId: 1 } },
      columns: [],
      separator: ',',
      forSpreadsheet: true,
    }),
  );
  expect(started.ok).toBe(true);
  await expect(frame(page).toast('The server sent an untrusted link')).toBeVisible();
  expect(await readdir(folder)).toEqual([]);
});

interface Signals {
  readonly notices: readonly { readonly title: string; readonly body: string }[];
  readonly bars: readonly number[];
}

/** Makes the next export take a minute in the background, as far as the app can tell. Returns what the system was told. */
const followSignals = async ({ app }: Desktop): Promise<() => Promise<Signals>> => {
  await app.evaluate(({ BrowserWindow, Notification }) => {
    const told = { notices: [] as unknown[], bars: [] as number[] };
    Object.assign(globalThis, { told });
    const before = performance.now.bind(performance);
    let skipped = 0;
    performance.now = () => before() + skipped;
    BrowserWindow.prototype.isFocused = () => false;
    BrowserWindow.prototype.setProgressBar = (progress) => {
      told.bars.push(progress);
      skipped = 60_000;
    };
    Notification.isSupported = () => true;
    Notification.prototype.show = function show(this: InstanceType<typeof Notification>) {
      told.notices.push({ title: this.title, body: this.body });
      this.emit('click');
    };
  });
  return async () => (await app.evaluate(() => Reflect.get(globalThis, 'told'))) as Signals;
};

test('the taskbar shows a bar during an export, and a notification tells of one that was long and that nobody looked at', async ({
  enter,
  folder,
}) => {
  const desktop = await enter();
  const signals = await followSignals(desktop);
  const tracks = listOf(desktop.page, 'Tracks');
  await tracks.open();
  await desktop.answerSave(join(folder, 'tracks.csv'));
  await tracks.exportButton.click();
  await tracks.saveAs.click();
  await expect.poll(async () => (await signals()).notices.map(({ title }) => title)).toEqual(['Tracks exported']);
  const { bars } = await signals();
  expect(bars.at(-1)).toBe(-1);
  expect(bars.length).toBeGreaterThan(1);
  // Its click opens the list of jobs.
  await expect(desktop.page.getByRole('dialog', { name: 'Exports and uploads' })).toBeVisible();
});
