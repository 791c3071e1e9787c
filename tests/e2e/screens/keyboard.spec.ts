/** The common tasks without a mouse. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { open, test } from '../../support/demo-page';
import { admin, commandPalette, demoPassword, listOf, signInScreen } from '../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** More Tab stops than any page has before its target. */
const patience = 80;

/** Presses Tab until the element has the focus. */
const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  for (let stop = 0; stop < patience; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} is not reached by ${key}.`);
};

test('signing in, finding, opening, going back and saving need no mouse', async ({ page }) => {
  await open(page, '/login');
  const signIn = signInScreen(page);
  await expect(signIn.email).toBeFocused();
  await page.keyboard.type(admin);
  await page.keyboard.press('Tab');
  await expect(signIn.password).toBeFocused();
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Event desk', level: 1 })).toBeVisible();

  await commandPalette(page).find('bookings');
  await expect(page.getByRole('option', { name: /^Bookings/ }).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  const bookings = listOf(page, 'Bookings');
  await expect(bookings.grid).toBeVisible();

  await tabTo(page, bookings.search);
  await page.keyboard.type('BK-');
  await expect(page).toHaveURL(/q=BK-/);
  await page.keyboard.press('ArrowDown');
  await expect(bookings.grid).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const active = bookings.rows.nth(1);
  await expect(bookings.grid).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? 'none');
  const number = (await active.getByRole('link').first().textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();

  await tabTo(page, page.getByRole('link', { name: 'Back to Bookings' }));
  await page.keyboard.press('Enter');
  await expect(bookings.search).toHaveValue('BK-');
  await expect(bookings.rows.getByRole('link', { name: number })).toBeVisible();

  await tabTo(page, bookings.exportButton);
  await page.keyboard.press('Enter');
  await expect(bookings.exportDialog).toBeVisible();
  await tabTo(page, bookings.saveAs);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const text = await readFile(await download.path(), 'utf8');
  expect(download.suggestedFilename()).toMatch(/^Bookings.*\.csv$/);
  expect(text).toContain(number);
  await expect(bookings.exportDialog).toHaveCount(0);
});
