/** Transactions are the rows of the server's file; their totals follow the list. */
import { expect } from '@playwright/test';
import { enterDemo, goTo, test } from '../../support/demo-page';
import { listOf } from '../../support/page-objects';

test('the list shows each movement of money, and its totals follow search and filters', async ({ page }) => {
  await enterDemo(page);
  const list = listOf(page, 'Transactions');
  await list.open();
  for (const name of ['Type', 'Amount', 'Fee', 'Refund', 'Dispute', 'Payout', 'Method', 'Booking'])
    await expect(list.grid.getByRole('columnheader', { name, exact: true })).toBeVisible();
  const totals = page.getByRole('region', { name: 'Totals', exact: true });
  await expect(totals.getByRole('row', { name: /^USD/ })).toBeVisible();
  await expect(totals).toContainText('Every paid booking has a transaction in the file.');

  // A booking that was refunded: what was paid is not what was refunded.
  await goTo(page, '/transactions?filter.type=refund');
  await expect(list.rows.first()).toContainText('Refund');
  await expect(totals.getByRole('columnheader', { name: 'Refunded' })).toBeVisible();
  await expect(totals.getByRole('columnheader', { name: 'Payments' })).toBeHidden();
  const number = (await list.rows.first().getByRole('link', { name: /^BK-/ }).textContent()) ?? '';
  await list.search.fill(number);
  await expect(totals).toContainText(/Totals of 1 transaction(?!s)/);

  await list.rows.first().click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Transactions' }).click();
  await expect(list.grid).toBeVisible();
  await expect(list.search).toHaveValue(number);
});
