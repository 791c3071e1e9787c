/** The size of the scripts that the page runs up to the first list. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { test } from '../../support/desktop';
import { listOf, signInScreen } from '../../support/page-objects';

/** The build's output folder for the page. */
const pageFolder = 'out/renderer';

/** The maximum size of sign-in and the first list, in kilobytes of 1,000 bytes, compressed: a start reads them from the disk. */
const maxCode = 450;

/** The maximum size of a language, in the same unit: texts grow with every feature, code should not. */
const maxTexts = 80;

const isTexts = (file: string): boolean => /\/english-[^/]*\.js$/.test(file);

/** The total kilobytes of files, each compressed separately. */
const compressed = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(pageFolder, file)), { level: 9 }).length / 1_000, 0);

test('sign-in and the first list stay within their size limits and load nothing of the samples', async ({ start }) => {
  const { page } = await start({ switches: ['--demo'] });
  const scripts = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on('Debugger.scriptParsed', ({ url }) => scripts.add(URL.parse(url)?.pathname.slice(1) ?? ''));
  await session.send('Debugger.enable');
  await signInScreen(page).heading.waitFor();
  await page.evaluate(() => location.assign('/login?to=%2Fbookings'));
  await signInScreen(page).explore.click();
  await expect(listOf(page, 'Bookings').rows.first()).toBeVisible();
  const files = [...scripts].filter((file) => file.endsWith('.js') && existsSync(join(pageFolder, file)));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => file.includes('sample'))).toEqual([]);
  expect(compressed(files.filter((file) => !isTexts(file)))).toBeLessThan(maxCode);
  const texts = files.filter(isTexts);
  expect(texts).toHaveLength(1);
  expect(compressed(texts)).toBeLessThan(maxTexts);
});
