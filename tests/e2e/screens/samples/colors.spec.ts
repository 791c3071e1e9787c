/** Colors: contrast as figures and ratings, and a checker with its colors in the address. */
import { expect } from '@playwright/test';
import { enterDemo, test } from '../../../support/demo-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a token shows its contrast in every skin', async ({ page }) => {
  await enterDemo(page, '/colors/brand');
  const grounds = page.getByRole('table', { name: 'Backgrounds' });
  await expect(
    grounds.getByRole('row', {
      name: /on colorBrandBackground 5\.51 : 1 Passes AA 6\.24 : 1 Passes AA 21\.00 : 1 Passes AAA/,
    }),
  ).toBeVisible();
});

test('two colors can be checked and swapped, and are part of the address', async ({ page }) => {
  await enterDemo(page, '/colors/checker?color=%23777777&ground=%23ffffff&skin=light');
  const result = page.getByRole('status').filter({ hasText: ': 1' });
  await expect(result).toContainText('4.47 : 1');
  await expect(result).toContainText('Only for large text');
  await page.getByRole('combobox', { name: 'Color' }).fill('#767676');
  await expect(result).toContainText('4.54 : 1');
  await page.getByRole('button', { name: 'Swap colors' }).click();
  await expect(page).toHaveURL(/color=%23ffffff&ground=%23767676/);
  await page.getByRole('combobox', { name: 'Color' }).fill('petrol');
  await expect(page.getByText('Enter a token name')).toBeVisible();
});

test('tokens are found by name and by value', async ({ page }) => {
  await enterDemo(page, '/colors/all');
  const search = page.getByRole('searchbox', { name: 'Search names and values' });
  await search.fill('#0e7385');
  await expect(page.getByRole('button', { name: 'Copy colorBrandBackground', exact: true })).toBeVisible();
  await search.fill('nothing such');
  await expect(page.getByText('No tokens found')).toBeVisible();
});
