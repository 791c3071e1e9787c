/** Each of the server's 11 CSV calls, saved to disk by a real Electron and compared with the demo's data row by row. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EndpointId } from '@contract/table';
import { expect, type Page } from '@playwright/test';
import { parseCsv } from '../../../main/core/csv/csv-records';
import { defaultRows, makeDemo } from '../../../mocks/database/demo';
import admins from '../../../renderer/locales/en/admins.json' with { type: 'json' };
import bookings from '../../../renderer/locales/en/bookings.json' with { type: 'json' };
import events from '../../../renderer/locales/en/events.json' with { type: 'json' };
import inspectors from '../../../renderer/locales/en/inspectors.json' with { type: 'json' };
import tickets from '../../../renderer/locales/en/tickets.json' with { type: 'json' };
import contacts from '../../../renderer/locales/en/track-contacts.json' with { type: 'json' };
import tracks from '../../../renderer/locales/en/tracks.json' with { type: 'json' };
import visitors from '../../../renderer/locales/en/visitors.json' with { type: 'json' };
import wishlists from '../../../renderer/locales/en/wishlists.json' with { type: 'json' };
import { saveEventTickets, saveExport } from '../../support/area-actions';
import { allOf, chooseAllColumns, expectRows, fieldsBy } from '../../support/areas-csv';
import { test } from '../../support/desktop';
import type { Desktop } from '../../support/electron';
import { chooseAllEvents } from '../../support/live';
import { dataOf } from '../../support/page-data';
import { listOf, openArea, signInScreen } from '../../support/page-objects';

let desktop: Desktop;
let page: Page;
let started: number;

test.beforeEach(async ({ start }) => {
  started = Date.now();
  desktop = await start({ switches: ['--demo'] });
  page = desktop.page;
  await signInScreen(page).enter();
  await chooseAllEvents(page);
});

/** The demo's data as the app created it. It depends on the second in which the app started. */
const demoOfApp = async () => {
  const some = await dataOf(page, 'booking.list', { page: 1, perPage: 50 });
  const moments = (rows: readonly { readonly id?: unknown; readonly createdAt?: unknown }[]) =>
    JSON.stringify(rows.map(({ id, createdAt }) => [id, createdAt]).sort());
  for (let now = started; now <= Date.now(); now += 1_000) {
    const demo = makeDemo({ rows: defaultRows, now: () => now });
    const same = demo.bookings.all().filter(({ id }) => some.some((row) => row.id === id));
    if (moments(same) === moments(some)) return demo;
  }
  throw new Error('the app has other bookings than the demo of any second since it was started');
};

/** The areas whose rows come from a CSV call. `spine.spec.ts` exports bookings. */
const areas: readonly (readonly [EndpointId, { readonly title: string; readonly fields: Record<string, string> }])[] = [
  ['admin.list', admins],
  ['visitor.list', visitors],
  ['wishlist.list', wishlists],
  ['event.list', events],
  ['inspector.list', inspectors],
  ['track.list', tracks],
  ['trackContact.list', contacts],
  ['booking.ticketList', tickets],
];

test('the files of all eight lists contain every row and cell of the server, and no temporary file remains', async ({
  folder,
}) => {
  test.setTimeout(600_000);
  const written: string[] = [];
  for (const [call, { title, fields }] of areas)
    await test.step(title, async () => {
      const list = listOf(page, title);
      await list.open();
      const data = await allOf(page, call);
      const path = join(folder, `${title}.csv`);
      await desktop.answerSave(path);
      await list.exportButton.click();
      await list.exportDialog.getByRole('radio', { name: /^All matching/ }).check();
      const titles = await chooseAllColumns(list.exportDialog);
      await saveExport(page, title);
      expect(await expectRows(path, data, fieldsBy(fields, data))).toEqual(titles);
      written.push(`${title}.csv`);
    });
  expect((await readdir(folder)).sort()).toEqual([...written, 'user-data'].sort());
});

