/** The pages about interface elements: search, navigation, and copying names. */
import { expect } from '@playwright/test';
import { enterDemo, test } from '../../../support/demo-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a page can be found by its topic and links to the next', async ({ page }) => {
  await enterDemo(page, '/ui-element');
  await page.getByRole('main').getByRole('searchbox', { name: 'Search pages' }).fill('spacing scale');
  await expect(page).toHaveURL(/q=spacing\+scale/);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Spacing' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Previous and next page' })
    .getByRole('link', { name: 'Corners and lines' })
    .click();
  await expect(page).toHaveURL(/\/ui-element\/shape$/);
});

test('the name of a token can be copied by keyboard', async ({ page }) => {
  await enterDemo(page, '/ui-element/elevation');
  await page.getByRole('button', { name: 'Copy shadow16' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
});
