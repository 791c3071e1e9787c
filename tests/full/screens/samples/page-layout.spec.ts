/** The layout pages, in the frame of the app and without it. */
import { expect } from '@playwright/test';
import { enterDemo, open, test } from '../../../support/demo-page';
import { navigation } from '../../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the menu collapses while the page is open, and is restored afterwards', async ({ page }) => {
  await enterDemo(page, '/page-layout');
  const width = async () => (await navigation(page).boundingBox())?.width ?? 0;
  const before = await width();
  await page.getByRole('link', { name: 'Collapsed menu' }).click();
  await expect.poll(width).toBeLessThan(before / 2);
  await page.getByRole('switch', { name: 'Menu collapsed' }).click();
  await expect.poll(width).toBe(before);
  await page.getByRole('switch', { name: 'Menu collapsed' }).click();
  await page.getByRole('link', { name: 'All layouts' }).click();
  await expect.poll(width).toBe(before);
});

test('a page without the frame needs no session', async ({ page }) => {
  await open(page, '/page-layout/without-menu');
  await expect(page.getByText('$97,500')).toBeVisible();
});
