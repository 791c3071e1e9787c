/** The token of a session on a live server is in main's memory and the keychain only, never in the page or in a file. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { heapOf } from '../../support/heap';
import { test } from '../../support/live';
import { listOf, openEveryArea } from '../../support/page-objects';

const token = /demo-(access|refresh)-[0-9a-f]{8}/;

test('no token is in the page’s memory, content or storage, nor in any file (SEC-27, SEC-58)', async ({
  enter,
  server,
  folder,
}) => {
  const desktop = await enter();
  const { page } = desktop;
  await openEveryArea(page);
  const bookings = listOf(page, 'Bookings');
  await bookings.open();
  const number = (await bookings.rows.first().getByRole('link').first().textContent()) ?? 'no booking';
  const tokens = new Set(server.requests().map(({ headers }) => headers.authorization?.replace('Bearer ', '')));
  tokens.delete(undefined);
  expect(tokens.size).toBe(1);

  const heap = await heapOf(page);
  expect(heap.includes(number), 'the snapshot holds what the page shows').toBe(true);
  const shown = await page.content();
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  for (const text of [heap, shown, stored, desktop.errors()]) expect(token.test(text)).toBe(false);

  await desktop.quit();
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  expect(files.some(({ name }) => name === 'pitwall.log')).toBe(true);
  for (const { parentPath, name } of files) {
    const content = await readFile(join(parentPath, name), 'latin1');
    expect(token.test(content), name).toBe(false);
  }
});
