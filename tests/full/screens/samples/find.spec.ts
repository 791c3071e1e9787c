/** The sample search and bookmarks, in the header of sample pages and on their own page. */
import { expect } from '@playwright/test';
import { enterDemo, goTo, test } from '../../../support/demo-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => enterDemo(page));

const star = 'Search and bookmarks';

test('the header search finds pages, files and contacts by keyboard, on sample pages only', async ({ page }) => {
  await goTo(page, '/bookings');
  await expect(page.getByRole('button', { name: star })).toHaveCount(0);
  await goTo(page, '/apps/invoice/list');
  await page.getByRole('button', { name: star }).press('Enter');
  const panel = page.getByRole('dialog', { name: star });
  await expect(panel.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('a');
  for (const group of ['Pages', 'Files', 'Contacts'])
    await expect(panel.getByRole('region', { name: group }).getByRole('listitem')).toHaveCount(4);
  await page.keyboard.type('pi ke');
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('motor');
  const track = panel.getByRole('region', { name: 'Race tracks' }).getByRole('link').first();
  const name = (await track.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Race track' })).toHaveValue(name);
  await page.getByRole('button', { name: star }).press('Enter');
  await page.keyboard.type('wishlist');
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('link', { name: 'Wishlist' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible();
  await expect(panel).toHaveCount(0);
});

test('a star adds a page to the bookmarks, in the header too, and can be removed', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await goTo(page, '/apps/search');
  const bookmarks = page.getByRole('region', { name: 'Bookmarks' }).getByRole('listitem');
  const header = page.getByRole('banner').first();
  await expect(bookmarks).toHaveText(['Email', 'Chat', 'Todo', 'Calendar']);
  const pages = page.getByRole('region', { name: 'All pages' });
  await pages.getByRole('button', { name: 'Bookmark Analytics dashboard' }).click();
  await expect(bookmarks).toHaveText(['Analytics dashboard', 'Email', 'Chat', 'Todo', 'Calendar']);
  await pages.getByRole('button', { name: 'Bookmark Email' }).click();
  await expect(bookmarks).toHaveText(['Analytics dashboard', 'Chat', 'Todo', 'Calendar']);
  await expect(header.getByRole('button', { name: 'Email', exact: true })).toHaveCount(0);
  await header.getByRole('button', { name: 'Analytics dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard\/analytics$/);
});
