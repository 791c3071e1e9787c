/** No token reaches the page; while the app is locked, neither the page nor main has anything of a record, and nothing is lost. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { heapOf } from '../../support/heap';
import { test } from '../../support/live';
import { dataOf } from '../../support/page-data';
import { demoPassword, frame, listOf, lockScreen } from '../../support/page-objects';

const token = /demo-(access|refresh)-[0-9a-f]{8}/;
const typed = 'Half typed paddock marshal';

const lockNow = async (page: Page): Promise<void> => {
  await frame(page).accountMenu.click();
  await page.getByRole('button', { name: 'Lock now' }).click();
  await expect(lockScreen(page).heading).toBeVisible();
};

/** Names and emails of people that the screens have shown. */
const canariesOf = async (page: Page): Promise<readonly string[]> => {
  const bookings = await dataOf(page, 'booking.list', { page: 1, perPage: 50 });
  const texts = bookings.flatMap((row) => [row.userName, row.userEmail]);
  return [...new Set(texts.filter((text) => typeof text === 'string' && text.length > 8) as string[])];
};

test('locking leaves nothing of a record in the page or in main, and unlocking returns to the same screen (SEC-27, SEC-62)', async ({
  enter,
  server,
  folder,
}) => {
  test.setTimeout(240_000);
  const desktop = await enter();
  const { page } = desktop;
  const bookings = listOf(page, 'Bookings');
  await bookings.open();
  const canaries = await canariesOf(page);
  expect(canaries.length).toBeGreaterThan(20);
  const inHeap = (heap: string): readonly string[] => canaries.filter((text) => heap.includes(text));
  const heapBefore = await heapOf(desktop, 'page');
  expect(inHeap(heapBefore).length, 'the snapshot holds what the page shows').toBeGreaterThan(20);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  for (const text of [heapBefore, await page.content(), stored, desktop.errors()]) expect(token.test(text)).toBe(false);
  const mainBefore = await heapOf(desktop, 'main');
  expect({ canaries: inHeap(mainBefore).length > 20, token: token.test(mainBefore) }).toEqual({
    canaries: true,
    token: true,
  });

  // An export that the server does not answer yet.
  const file = join(folder, 'Bookings.csv');
  await desktop.answerSave(file);
  await bookings.exportButton.click();
  server.faults.add({ path: '/booking/*', hold: true });
  await bookings.saveAs.click();
  await expect(bookings.exportDialog).toBeHidden();

  await frame(page).accountMenu.click();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByLabel('Job title').fill(typed);
  await lockNow(page);

  const lock = lockScreen(page);
  await expect(page).toHaveTitle('Pitwall is locked – Pitwall');
  await expect(page.getByText('admin@pitwall.example')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(typed);
  expect(await page.evaluate(() => window.bridge.call('booking.list', {}, 'while-locked'))).toMatchObject({
    failure: { kind: 'signed-out', code: 'locked' },
  });
  expect(await page.evaluate(() => window.bridge.settings.read())).toMatchObject({ failure: { code: 'locked' } });
  const nothing = { canaries: [], token: false, typed: false };
  const foundIn = async (which: 'page' | 'main') => {
    const heap = await heapOf(desktop, which);
    return { canaries: inHeap(heap), token: token.test(heap), typed: heap.includes(typed) };
  };
  await expect.poll(() => foundIn('page')).toEqual(nothing);

  // The job goes on, and takes the token with it when it ends.
  server.faults.clear();
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain(canaries[0]);
  await expect.poll(() => foundIn('main')).toEqual(nothing);

  await lock.unlock('not the password');
  await expect(page.getByText('Wrong email or password.')).toBeVisible();
  await expect(lock.password).toHaveValue('');
  await lock.unlock(demoPassword);
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByLabel('Job title')).toHaveValue(typed);
  await expect(page.getByText('Restored what you had not saved.')).toBeVisible();
  await page.getByRole('button', { name: /^Exports and uploads/ }).click();
  await expect(page.getByText('Bookings.csv')).toBeVisible();

  // With the screen of the computer; and whoever leaves for good is signed out.
  await desktop.app.evaluate(({ powerMonitor }) => powerMonitor.emit('lock-screen'));
  await expect(lock.heading).toBeVisible();
  await page.getByRole('button', { name: 'Sign in as someone else' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
