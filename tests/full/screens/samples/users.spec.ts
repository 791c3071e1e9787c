/** Sample users and permissions: add, view, rename and delete. */
import { expect } from '@playwright/test';
import { enterDemo, goTo, test } from '../../../support/demo-page';
import { frame, listOf } from '../../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => enterDemo(page));

test('a user can be added, viewed and deleted', async ({ page }) => {
  await goTo(page, '/apps/user/list');
  const { rows, range, search } = listOf(page, 'Users');
  await page.getByRole('button', { name: 'Add user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a user' });
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Zara Quick');
  await dialog.getByRole('textbox', { name: 'Username' }).fill('zquick');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('not an address');
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Email' }).fill('zara@example.com');
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Author');
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await expect(frame(page).toast('The user was added.')).toBeVisible();
  await expect(range).toHaveText('1–10 of 51');
  await search.fill('zara');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zara Quick' })).toBeVisible();
  await page.getByRole('tab', { name: 'Billing' }).click();
  await expect(page).toHaveURL(/tab=billing/);
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this user?' });
  await expect(question.getByText('Zara Quick')).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  // The list keeps its search, and no longer contains the user.
  await expect(search).toHaveValue('zara');
  await expect(rows).toHaveCount(0);
  await search.fill('');
  await expect(range).toHaveText('1–10 of 50');
});

test('a permission can be added for administrators, renamed and deleted; the list can be filtered by role', async ({
  page,
}) => {
  await goTo(page, '/apps/permissions');
  const { rows, search } = listOf(page, 'Permissions');
  await expect(rows).toHaveCount(9);
  await page.getByRole('button', { name: 'Add permission' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a permission' });
  await adding.getByRole('textbox', { name: 'Name' }).fill('Open the Gates');
  await adding.getByRole('button', { name: 'Add permission' }).click();
  await expect(rows).toHaveCount(10);
  await search.fill('gates');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('dministrator');
  await rows.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Rename' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename this permission' });
  await renaming.getByRole('textbox', { name: 'Name' }).fill('Close the Gates');
  await renaming.getByRole('button', { name: 'Rename' }).click();
  await expect(rows.first()).toContainText('Close the Gates');
  await rows.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete 1 permission' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(frame(page).toast('The permission was deleted.')).toBeVisible();
  await goTo(page, '/apps/permissions?filter.assignedTo=support');
  await expect(rows).toHaveCount(3);
});
