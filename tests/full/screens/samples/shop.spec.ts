/** The sample shop: a product is found and added to the cart, and an order buys nothing. */
import { expect } from '@playwright/test';
import { enterDemo, goTo, test } from '../../../support/demo-page';
import { listOf } from '../../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a product goes through the wishlist and the cart to an order that buys nothing', async ({ page }) => {
  await enterDemo(page);
  await goTo(page, '/apps/ecommerce/shop');
  const { rows, range, search } = listOf(page, 'Shop');
  await expect(range).toHaveText('1–10 of 27');
  await search.fill('action CAMERA');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Apex action camera' })).toBeVisible();
  await expect(page.getByText('Only 3 left')).toBeVisible();
  await page.getByRole('button', { name: 'Wishlist' }).click();
  await expect(page.getByRole('button', { name: 'Wishlist' })).toHaveAttribute('aria-pressed', 'true');

  await goTo(page, '/apps/ecommerce/wishlist');
  await expect(page.getByRole('tab', { name: 'Wishlist (4)' })).toBeVisible();
  await page.getByRole('button', { name: 'Move Apex action camera to cart' }).click();
  await expect(page.getByRole('tab', { name: 'Wishlist (3)' })).toBeVisible();
  await page.getByRole('tab', { name: 'Cart (4)' }).click();

  const lines = page.getByRole('list', { name: 'In the cart' }).getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove Apex action camera from cart' }).click();
  await expect(lines).toHaveCount(2);
  await page.getByRole('spinbutton', { name: 'Quantity of Precision tire gauge' }).press('ArrowDown');
  await expect(page.getByRole('tab', { name: 'Cart (2)' })).toBeVisible();
  // 536.00, and 8.50 for delivery.
  await expect(page.getByRole('status').getByText('$544.50')).toBeVisible();

  await page.getByRole('button', { name: 'Continue to address' }).click();
  await expect(page).toHaveURL(/step=address$/);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Enter a full name.')).toBeVisible();
  const address = [
    ['Full name', 'Dana Reed'],
    ['Phone', '+1 555 0100'],
    ['Street and number', '12 Paddock Road'],
    ['City', 'Springfield'],
    ['Postal code', '12345'],
    ['Country', 'United States'],
  ] as const;
  for (const [name, value] of address) await page.getByRole('textbox', { name }).fill(value);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Delivery to Dana Reed, 12 Paddock Road')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('textbox', { name: 'Street and number' })).toHaveValue('12 Paddock Road');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('combobox', { name: 'Payment method' }).selectOption('Bank transfer');
  await page.getByRole('button', { name: 'Place sample order' }).click();
  await expect(page.getByRole('heading', { name: 'Sample order complete' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Cart (0)' })).toBeVisible();
});
