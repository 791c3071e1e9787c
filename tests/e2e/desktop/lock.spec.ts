/** While the app is locked, neither the page nor main has anything of a record, and nothing is lost. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Desktop } from '../../support/electron';
import { heapOf } from '../../support/heap';
import { test } from '../../support/live';
import { dataOf } from '../../support/page-data';
import { demoPassword, frame, listOf, lockScreen } from '../../support/page-objects';

const token = /demo-(access|refresh)-[0-9a-f]{8}/;
const typed = 'Half typed paddock marshal';

const heapOfMain = async ({ app }: Desktop, path: string): Promise<string> => {
  await app.evaluate((_electron, at) => {
    process.getBuiltinModule('node:v8').writeHeapSnapshot(at);
  }, path);
  const heap = await readFile(path, 'latin1');
  await rm(path);
  return heap;
};

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

test('locking leaves nothing of a record in the page or in main, and unlocking returns to the same screen', async ({
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
  expect(inHeap(await heapOfMain(desktop, join(folder, 'before.heapsnapshot'))).length).toBeGreaterThan(20);

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
  await expect.poll(async () => inHeap(await heapOf(page))).toEqual([]);
  expect((await heapOf(page)).includes(typed)).toBe(false);

  // The job goes on, and takes the token with it when it ends.
  server.faults.clear();
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain(canaries[0]);
  await expect
    .poll(async () => {
      const heap = await heapOfMain(desktop, join(folder, 'locked.heapsnapshot'));
      return { canaries: inHeap(heap), token: token.test(heap), typed: heap.includes(typed) };
    })
    .toEqual({ canaries: [], token: false, typed: false });

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
