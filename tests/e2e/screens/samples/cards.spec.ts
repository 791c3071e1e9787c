/** Cards: collapse, maximize, remove and restore; charts by period and as tables. */
import { expect } from '@playwright/test';
import { enterDemo, test } from '../../../support/demo-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a card can be collapsed, maximized, removed and restored', async ({ page }) => {
  await enterDemo(page, '/cards/actions');
  const fold = page.locator('#folding');
  await fold.getByRole('button', { name: 'Collapse Subscribers' }).click();
  await expect(fold.getByText('92.6K')).toHaveCount(0);
  await fold.getByRole('button', { name: 'Expand Subscribers' }).click();
  await expect(fold.getByText('92.6K')).toBeVisible();

  const profit = page.locator('#large').getByRole('group', { name: 'Profit' });
  const before = (await profit.boundingBox())?.width ?? 0;
  await profit.getByRole('button', { name: 'Maximize Profit' }).click();
  await expect.poll(async () => (await profit.boundingBox())?.width ?? 0).toBeGreaterThan(before * 1.5);

  const cards = page.locator('#removing').getByRole('group');
  await expect(cards).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove Sales' }).click();
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(1)).toHaveAccessibleName('Sales');
});

test('a chart can show another year and a table', async ({ page }) => {
  await enterDemo(page, '/cards/analytics');
  const report = page.getByRole('group', { name: 'Revenue report' });
  await report.getByRole('combobox', { name: 'Period of Revenue report' }).selectOption('2018');
  await expect(page).toHaveURL(/revenueReport=2018/);
  await report.getByRole('button', { name: /table/ }).click();
  await expect(report.getByRole('row', { name: 'Jan 1,510 1,130' })).toBeVisible();
});
