/** Keyboard shortcuts are changed in the settings, and apply at once. */
import { expect } from '@playwright/test';
import { violations } from '../../support/axe';
import { enterDemo, goTo, test } from '../../support/demo-page';
import { listOf } from '../../support/page-objects';

test('keys are recorded, a clash is told and resolved, and the sheet shows the keys in use', async ({ page }) => {
  await enterDemo(page);
  await goTo(page, '/settings');
  const section = page.getByRole('region', { name: 'Keyboard shortcuts' }).first();
  await page.getByRole('searchbox', { name: 'Search commands' }).fill('outbox');
  await page.getByRole('button', { name: 'Change shortcut: Outbox' }).click();
  const dialog = page.getByRole('dialog', { name: 'Shortcut for “Outbox”' });
  const field = dialog.getByLabel('Shortcut', { exact: true });
  await field.press('Control+c');
  await expect(dialog.getByText('These keys are needed to edit text. Press others.')).toBeVisible();
  await field.press('Control+e');
  await expect(field).toHaveValue('Ctrl + E');
  await expect(dialog.getByText('These keys are used for “Export list as CSV…”')).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
  await dialog.getByRole('button', { name: 'Replace and save' }).click();
  await expect(dialog).toBeHidden();
  await expect(section.getByRole('listitem').filter({ hasText: 'Outbox' })).toContainText('E');

  await goTo(page, '/bookings');
  await expect(listOf(page, 'Bookings').rows.first()).toBeVisible();
  await page.keyboard.press('Shift+?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByRole('heading', { name: 'On this page' })).toBeVisible();
  await expect(sheet.getByText('Export list as CSV…')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('Control+f');
  await expect(listOf(page, 'Bookings').search).toBeFocused();
  await page.keyboard.press('Control+e');
  await expect(page).toHaveURL(/\/outbox/);
});
