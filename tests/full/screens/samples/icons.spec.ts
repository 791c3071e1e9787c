/** The icons: search, keyboard navigation, copying. */
import { expect } from '@playwright/test';
import { enterDemo, test } from '../../../support/demo-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an icon can be found, and the keyboard copies its import name', async ({ page }) => {
  await enterDemo(page, '/icons');
  const list = page.getByRole('listbox', { name: 'Icons' });
  await expect(list.getByRole('option').first()).toBeVisible();
  // Only the visible ones of thousands are rendered.
  expect(await list.getByRole('option').count()).toBeLessThan(200);
  await page.getByRole('searchbox', { name: /Search icons/ }).fill('arrow left');
  await expect(page).toHaveURL(/q=arrow/);
  await expect(list.getByRole('option').first()).toHaveAccessibleName('ArrowLeftRegular');
  await list.focus();
  await page.keyboard.press('ArrowRight');
  const second = await list.getByRole('option').nth(1).getAttribute('aria-label');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: second ?? '' })).toContainText(`import { ${second} }`);
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
});
