import { expect } from '@playwright/test';
import { enterDemo, goTo, test } from '../../../support/demo-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('rows are searched, sorted and paged, on the server or in the page', async ({ page }) => {
  await enterDemo(page, '/datatables');
  await page.getByRole('main').getByRole('link', { name: 'Basic table' }).click();
  for (const path of ['/datatables/basic', '/datatables/remote']) {
    await goTo(page, path);
    await expect(page.getByText('1–10 of 100', { exact: true })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search people' }).fill('press');
    await expect(page.getByText('1–10 of 10', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/q=press/);
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  }
});

test('every column has its own search, which is part of the address', async ({ page }) => {
  await enterDemo(page, '/datatables/column-search');
  await page.getByRole('searchbox', { name: 'Search in position' }).fill('press');
  await page.getByRole('combobox', { name: 'Search in status' }).selectOption('Rejected');
  await expect(page).toHaveURL(/filter\.post=press.*filter\.status=Rejected/);
  const rows = page.getByRole('table', { name: 'People' }).locator('tbody').getByRole('row');
  await expect(rows.first()).toContainText('Press officer');
  await expect(rows.filter({ hasNotText: 'Rejected' })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search in name' }).fill('nobody at all');
  await expect(page.getByText('No matching rows')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(rows).toHaveCount(10);
});

test('a row is edited in place by keyboard, validated, and the edit can be undone', async ({ page }) => {
  await enterDemo(page, '/datatables/row-edit');
  const edit = page.getByRole('button', { name: /^Edit / }).first();
  const name = (await edit.getAttribute('aria-label'))?.replace('Edit ', '') ?? '';
  await edit.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Name' }).fill('');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await page.keyboard.type('Ada Vale');
  await page.keyboard.press('Enter');
  await expect(page.getByText('One row changed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Ada Vale' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeVisible();
});

test('editing another row saves the first one, or explains why it is invalid', async ({ page }) => {
  await enterDemo(page, '/datatables/row-edit');
  const edits = page.getByRole('button', { name: /^Edit / });
  const name = page.getByRole('textbox', { name: 'Name' });
  const other = (await edits.nth(1).getAttribute('aria-label')) ?? '';
  await edits.first().click();
  await name.fill('');
  await page.getByRole('button', { name: other }).click();
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('Ada Vale');
  await page.getByRole('button', { name: other }).click();
  await expect(page.getByRole('button', { name: 'Edit Ada Vale' })).toBeVisible();
  await expect(page.getByText('One row changed')).toBeVisible();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(other.replace('Edit ', ''));
});

test('rows can be expanded, selected across pages, and exported', async ({ page }) => {
  await enterDemo(page, '/datatables/rows');
  await page
    .getByRole('button', { name: /^More about / })
    .first()
    .click();
  await expect(page.getByText('Experience')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check();
  await expect(page.getByText('11 people selected')).toBeVisible();
  await goTo(page, '/datatables/export');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save 100 rows' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^People.*\.csv$/);
});
