/** The sample shop: search, products, and an order that buys nothing. */
import { expect, type Page } from '@playwright/test';
import { enterDemo, goTo, test, waitForIdle } from '../../../support/demo-page';
import { navigation } from '../../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => enterDemo(page));

const shop = (page: Page) => {
  const list = page.getByRole('list', { name: 'Products' });
  return {
    cards: list.getByRole('listitem'),
    prices: async (): Promise<readonly number[]> => {
      const texts = await list.getByText(/^\$[\d,.]+$/).allTextContents();
      return texts.map((text) => Number(text.replaceAll(/[$,]/g, '')));
    },
    count: page.locator('main').getByText(/^(\d+ to \d+ of )?\d+ products?$/),
    cart: page.getByRole('button', { name: /^Cart, / }),
    wishlist: page.getByRole('button', { name: /^Wishlist, / }),
  };
};

test('products can be searched, filtered, sorted and paged, and the address restores all of it', async ({ page }) => {
  await goTo(page, '/apps/ecommerce/shop');
  const { cards, count, prices } = shop(page);
  await expect(cards).toHaveCount(9);
  await expect(count).toHaveText('1 to 9 of 27 products');
  await page.getByRole('button', { name: 'Page 3' }).click();
  await expect(count).toHaveText('19 to 27 of 27 products');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Highest price first');
  await expect(page).toHaveURL(/sort=price-desc$/);
  await expect(count).toHaveText('1 to 9 of 27 products');
  await waitForIdle(page);
  const dear = await prices();
  expect(dear).toEqual(dear.toSorted((one, other) => other - one));
  await page.getByRole('checkbox', { name: /^Halden/ }).check();
  await page.getByRole('radio', { name: /^\$300 and more/ }).check();
  await expect(count).toHaveText('1 to 2 of 2 products');
  await page.getByRole('searchbox', { name: 'Search the shop' }).fill('FORMULA');
  await expect(count).toHaveText('1 product');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page).toHaveURL(/view=list/);
  const address = new URL(page.url());
  await goTo(page, `${address.pathname}${address.search}`);
  await expect(count).toHaveText('1 product');
  await expect(page.getByRole('searchbox', { name: 'Search the shop' })).toHaveValue('FORMULA');
  await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('searchbox', { name: 'Search the shop' }).fill('nothing of the kind');
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(count).toHaveText('1 to 9 of 27 products');
});

test('a product opens by slug or id, and can be added to the cart in a quantity and to the wishlist', async ({
  page,
}) => {
  await goTo(page, '/apps/ecommerce/product-detail/8');
  const { cart, wishlist } = shop(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Apex action camera' })).toBeVisible();
  await expect(page.getByText('Only 3 left')).toBeVisible();
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  await quantity.fill('2');
  await quantity.press('Enter');
  const detail = page.getByRole('region', { name: 'Apex action camera' });
  await detail.getByRole('button', { name: 'Add to cart' }).click();
  await expect(cart).toHaveAccessibleName('Cart, 5 items');
  await detail.getByRole('button', { name: 'Wishlist' }).click();
  await expect(wishlist).toHaveAccessibleName('Wishlist, 4 products');
  await page.getByRole('list', { name: 'You may also like' }).getByRole('link').first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Apex action camera');
  await expect(page).toHaveURL(/product-detail\/[a-z-]+-\d+$/);

  await goTo(page, '/apps/ecommerce/product-detail/nonsense-8');
  await expect(page.getByRole('heading', { name: 'Product not found' })).toBeVisible();
  await goTo(page, '/apps/ecommerce/product-detail/999');
  await page.getByRole('button', { name: 'Back to shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
});

test('an order has three steps, keeps its values when going back, and says that it buys nothing', async ({ page }) => {
  await goTo(page, '/apps/ecommerce/shop');
  const { cart } = shop(page);
  await cart.click();
  const panel = page.getByRole('dialog', { name: 'Cart' });
  await expect(panel).toContainText('$582.50');
  await panel.getByRole('button', { name: 'Check out' }).click();
  // A page of the shop with an address outside the shop's.
  await expect(navigation(page).getByRole('link', { name: 'Shop' })).toHaveAttribute('aria-current', 'page');
  const main = page.locator('main');
  await page.getByRole('spinbutton', { name: 'Quantity of Precision tire gauge' }).press('ArrowDown');
  await expect(cart).toHaveAccessibleName('Cart, 2 items');
  await page.getByRole('textbox', { name: 'Coupon' }).fill('nothing');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText("This coupon isn't valid.")).toBeVisible();
  await page.getByRole('textbox', { name: 'Coupon' }).fill('paddock10');
  await page.getByRole('button', { name: 'Apply' }).click();
  // 536.00 less 53.60, and 8.50 for delivery.
  await expect(main).toContainText('$490.90');

  await page.getByRole('button', { name: 'Continue to address' }).click();
  await expect(page).toHaveURL(/step=address$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Address' })).toBeFocused();
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
  await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4241');
  await page.getByRole('button', { name: 'Place sample order' }).click();
  await expect(page.getByText('Check the card number.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to address' }).click();
  await expect(page.getByRole('textbox', { name: 'Street and number' })).toHaveValue('12 Paddock Road');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveValue('4242 4242 4242 4241');
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await page.getByRole('button', { name: 'Place sample order' }).click();
  await expect(page.getByText('Nothing was bought.')).toBeVisible();
  await expect(main).toContainText('$490.90');
  await expect(cart).toHaveAccessibleName('Cart, 0 items');

  await goTo(page, '/apps/ecommerce/checkout?step=payment');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(page).toHaveURL(/checkout$/);
});
