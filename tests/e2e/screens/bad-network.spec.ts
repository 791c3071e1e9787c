/** The demo's bad network: chosen in the settings, shown in the header and above every page, and over at once. */
import { expect, type Page } from '@playwright/test';
import { violations } from '../../support/axe';
import { enterDemo, goTo, test } from '../../support/demo-page';

const choice = (page: Page) => page.getByRole('combobox', { name: 'Network' });
const banner = (page: Page) => page.getByText("Can't reach the server.", { exact: true });

test('Offline shows in the header and above the page, and Good ends it', async ({ page }) => {
  await enterDemo(page, '/settings');
  await choice(page).focus();
  await choice(page).selectOption('Offline');
  const chip = page.getByRole('button', { name: 'Network: Offline' });
  await expect(chip).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await expect(page.getByText(/You've been offline since/)).toBeVisible();
  await expect(choice(page)).toBeFocused();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText(/^Checked at .*: no connection$/)).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
  await choice(page).selectOption('Good');
  await expect(banner(page)).toHaveCount(0);
  await expect(chip).toHaveCount(0);
});

test('a server that is down is not called a network that is gone, and the header can end it', async ({ page }) => {
  await enterDemo(page, '/settings');
  await choice(page).selectOption('Server down');
  await expect(page.getByText(/Your network works, but the server hasn't responded since/)).toBeVisible();
  await page.getByRole('button', { name: 'Network: Server down' }).click();
  await page.getByRole('menuitemradio', { name: 'Good' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(choice(page)).toHaveValue('good');
});

test('nothing is called missing while a Wi-Fi’s sign-in page is in the way', async ({ page }) => {
  await enterDemo(page, '/settings');
  await choice(page).selectOption('Wi-Fi sign-in page');
  await expect(page.getByText('This Wi-Fi network requires you to sign in.')).toBeVisible();
  await goTo(page, '/tracks');
  await expect(page.getByRole('heading', { name: 'A web page responded instead of the server' })).toBeVisible();
  await expect(page.getByText(/not found|No tracks/i)).toHaveCount(0);
});
