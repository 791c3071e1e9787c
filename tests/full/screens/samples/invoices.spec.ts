/** Sample invoices: edited exactly to the cent, and deleted. */
import { expect } from '@playwright/test';
import { enterDemo, goTo, test, waitForIdle } from '../../../support/demo-page';
import { listOf } from '../../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an invoice shows its changed items, discount, tax and client to the cent, and can be deleted', async ({
  page,
}) => {
  await enterDemo(page);
  await goTo(page, '/apps/invoice/edit/5006');
  const client = page.getByRole('combobox', { name: 'Client' });
  await expect(client.getByRole('option')).toHaveCount(6);
  await client.selectOption({ index: 1 });
  const chosen = (await client.getByRole('option').nth(1).textContent()) ?? '';
  await page.getByRole('button', { name: /^Remove item Travel/ }).click();
  await expect(page.getByRole('button', { name: 'Add an item' })).toBeFocused();
  const items = page
    .getByRole('list')
    .filter({ has: page.getByLabel('Price (USD)') })
    .getByRole('listitem');
  await expect(items).toHaveCount(2);
  const first = items.first();
  await first.getByLabel('Price (USD)').fill('19.99');
  await first.getByLabel('Quantity').fill('7');
  await first.getByLabel('Discount (%)').fill('10');
  const second = items.nth(1);
  await second.getByLabel('Price (USD)').fill('0.10');
  await second.getByLabel('Quantity').fill('3');
  await page.getByLabel('Tax (%)').fill('7.5');
  await expect(page.getByText('Total: $135.71')).toBeVisible();
  const due = page.getByRole('combobox', { name: 'Due' });
  await due.fill('2020-01-01');
  await due.press('Tab');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The due date must be after the issue date.')).toBeVisible();
  await due.fill('2030-01-01');
  await due.press('Tab');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const paper = page.getByRole('article', { name: 'Invoice 5006' });
  await expect(paper).toContainText(chosen);
  await expect(paper).toContainText('$135.71');
  await expect(paper).toContainText('-$13.99');
  await expect(paper).toContainText('Jan 1, 2030');

  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this invoice?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await waitForIdle(page);
  const { range, search, rows } = listOf(page, 'Invoices');
  await expect(range).toHaveText('1–10 of 49');
  await search.fill('5006');
  await expect(rows).toHaveCount(0);
});
