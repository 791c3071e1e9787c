/** The main tasks in the demo on a real Electron: sign in, search, open, check readiness, export CSV, upload, change the theme, sign out. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import locale from '../../../renderer/locales/en/bookings.json' with { type: 'json' };
import { test } from '../../support/desktop';
import type { Desktop } from '../../support/electron';
import { findMissingItem } from '../../support/inspections';
import { dataOf } from '../../support/page-data';
import {
  admin,
  expectEvery,
  frame,
  listOf,
  mediaScreen,
  navigation,
  openArea,
  signInScreen,
} from '../../support/page-objects';
import { dropFiles, picture } from '../../support/upload-files';

let desktop: Desktop;
let page: Page;

test.beforeEach(async ({ start }) => {
  desktop = await start({ switches: ['--demo'] });
  page = desktop.page;
});

test('the demo opens at the sign-in screen, and one button signs in as its admin', async () => {
  const signIn = signInScreen(page);
  await expect(signIn.heading).toBeVisible();
  await signIn.exploreDemo();
  await expect(frame(page).demoBadge).toBeVisible();
  await frame(page).accountMenu.click();
  await expect(page.getByText(admin)).toBeVisible();
});

test("a racer's missing inspection item is found from the dashboard in at most four clicks", async () => {
  await signInScreen(page).enter();
  await findMissingItem(page);
});

/** The event that most bookings are for: its name fills more than one page. */
const popularEvent = (bookings: readonly Readonly<Record<string, unknown>>[]): string => {
  const counts = new Map<string, number>();
  for (const { eventName } of bookings) counts.set(String(eventName), (counts.get(String(eventName)) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
};

test('going back from a booking restores the search, page and scroll position of the list', async () => {
  await signInScreen(page).enter();
  const bookings = listOf(page, 'Bookings');
  await bookings.open();
  const all = await dataOf(page, 'booking.list', { perPage: 10_000 });
  const event = popularEvent(all);
  await bookings.search.fill(event);
  await expect(page).toHaveURL(/q=/);
  await bookings.nextPage.click();
  await expect(page).toHaveURL(/page=2/);
  await expect(bookings.range).toContainText('51–');
  await expectEvery(bookings.rows, event);
  const opener = bookings.rows.nth(3).getByRole('link');
  const number = (await opener.textContent()) ?? '';
  expect(all.find((row) => row.bookingNumber === number)).toMatchObject({ eventName: event });
  await opener.click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Money' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to Bookings' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(bookings.search).toHaveValue(event);
  await expect(bookings.rows.getByRole('link', { name: number })).toBeVisible();

  await bookings.search.fill(number);
  await expect(bookings.rows).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`q=${number}`));
  await bookings.rows.getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await page.goBack();
  await expect(bookings.search).toHaveValue(number);
});

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** The field of a column, by its title: from the app's texts, or for fields only the server knows, from the name. */
const fieldOf = (title: string, row: object): string =>
  Object.entries(locale.fields).find(([, words]) => words === title)?.[0] ??
  Object.keys(row).find((name) => letters(name) === letters(title)) ??
  `no field for ${title}`;

/** What a CSV file must contain for a value, written independently: numbers and phones unchanged, formulas as text. */
const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const isFormula = /^[=+\-@\t\r\n\0]/.test(value) && !/^[+-]?[\d.]+$/.test(value) && !/^\+\d[\d ().-]+$/.test(value);
  return isFormula ? `'${value}` : value;
};

test('the CSV of all bookings has every row and cell of the server and opens in a spreadsheet', async ({ folder }) => {
  await signInScreen(page).enter();
  const bookings = listOf(page, 'Bookings');
  await bookings.open();
  const path = join(folder, 'Bookings März, “all”.csv');
  const dialogs = await desktop.answerSave(path);
  await bookings.exportButton.click();
  await bookings.exportDialog.getByRole('radio', { name: /^All matching/ }).check();
  const picker = bookings.exportDialog.getByRole('list', { name: 'Columns' });
  for (const box of await picker.getByRole('checkbox').all()) await box.check();
  const titles = await picker.getByRole('listitem').allTextContents();
  await bookings.saveAs.click();
  await expect(frame(page).toast('Bookings saved')).toBeVisible();

  const bytes = await readFile(path);
  const text = bytes.toString('utf8');
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(text.endsWith('\r\n')).toBe(true);
  const [head = [], ...lines] = parse(text, { bom: true, record_delimiter: '\r\n' });
  expect(head).toEqual(titles);
  const data = await dataOf(page, 'booking.list', { perPage: 10_000 });
  expect(data.length).toBeGreaterThan(3_000);
  const columns = titles.map((title) => fieldOf(title, Object.assign({}, ...data)));
  expect(columns).toEqual(
    expect.arrayContaining(['bookingNumber', 'userName', 'total', 'userPhone', 'eventId', 'notes']),
  );
  const expected = data.map((row) => columns.map((key) => cellOf(row[key])));
  expect(lines.map((line) => line.join(' | ')).sort()).toEqual(expected.map((line) => line.join(' | ')).sort());
  expect(lines.filter(([, name]) => name?.startsWith("'=")).length).toBeGreaterThan(0);
  expect(await readdir(folder)).toEqual(expect.not.arrayContaining([expect.stringMatching(/\.part$/)]));
  expect(await dialogs()).toMatchObject([
    { title: 'Export Bookings', defaultPath: expect.stringMatching(/Bookings.*\.csv$/) },
  ]);
});

