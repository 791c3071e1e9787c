/** Exports of lists through the save dialog, from a server over real HTTP to a real disk, and what the system is told. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type {} from '../../../renderer/kit/bridge/bridge';
import bookingTexts from '../../../renderer/locales/en/bookings.json' with { type: 'json' };
import { allOf, chooseAllColumns, expectRows, fieldsBy } from '../../support/areas-csv';
import type { Desktop } from '../../support/electron';
import { enterOnce, test } from '../../support/live';
import { frame, listOf } from '../../support/page-objects';

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
