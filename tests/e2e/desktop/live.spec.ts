/** The main tasks with a server over real HTTP: the requests, the screens, and the bytes that both sides receive. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import type { CsvId } from '../../../preload/contract/table';
import type {} from '../../../renderer/kit/bridge/bridge';
import { hits, test } from '../../support/live';
import { dataOf } from '../../support/page-data';
import { frame, listOf, mediaScreen, navigation, openArea } from '../../support/page-objects';
import { dropFiles, picture } from '../../support/upload-files';

test('bookings are listed, opened and searched with the bearer token, only by calls of the table', async ({
  enter,
  server,
}) => {
  const { page } = await enter();
  await expect(frame(page).demoBadge).toHaveCount(0);
  const bookings = listOf(page, 'Bookings');
  await bookings.open();
  await expect(bookings.range).toContainText('of 400');
  const number = (await bookings.rows.first().getByRole('link').first().textContent()) ?? '';
  await bookings.rows.first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  const requests = server.requests();
  expect(requests.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/auth/logIn', '/booking/list', '/booking/detail']),
  );
  for (const { path, method, headers, status } of requests) {
    expect(method, path).toBe('POST');
    expect(status, path).toBe(200);
    if (path === '/auth/logIn') expect(headers.authorization).toBeUndefined();
    else expect(headers.authorization, path).toMatch(/^Bearer demo-access-[0-9a-f-]{36}$/);
    expect(headers.cookie, path).toBeUndefined();
  }
});

test('sample areas stay hidden on a live server until the setting shows them', async ({ enter }) => {
  const { page } = await enter();
  const samples = navigation(page).getByRole('button', { name: 'Sample areas' });
  await expect(navigation(page).getByRole('link', { name: 'Bookings' })).toBeVisible();
  await expect(samples).toHaveCount(0);
  await page.evaluate(() => window.bridge.settings.change({ showSamples: true }));
  await page.reload();
  await expect(samples).toBeVisible();
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
    const rules = { separator: ',', forSpreadsheet: true, keepZeros: false } as const;
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

test('a file is complete whether the server answers with rows, text, base64 or an address', async ({
  enter,
  server,
  folder,
}) => {
  const desktop = await enter();
  server.faults.add({ path: '/track/generate-csv', csv: 'url' });
  for (const [form, { call, list, key }] of Object.entries(forms)) {
    const path = join(folder, `${form}.csv`);
    await desktop.answerSave(path);
    await save(desktop.page, call);
    const lines: Record<string, string>[] = parse(await readFile(path), { bom: true, columns: true });
    const data = await dataOf(desktop.page, list, { perPage: 10_000 });
    const values = (rows: readonly Readonly<Record<string, unknown>>[]) =>
      rows.map((row) => String(row[key] ?? '')).sort();
    expect(lines.length, form).toBeGreaterThan(5);
    expect(values(lines), form).toEqual(values(data));
  }
  expect(hits(server, '/exports')).toBe(1);
});

test('an address on another host is not requested, and the app says so', async ({ enter, server, folder }) => {
  const desktop = await enter();
  const { page } = desktop;
  server.faults.add({ path: '/booking/racer/event-ticket-generate-csv', csv: 'foreign' });
  await listOf(page, 'Bookings').open();
  await desktop.answerSave(join(folder, 'tickets.csv'));
  const started = await page.evaluate(() =>
    window.bridge.files.exportCsv({
      title: 'Racer tickets',
      source: { call: 'booking.racerTicketCsv', input: { eventId: 1 } },
      columns: [],
      separator: ',',
      forSpreadsheet: true,
      keepZeros: false,
    }),
  );
  expect(started.ok).toBe(true);
  await expect(frame(page).toast('The server sent an untrusted link')).toBeVisible();
  expect(await readdir(folder)).toEqual(['user-data']);
});

test('uploads from the dialog and by drag and drop arrive byte for byte', async ({ enter, server, folder }) => {
  const desktop = await enter();
  const { page } = desktop;
  await openArea(page, 'Media');
  const media = mediaScreen(page);
  const contents = { 'Tor 8 – Übersicht.png': picture(900), 'drop.png': picture(333) };
  const paths = Object.keys(contents).map((name) => join(folder, name));
  const [chosen = '', dropped = ''] = paths;
  for (const [name, bytes] of Object.entries(contents)) await writeFile(join(folder, name), bytes);
  await desktop.answerOpen([chosen]);
  await media.choose.click();
  await expect(media.upload('Tor 8 – Übersicht.png')).toContainText('Uploaded');
  await dropFiles(page, [dropped]);
  await expect(media.upload('drop.png')).toContainText('Uploaded');
  const arrived = server.requests().filter(({ path }) => path === '/media/upload');
  expect(arrived.map(({ files }) => files)).toEqual(
    Object.entries(contents).map(([name, bytes]) => [
      { name, type: 'image/png', size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') },
    ]),
  );
});
