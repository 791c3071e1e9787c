import { expect, type Page } from '@playwright/test';
import { enterDemo, goTo, test } from '../../../support/demo-page';

const card = (page: Page, name: string) => page.getByRole('group', { name });

test('each card has its own period, which is part of the address', async ({ page }) => {
  await enterDemo(page, '/dashboard/analytics');
  const support = card(page, 'Support tracker');
  await expect(support.getByRole('img', { name: 'Support tracker: 83%, Completed tickets' })).toBeVisible();
  const period = support.getByRole('combobox', { name: 'Period of “Support tracker”' });
  await expect(period.getByRole('option')).toHaveText(['Last 28 Days', 'Last Month', 'Last Year']);
  await period.selectOption('Last Year');
  await expect(support.getByText('2,104')).toBeVisible();
  await expect(page).toHaveURL(/support=Last\+Year/);
  await card(page, 'Average sessions').getByRole('combobox').selectOption('Last Month');
  await expect(page).toHaveURL(/support=Last\+Year&sessions=Last\+Month/);
  await goTo(page, '/dashboard/analytics?devices=Last+Year');
  await expect(card(page, 'Sessions by device').getByText('64,200 · 51%')).toBeVisible();
  await expect(support.getByText('163')).toBeVisible();
});
