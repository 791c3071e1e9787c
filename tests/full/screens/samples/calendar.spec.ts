import { expect, type Page } from '@playwright/test';
import { enterDemo, test } from '../../../support/demo-page';
import { frame } from '../../../support/page-objects';

const event = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'UTC' });

test('an event is found by type and view, added, changed and deleted', async ({ page }) => {
  await enterDemo(page, '/apps/calendar');
  await expect(event(page, 'Business, 9:30 AM, Weekly planning')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Business' }).click();
  await expect(page).toHaveURL(/calendars=Holiday%2CPersonal%2CFamily%2CETC/);
  await expect(event(page, /Weekly planning/)).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Business' }).click();
  await page.getByRole('tab', { name: 'Week' }).click();
  await expect(page).toHaveURL(/view=week/);
  await expect(event(page, /Call with the caterers/)).toBeVisible();
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(event(page, /Call with the caterers/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Today' }).click();

  await page.getByRole('button', { name: 'Add event' }).click();
  const add = page.getByRole('dialog', { name: 'Add an event' });
  await add.getByRole('textbox', { name: 'Title' }).fill('Tire talk');
  await add.getByLabel('End time').fill('08:00');
  await add.getByRole('textbox', { name: 'Web address' }).fill('ftp://files');
  await add.getByRole('button', { name: 'Add event' }).click();
  await expect(add.getByText('The end must be after the start.')).toBeVisible();
  await expect(add.getByText('Enter an address that starts with https://')).toBeVisible();
  await add.getByLabel('End time').fill('11:30');
  await add.getByRole('textbox', { name: 'Web address' }).fill('https://example.com/tires');
  await add.getByRole('combobox', { name: 'Type' }).selectOption('Personal');
  await add.getByRole('button', { name: 'Add event' }).click();
  await expect(add).toHaveCount(0);

  await event(page, 'Personal, 9:00 AM, Tire talk').click();
  const edit = page.getByRole('dialog', { name: 'Edit event' });
  await expect(edit.getByRole('textbox', { name: 'Web address' })).toHaveValue('https://example.com/tires');
  await edit.getByRole('textbox', { name: 'Title' }).fill('Brake talk');
  await edit.getByRole('switch', { name: 'All day' }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toHaveCount(0);
  await event(page, 'Personal, Brake talk').click();
  await edit.getByRole('button', { name: 'Delete event' }).click();
  await expect(frame(page).toast('“Brake talk” was deleted')).toBeVisible();
  await expect(event(page, /Brake talk/)).toHaveCount(0);
});
