/** The size of the scripts that the page runs up to the first list. */
import { expect } from '@playwright/test';
import { test } from '../../support/desktop';
import { listOf, signInScreen } from '../../support/page-objects';
import { compressed, firstListLimit, scriptFiles } from '../../support/page-scripts';

test('sign-in and the first list stay within their size limits and load nothing of the samples', async ({ start }) => {
  const { page } = await start({ switches: ['--demo'] });
  const scripts = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on('Debugger.scriptParsed', ({ url }) => scripts.add(url));
  await session.send('Debugger.enable');
  await signInScreen(page).heading.waitFor();
  await page.evaluate(() => location.assign('/login?to=%2Fbookings'));
  await signInScreen(page).explore.click();
  await expect(listOf(page, 'Bookings').rows.first()).toBeVisible();
  const files = scriptFiles(scripts);
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => file.includes('sample'))).toEqual([]);
  expect(compressed(files)).toBeLessThan(firstListLimit);
});
