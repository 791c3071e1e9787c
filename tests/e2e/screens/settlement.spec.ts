/** The desk's settlement: one event or all, with the W-9 state of every track, and both tables as CSV. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { enterDemo, test } from '../../support/demo-page';

const grid = (page: Page, name: string) => page.getByRole('grid', { name, exact: true });
const cells = (page: Page, name: string) => grid(page, name).getByRole('gridcell');

const savedBy = async (page: Page, button: string): Promise<string> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return readFile(await (await download).path(), 'utf8');
};

test('settles this event or all, and blocks payouts without a W-9', async ({ page }) => {
  await enterDemo(page, '/desk?tab=settlement');
  await page.getByRole('button', { name: 'All events', exact: true }).click();
  await expect(grid(page, 'Settlement').getByRole('columnheader', { name: 'Due', exact: true })).toBeVisible();
  await expect(cells(page, 'Settlement').filter({ hasText: '$' }).first()).toBeVisible();

  await expect(cells(page, 'W-9 forms').filter({ hasText: 'Payout blocked' }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'W-9 forms' })).toContainText(/\d+ tracks can't be paid/);
  const forms = await savedBy(page, 'Export CSV: W-9 forms');
  expect(forms).toContain('Track,Payout,W-9');
  expect(forms).toContain('Payout blocked');
  const settled = await savedBy(page, 'Export CSV: settlement');
  expect(settled).toContain('Track,Event,Currency,Gross,Refunds,Disputes,Fees');
  expect(settled.trim().split('\r\n').length).toBeGreaterThan(20);
});