test('the file has the search and order of the list, and a canceled dialog writes nothing', async ({ folder }) => {
  await signInScreen(page).enter();
  const bookings = listOf(page, 'Bookings');
  await bookings.open();
  await bookings.search.fill('Formula');
  await expect(page).toHaveURL(/q=Formula/);
  await expectEvery(bookings.rows, 'Formula');
  const shown = await bookings.rows.getByRole('link').allTextContents();
  const path = join(folder, 'some.csv');
  await desktop.answerSave(undefined, path);
  await bookings.exportButton.click();
  await bookings.exportDialog.getByRole('radio', { name: /^This page/ }).check();
  await bookings.saveAs.click();
  await expect(bookings.saveAs).toBeEnabled();
  expect(await readdir(folder)).toEqual(['user-data']);
  await bookings.saveAs.click();
  await expect(frame(page).toast('Bookings saved')).toBeVisible();
  const lines: string[][] = parse(await readFile(path), { bom: true, from: 2 });
  expect(lines.map(([number]) => number).slice(0, shown.length)).toEqual(shown);
  expect(lines.every(([, name]) => name?.includes('Formula'))).toBe(true);
});

test('pictures are uploaded from the dialog and by dropping them on the window', async ({ folder }) => {
  await signInScreen(page).exploreDemo();
  await openArea(page, 'Media');
  const media = mediaScreen(page);
  const [chosen, dropped, program] = ['gate.png', 'Strecke Süd.png', 'not-a-picture.png'].map((name) =>
    join(folder, name),
  );
  await writeFile(chosen ?? '', picture(40));
  await writeFile(dropped ?? '', picture(60));
  await writeFile(program ?? '', 'MZ this is no picture');
  await desktop.answerOpen([chosen ?? '']);
  await media.choose.click();
  await expect(media.upload('gate.png')).toContainText('Uploaded');
  await dropFiles(page, [dropped ?? '', program ?? '']);
  await expect(media.upload('Strecke Süd.png')).toContainText('Uploaded');
  await expect(media.upload('not-a-picture.png')).toContainText("isn't a picture, video or PDF");
});

test('skin and direction are restored after a restart', async ({ start }) => {
  await signInScreen(page).enter();
  await frame(page).chooseSkin('Dark');
  await frame(page).toRightToLeft.click();
  const html = () => page.locator('html');
  await expect(html()).toHaveAttribute('data-skin', 'dark');
  await expect(html()).toHaveAttribute('dir', 'rtl');
  await desktop.quit();
  page = (await start({ switches: ['--demo'] })).page;
  await expect(signInScreen(page).heading).toBeVisible();
  await expect(html()).toHaveAttribute('data-skin', 'dark');
  await expect(html()).toHaveAttribute('dir', 'rtl');
  await signInScreen(page).exploreDemo();
  await frame(page).toLeftToRight.click();
  await expect(html()).toHaveAttribute('dir', 'ltr');
});

test('signing out leads to the sign-in screen, and earlier pages cannot be opened', async () => {
  await signInScreen(page).enter();
  await listOf(page, 'Bookings').open();
  await frame(page).signOut();
  await expect(signInScreen(page).heading).toBeVisible();
  await page.goBack();
  await expect(signInScreen(page).heading).toBeVisible();
  await expect(navigation(page)).toHaveCount(0);
  await signInScreen(page).send(admin, 'not the password');
  await expect(page.getByText('Wrong email or password')).toBeVisible();
  await expect(signInScreen(page).password).toHaveValue('');
});
