/** Export profiles and recent exports in the browser demo: by keyboard and name, without accessibility findings. */
import { expect } from '@playwright/test';
import { violations } from '../../support/axe';
import { enterDemo, goTo, test } from '../../support/demo-page';
import { listOf } from '../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a profile is saved, used and compared with its last export, and the recent exports are listed', async ({
  page,
}) => {
  await enterDemo(page);
  await goTo(page, '/bookings');
  const list = listOf(page, 'Bookings');
  const dialog = list.exportDialog;
  await list.exportButton.click();
  await dialog.getByRole('combobox', { name: 'Separator' }).selectOption('Semicolon');
  await dialog.getByRole('button', { name: 'Save as profile…' }).click();
  const name = dialog.getByRole('textbox', { name: 'Profile name' });
  await expect(name).toBeFocused();
  await name.press('Enter');
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await name.fill('Gate list');
  await name.press('Enter');
  await expect(dialog.getByText(/The next time you export with this profile/)).toBeVisible();
  await list.saveAs.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Bookings saved').first()).toBeVisible();

  await list.exportButton.click();
  await expect(dialog.getByRole('combobox', { name: 'Profile' })).toHaveText(/Gate list/);
  await expect(dialog.getByRole('radio', { name: 'Only changes (0 new, 0 changed, 0 gone)' })).toBeDisabled();
  expect(await violations(page, 'light')).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'More export options' }).click();
  await page.getByRole('menuitem', { name: 'Recent exports…' }).click();
  const recent = page.getByRole('dialog', { name: 'Recent exports' });
  await expect(recent.getByRole('listitem')).toHaveCount(1);
  await expect(recent.getByRole('listitem')).toContainText('Bookings');
  expect(await violations(page, 'light')).toEqual([]);
  await recent.getByRole('button', { name: /^Run .* again$/ }).click();
  await expect(recent).toBeHidden();
  await expect(page.getByText('Bookings saved')).toHaveCount(2);
});
