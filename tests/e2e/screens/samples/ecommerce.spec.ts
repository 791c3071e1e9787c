import { expect } from '@playwright/test';
import { enterDemo, goTo, test } from '../../../support/demo-page';
import { navigation } from '../../../support/page-objects';

test('sign-in opens the event desk; `/` opens the store’s unless the samples are hidden', async ({ page }) => {
  await enterDemo(page);
  await expect(page).toHaveURL(/\/desk$/);
  await goTo(page, '/');
  await expect(page.getByRole('heading', { level: 1, name: 'Store dashboard' })).toBeVisible();
  await expect(navigation(page).getByRole('link', { name: 'Store dashboard' })).toHaveAttribute('aria-current', 'page');
  await goTo(page, '/settings');
  await page.getByRole('switch', { name: /sample/i }).click();
  await expect(navigation(page).getByRole('link', { name: 'Store dashboard' })).toHaveCount(0);
  await goTo(page, '/');
  await expect(page).toHaveURL(/\/desk$/);
});

test('the revenue report has three years, and goal and orders show their progress', async ({ page }) => {
  await enterDemo(page);
  await goTo(page, '/');
  const report = page.getByRole('group', { name: 'Revenue report' });
  const year = report.getByRole('combobox', { name: 'Year of the revenue report' });
  await expect(year.getByRole('option')).toHaveText(['2020', '2019', '2018']);
  await year.selectOption('2018');
  await expect(page).toHaveURL(/year=2018/);
  await expect(report.getByText('down 2.1%')).toBeVisible();
  await report.getByRole('button', { name: /as a table/ }).click();
  await expect(report.getByRole('row', { name: 'Jan $1,510 $1,130 $1,200' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Goal overview: 83%, Reached' })).toBeVisible();
  const orders = page.getByRole('group', { name: 'Product orders' });
  await orders.getByRole('combobox').selectOption('Last Month');
  await expect(orders.getByText('Finished 21,870')).toBeVisible();
});
