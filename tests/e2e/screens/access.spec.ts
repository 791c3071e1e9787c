/** One screen of each kind, for everyone. The walks over all screens are in the full tier. */
import { expect } from '@playwright/test';
import { checkPage } from '../../support/access-checks';
import { violations } from '../../support/axe';
import { changeAppearance, enterDemo, goTo, test } from '../../support/demo-page';
import { findTexts, translatedTexts } from '../../support/english-texts';
import { isolatedFields } from '../../support/look-checks';
import { chooseLanguage } from '../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a list, a form, a record and the gate work with a large zoom, forced colors, reduced motion and gloves', async ({
  page,
}) => {
  const controls = new Set<string>();
  await enterDemo(page);
  await changeAppearance(page, 'light');
  for (const path of ['/desk', '/bookings', '/tracks/1', '/tracks/new']) {
    await goTo(page, path);
    await checkPage(page, path, controls);
  }
});

test('at 200 % zoom the page scrolls to five rows of a tab of the desk', async ({ page }) => {
  await page.setViewportSize({ width: 683, height: 384 });
  await enterDemo(page, '/desk');
  for (const tab of ['racers', 'rollCalls', 'rainOut']) {
    await goTo(page, `/desk?tab=${tab}`);
    const row = (index: number) => page.getByRole('main').locator(`[aria-rowindex="${index}"]`);
    await expect(row(6), tab).toBeAttached();
    // Notices above the rows may still come.
    const isSeen = () =>
      row(6).evaluate((last) => {
        const main = last.closest('main');
        main?.scrollTo(0, main.scrollHeight);
        return Math.floor(last.getBoundingClientRect().bottom) <= innerHeight;
      });
    await expect.poll(isSeen, tab).toBe(true);
    await expect(row(2).locator('> *').first(), tab).toBeInViewport({ ratio: 1 });
  }
});

test('in Arabic a list is translated and accessible, and from right to left no field has characters that would be sent', async ({
  page,
}) => {
  await enterDemo(page, '/settings');
  await chooseLanguage(page, 'العربية');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await goTo(page, '/bookings');
  await expect(page.getByRole('heading', { level: 1, name: 'الحجوزات' })).toBeVisible();
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  expect(await violations(page, 'rtl')).toEqual([]);
  expect(await findTexts(page, translatedTexts('ar'))).toEqual([]);

  await goTo(page, '/tracks/1/edit');
  await expect(page.getByRole('main').getByRole('textbox').first()).not.toHaveValue('');
  expect(await isolatedFields(page)).toEqual([]);
});
