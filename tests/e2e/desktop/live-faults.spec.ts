/** What the user sees when the network or the server fails. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { hits, test } from '../../support/live';
import { startMockServer } from '../../support/mock-server';
import { frame, listOf, mediaScreen, openArea } from '../../support/page-objects';
import { picture } from '../../support/upload-files';

test('a read is retried twice while the server is busy, and then shows the answer', async ({ enter, server }) => {
  const { page } = await enter();
  server.faults.add({ path: '/booking/list', status: 503, times: 2 });
  server.clearRequests();
  await listOf(page, 'Bookings').open();
  expect(hits(server, '/booking/list')).toBe(3);
});

test('after two retries the failure is shown, and the user can try again', async ({ enter, server }) => {
  const { page } = await enter();
  server.faults.add({ path: '/booking/list', status: 502, body: '<html>Bad gateway</html>' });
  server.clearRequests();
  await openArea(page, 'Bookings');
  await expect(page.getByRole('heading', { name: 'Something went wrong on the server' })).toBeVisible();
  expect(hits(server, '/booking/list')).toBe(3);
  server.faults.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(listOf(page, 'Bookings').grid).toBeVisible();
});

test('a slow answer shows a loading state until it arrives', async ({ enter, server }) => {
  const { page } = await enter();
  server.faults.add({ path: '/booking/list', hold: true });
  await openArea(page, 'Bookings');
  await expect(page.getByRole('region', { name: 'Bookings' })).toHaveAttribute('aria-busy', 'true');
  server.faults.clear();
  await expect(listOf(page, 'Bookings').grid).toBeVisible();
});

test('an answer that arrives byte by byte is canceled at its deadline', async ({ enter, server }) => {
  const { page } = await enter();
  server.faults.add({ path: '/booking/list', drip: 200 });
  server.clearRequests();
  await openArea(page, 'Bookings');
  await expect(page.getByRole('heading', { name: 'The server took too long to respond' })).toBeVisible({
    timeout: 60_000,
  });
  expect(hits(server, '/booking/list')).toBe(1);
});

test('a list of many megabytes is read in a worker and shown', async ({ enter, server }) => {
  const { page } = await enter();
  const record = (id: number) => ({ id, note: 'x'.repeat(1_000) });
  const body = JSON.stringify({ data: { attributes: Array.from({ length: 5_000 }, (_, id) => record(id)) } });
  server.faults.add({ path: '/booking/list', status: 200, body, headers: { 'content-type': 'application/json' } });
  await openArea(page, 'Bookings');
  await expect(listOf(page, 'Bookings').grid.getByRole('checkbox', { name: 'Select 3', exact: true })).toBeVisible();
});

test('JSON nested a million levels deep is reported as a bad answer, and the app continues', async ({
  enter,
  server,
}) => {
  const { page } = await enter();
  server.faults.add({
    path: '/booking/list',
    status: 200,
    body: '['.repeat(1_000_000),
    headers: { 'content-type': 'application/json' },
  });
  await openArea(page, 'Bookings');
  await expect(page.getByRole('heading', { name: "Couldn't read the server's response" })).toBeVisible();
  server.faults.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(listOf(page, 'Bookings').grid).toBeVisible();
});

/** Changes the job title in the profile, and presses "Save profile". */
const changeProfile = async (page: Page): Promise<void> => {
  await frame(page).accountMenu.click();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByLabel('Job title').fill('Gate lead, south');
  await page.getByRole('button', { name: 'Save profile' }).click();
};

test('a change whose answer is lost is not sent again: the record is read to see whether it was saved', async ({
  enter,
  server,
}) => {
  const { page } = await enter();
  server.faults.add({ path: '/auth/profile-update*', drop: 'after' });
  await changeProfile(page);
  await expect(frame(page).toast('Profile saved')).toBeVisible();
  expect(hits(server, '/auth/profile-update')).toBe(1);
});

test('if the record cannot be read either, the app says that the change may have been saved', async ({
  enter,
  server,
}) => {
  const { page } = await enter();
  server.faults.add({ path: '/auth/profile-update*', drop: 'before' });
  await changeProfile(page);
  await expect(
    page.getByText('This change may have been made').or(page.getByText('may or may not have been made')).first(),
  ).toBeVisible();
  await expect(page.getByLabel('Job title')).toHaveValue('Gate lead, south');
  expect(hits(server, '/auth/profile-update')).toBe(1);
});

test('an upload whose answer is lost says so, and is sent again only on request', async ({ enter, server, folder }) => {
  const desktop = await enter();
  const { page } = desktop;
  await openArea(page, 'Media');
  const path = join(folder, 'gate.png');
  await writeFile(path, picture(80));
  server.faults.add({ path: '/media/upload', drop: 'after', times: 1 });
  await desktop.answerOpen([path]);
  await mediaScreen(page).choose.click();
  await expect(mediaScreen(page).upload('gate.png')).toContainText('Not confirmed');
  expect(hits(server, '/media/upload')).toBe(1);
  await page.getByRole('button', { name: 'Upload gate.png again' }).click();
  await expect(mediaScreen(page).upload('gate.png').getByText('Uploaded', { exact: true })).toBeVisible();
  expect(hits(server, '/media/upload')).toBe(2);
});

test('an upload is not retried automatically after a 503', async ({ enter, server, folder }) => {
  const desktop = await enter();
  await openArea(desktop.page, 'Media');
  const path = join(folder, 'gate.png');
  await writeFile(path, picture(80));
  server.faults.add({ path: '/media/upload', status: 503 });
  await desktop.answerOpen([path]);
  await mediaScreen(desktop.page).choose.click();
  await expect(mediaScreen(desktop.page).upload('gate.png')).toContainText('Failed');
  expect(hits(server, '/media/upload')).toBe(1);
});

test('a Wi-Fi sign-in page in place of an answer is named as such, and the banner closes automatically', async ({
  enter,
  server,
}) => {
  const { page } = await enter();
  server.faults.add({ path: '*', captive: true });
  await openArea(page, 'Bookings');
  const banner = page.getByText('This Wi-Fi network requires you to sign in.');
  await expect(banner).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A web page responded instead of the server' })).toBeVisible();
  // The probe of the server must not take the sign-in page for an answer, or it would stop.
  server.clearRequests();
  await expect.poll(() => hits(server, '/'), { timeout: 60_000 }).toBe(1);
  server.faults.clear();
  await expect(banner).toBeVisible();
  await expect.poll(() => hits(server, '/'), { timeout: 60_000 }).toBe(2);
  await expect(banner).toHaveCount(0);
});

test('loaded rows stay visible and are marked as outdated while the server is unreachable', async ({
  enter,
  server,
}) => {
  const { page } = await enter();
  const bookings = listOf(page, 'Bookings');
  await bookings.open();
  const first = await bookings.rows.first().textContent();
  await server.close();
  await page.getByRole('button', { name: 'Refresh' }).click();
  const banner = page.getByText("Can't reach the server.", { exact: true });
  await expect(banner).toBeVisible({ timeout: 60_000 });
  await expect(bookings.rows.first()).toHaveText(first ?? '');
  await expect(page.getByText(/^Copy of \d\d:\d\d, \d+ min old$/).first()).toBeVisible();
  const again = await startMockServer({ rows: 400, port: Number(new URL(server.url).port) });
  await expect(banner).toHaveCount(0, { timeout: 60_000 });
  await again.close();
});