test('the racer and spectator ticket exports of an event match the server, with all fields', async ({ folder }) => {
  await listOf(page, 'Tickets').open();
  const sold = await allOf(page, 'booking.ticketList');
  // An event with a unique name. Names repeat every year.
  const names = Map.groupBy(await allOf(page, 'event.list'), ({ name: its }) => String(its));
  const byEvent = Map.groupBy(sold, ({ eventName }) => String(eventName));
  const [name = '', rows = []] =
    [...byEvent].find(([its, of]) => names.get(its)?.length === 1 && of.length > 100) ?? [];
  expect(rows.length).toBeGreaterThan(100);
  for (const kind of ['Racer', 'Spectator'] as const) {
    const path = join(folder, `${kind}.csv`);
    await desktop.answerSave(path);
    await saveEventTickets(page, kind, name);
    const expected = rows.filter(({ ticketType }) => ticketType === kind.toLowerCase());
    const head = await expectRows(path, expected, (title) => title);
    expect(head).toEqual(expect.arrayContaining(['ticketNumber', 'holderName', 'price', 'status']));
  }
});

test('the transactions match the server, in the list, its export and the file of the server', async ({ folder }) => {
  await openArea(page, 'Transactions');
  const list = listOf(page, 'Transactions');
  await expect(list.grid).toBeVisible();
  // No other call returns transactions, so they are compared with the demo's data.
  const data = (await demoOfApp()).transactions.all() as readonly Record<string, unknown>[];
  await expect(list.range).toContainText(`of ${data.length.toLocaleString('en')}`);
  const save = async (name: string, scope: RegExp): Promise<string> => {
    const path = join(folder, name);
    await desktop.answerSave(path);
    await list.exportButton.click();
    await list.exportDialog.getByRole('radio', { name: scope }).check();
    await saveExport(page, 'Transactions');
    return path;
  };
  const head = await expectRows(await save('file.csv', /^All columns/), data, (title) => title, /(At|Date)$/);
  expect(head).toEqual(expect.arrayContaining(['amount', 'currency']));
  const own = parseCsv(await readFile(await save('list.csv', /^All matching/), 'utf8'));
  expect(own[0]).toEqual(expect.arrayContaining(['Type', 'Amount', 'Refund', 'Booking', 'Currency']));
  expect(own).toHaveLength(data.length + 1);
});

test('the tickets export contains exactly the tickets of the filtered or selected bookings', async ({ folder }) => {
  const list = listOf(page, 'Bookings');
  await list.open();
  const sold = await allOf(page, 'booking.ticketList');
  const save = async (name: string): Promise<string> => {
    const path = join(folder, name);
    await desktop.answerSave(path);
    await list.exportButton.click();
    await list.exportDialog.getByRole('radio', { name: new RegExp(`^${bookings.exportRows}`) }).check();
    await saveExport(page, 'Bookings', bookings.exportRows);
    return path;
  };
  const ticketsOf = (rows: readonly { readonly id?: unknown }[]) => {
    const ids = new Set(rows.map(({ id }) => id));
    return sold.filter(({ bookingId }) => ids.has(bookingId));
  };

  // With a search: the bookings of one event, as the list shows them.
  const names = Map.groupBy(await allOf(page, 'booking.list'), ({ eventName }) => String(eventName));
  const [q = ''] = [...names].find(([name, of]) => /^\w+ \w+$/.test(name) && of.length > 20 && of.length < 400) ?? [];
  const found = await allOf(page, 'booking.list', { q });
  await list.search.fill(q);
  await expect(list.range).toContainText(`of ${found.length}`);
  const searched = ticketsOf(found);
  expect(found.length).toBeLessThan(1_000);
  expect(searched.length).toBeLessThan(sold.length);
  await expectRows(await save('searched.csv'), searched, (title) => title);

  // With a selection: the checked bookings.
  const boxes = await list.grid.getByRole('checkbox', { name: /^Select (?!all)/ }).all();
  const numbers: string[] = [];
  for (const box of boxes.slice(0, 12)) {
    await box.check();
    numbers.push(((await box.getAttribute('aria-label')) ?? '').replace(/^Select /, ''));
  }
  const chosen = ticketsOf(found.filter(({ bookingNumber }) => numbers.includes(String(bookingNumber))));
  expect(chosen.length).toBeLessThan(searched.length);
  await expectRows(await save('selected.csv'), chosen, (title) => title);
});
