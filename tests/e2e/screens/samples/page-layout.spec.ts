/** The layout pages: each shows its layout and has a link back. */
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

for (const [name, path] of [
  ['Without menu', '/page-layout/without-menu'],
  ['Blank', '/page-layout/blank'],
] as const)
  test(`${name} is shown without the app's frame and has a link back`, async ({ page }) => {
    await enterDemo(page, '/page-layout');
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(navigation(page)).toHaveCount(0);
    await expect(page.getByText('Sample data')).toBeVisible();
    await page.getByRole('link', { name: 'All layouts' }).click();
    await expect(navigation(page)).toBeVisible();
  });

test('a page without the frame needs no session', async ({ page }) => {
  await open(page, '/page-layout/without-menu');
  await expect(page.getByText('$97,500')).toBeVisible();
});
