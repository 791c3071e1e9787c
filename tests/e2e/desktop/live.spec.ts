/** The main tasks with a server over real HTTP: the requests, the screens, and the bytes that both sides receive. */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type {} from '../../../renderer/kit/bridge/bridge';
import { button, fillIn } from '../../support/area-actions';
import { enterAgain, enterOnce, hits, test } from '../../support/live';
import { dataOf } from '../../support/page-data';
import { frame, listOf, mediaScreen, navigation, openArea, signInScreen } from '../../support/page-objects';
import { dropFiles, picture } from '../../support/upload-files';

const live = enterOnce();

test('bookings are listed, opened and searched with the bearer token, only by calls of the table', async () => {
  const { page, server } = live();
  await enterAgain(page, null);
  server.clearRequests();
  await signInScreen(page).enter();
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

test('sample areas stay hidden on a live server until the setting shows them', async () => {
  const { page } = live();
  const samples = navigation(page).getByRole('button', { name: 'Sample areas' });
  await expect(navigation(page).getByRole('link', { name: 'Bookings' })).toBeVisible();
  await expect(samples).toHaveCount(0);
  await page.evaluate(() => window.bridge.settings.change({ showSamples: true }));
  await page.reload();
  await expect(samples).toBeVisible();
  await page.evaluate(() => window.bridge.settings.change({ showSamples: false }));
});

test('a busy server is asked twice more, and a list of many megabytes is read in a worker and shown', async () => {
  const { page, server } = live();
  const record = (id: number) => ({ id, note: 'x'.repeat(1_000) });
  const body = JSON.stringify({ data: { attributes: Array.from({ length: 5_000 }, (_, id) => record(id)) } });
  server.faults.add({ path: '/booking/list', status: 200, body, headers: { 'content-type': 'application/json' } });
  server.faults.add({ path: '/booking/list', status: 503, times: 2 });
  await openArea(page, 'Bookings');
  await expect(listOf(page, 'Bookings').grid.getByRole('checkbox', { name: 'Select 3', exact: true })).toBeVisible();
  const answers = server.requests().filter(({ path }) => path === '/booking/list');
  expect(answers.slice(0, 3).map(({ status }) => status)).toEqual([503, 503, 200]);
});

test('uploads from the dialog and by drag and drop arrive byte for byte, and what is no picture is not sent', async ({
  folder,
}) => {
  const { page, server, answerOpen } = live();
  await openArea(page, 'Media');
  const media = mediaScreen(page);
  const contents = { 'Tor 8 – Übersicht.png': picture(900), 'drop.png': picture(333) };
  const paths = Object.keys(contents).map((name) => join(folder, name));
  const [chosen = '', dropped = ''] = paths;
  for (const [name, bytes] of Object.entries(contents)) await writeFile(join(folder, name), bytes);
  await answerOpen([chosen]);
  await media.choose.click();
  await expect(media.upload('Tor 8 – Übersicht.png')).toContainText('Uploaded');
  const program = join(folder, 'no-picture.png');
  await writeFile(program, 'MZ this is no picture');
  await dropFiles(page, [dropped, program]);
  await expect(media.upload('drop.png')).toContainText('Uploaded');
  await expect(media.upload('no-picture.png')).toContainText('The content of no-picture.png is EXE');
  const arrived = server.requests().filter(({ path }) => path === '/media/upload');
  expect(arrived.map(({ files }) => files)).toEqual(
    Object.entries(contents).map(([name, bytes]) => [
      { name, type: 'image/png', size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') },
    ]),
  );
});

test('an upload whose answer is lost says so, and is sent again only on request', async ({ folder }) => {
  const { page, server, answerOpen } = live();
  await openArea(page, 'Media');
  const path = join(folder, 'gate.png');
  await writeFile(path, picture(80));
  server.faults.add({ path: '/media/upload', drop: 'after', times: 1 });
  await answerOpen([path]);
  await mediaScreen(page).choose.click();
  await expect(mediaScreen(page).upload('gate.png')).toContainText('Not confirmed');
  expect(hits(server, '/media/upload')).toBe(1);
  await page.getByRole('button', { name: 'Upload gate.png again' }).click();
  await expect(mediaScreen(page).upload('gate.png').getByText('Uploaded', { exact: true })).toBeVisible();
  expect(hits(server, '/media/upload')).toBe(2);
});

test('a track is created once with a picture from this computer, and an edit keeps all other fields', async ({
  folder,
}) => {
  const { page, server, answerOpen } = live();
  const named = async (name: string) =>
    (await dataOf(page, 'track.list', { perPage: 10_000 })).filter((row) => row.name === name);
  // Matches exactly, because a form's heading may contain the name, too.
  const headed = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  await listOf(page, 'Tracks').open();
  await button(page, 'New track').click();
  await fillIn(page, {
    Name: 'Åland Ovalen “Öst”',
    Type: 'Drag strip',
    City: 'Tulsa',
    State: 'Oklahoma',
    'ZIP code': '00740',
    Phone: '0555 010-0199',
    Capacity: '7000',
  });
  const path = join(folder, 'Start & Ziel.png');
  await writeFile(path, picture(24));
  await answerOpen([path]);
  await button(page, 'Choose a logo…').click();
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  // The second click must not create a second track.
  await button(page, 'Create track').dblclick();
  await expect(headed('Åland Ovalen “Öst”')).toBeVisible();

  const [created, ...more] = await named('Åland Ovalen “Öst”');
  expect(more).toEqual([]);
  expect(hits(server, '/track/create')).toBe(1);
  expect(created).toMatchObject({ city: 'Tulsa', state: 'Oklahoma', zipCode: '00740', capacity: 7_000 });
  expect(created?.phone).toContain('010-0199');
  expect(String(created?.logo)).toContain(picture(24).toString('base64'));

  await button(page, 'Edit').click();
  await fillIn(page, { Name: 'Åland Oval', Capacity: '7500' });
  await button(page, 'Save changes').click();
  await expect(headed('Åland Oval')).toBeVisible();
  const [changed] = await named('Åland Oval');
  expect(changed).toEqual({
    ...created,
    name: 'Åland Oval',
    capacity: 7_500,
    updatedAt: changed?.updatedAt,
  });
});
