/** Sample invoices: search, edit, create and delete. */
import { expect } from '@playwright/test';
import { enterDemo, goTo, test, waitForIdle } from '../../../support/demo-page';
import { listOf } from '../../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => enterDemo(page));

test('changed items, discount, tax and client appear on the invoice, exact to the cent', async ({ page }) => {
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
});

test('an invoice can be saved after a line was added and removed again', async ({ page }) => {
  await goTo(page, '/apps/invoice/edit/5006');
  const items = page.getByRole('textbox', { name: 'Item' });
  await expect(items).toHaveCount(3);
  const add = page.getByRole('button', { name: 'Add an item' });
  await add.click();
  await expect(items.nth(3)).toBeFocused();
  await page.getByRole('button', { name: 'Remove item 4' }).click();
  await expect(items).toHaveCount(3);
  await add.click();
  await expect(items).toHaveCount(4);
  await items.nth(3).fill('Spare wheel');
  await page.getByLabel('Price (USD)').nth(3).fill('20');
  await page
    .getByRole('button', { name: /^Remove item/ })
    .first()
    .click();
  await expect(items).toHaveCount(3);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Invoice 5006' })).toContainText('Spare wheel');
});

test('an invoice can be created, and deleted after confirmation', async ({ page }) => {
  await goTo(page, '/apps/invoice/add');
  await page.getByRole('combobox', { name: 'Client' }).selectOption({ index: 2 });
  await page.getByRole('textbox', { name: 'Item' }).fill('Flags');
  await page.getByLabel('Price (USD)').fill('12.50');
  await page.getByRole('button', { name: 'Preview invoice' }).click();
  await expect(page.getByRole('article', { name: 'Invoice draft' })).toContainText('$12.50');

  await goTo(page, '/apps/invoice/preview/5009');
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this invoice?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await waitForIdle(page);
  const { range, search, rows } = listOf(page, 'Invoices');
  await expect(range).toHaveText('1–10 of 49');
  await search.fill('5009');
  await expect(rows).toHaveCount(0);
});
