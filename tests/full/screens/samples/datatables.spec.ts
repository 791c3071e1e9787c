import { expect } from '@playwright/test';
import { enterDemo, test } from '../../../support/demo-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
