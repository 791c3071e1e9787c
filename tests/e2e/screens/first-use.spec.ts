/** Menus, panels and tooltips load lazily when the pointer comes near: the first use must work like any other. */
import { expect, type Page } from '@playwright/test';
import { enterDemo, test, waitForIdle } from '../../support/demo-page';
import { listOf } from '../../support/page-objects';

const floats = /\/assets\/(?:tip|skin-menu|account-panel|jobs-panel|filter-list|column-settings)-/;

const loadedFloats = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (source) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => new RegExp(source).test(name)),
    floats.source,
  );

/** Open popovers. A closing one is hidden from screen readers while it still fades out. */
const surface = (page: Page) => page.locator('.fui-PopoverSurface, .fui-MenuPopover');

test('a list appears before any popover code loads, and the first click opens each popover', async ({ page }) => {
  await enterDemo(page);
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>('nav a'))
      if (link.textContent === 'Bookings') link.click();
  });
  await expect(listOf(page, 'Bookings').rows.first()).toBeVisible();
  await waitForIdle(page);
  expect(await loadedFloats(page)).toEqual([]);

  // The pointer was not near before, so nothing was loaded before the click.
  for (const [name, opened] of [
    ['Filter', page.getByRole('menu')],
    ['Columns', page.getByRole('dialog', { name: 'Columns in Bookings' })],
    ['Theme', page.getByRole('menu')],
    ['Account menu', page.getByRole('dialog', { name: 'Account menu' })],
  ] as const) {
    const opener = page.getByRole('button', { name, exact: true });
    await opener.evaluate((button: HTMLElement) => {
      button.focus({ preventScroll: true });
      button.click();
    });
    await expect(opened).toBeVisible();
    await expect(page.locator('[aria-expanded="true"][aria-haspopup]')).toHaveCount(1);
    await expect(opened.locator('*:focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  }
});

test('a second click on the button or a click elsewhere closes the popover', async ({ page }) => {
  await enterDemo(page);
  for (const [name, opened] of [
    ['Theme', page.getByRole('menu')],
    ['Account menu', page.getByRole('dialog', { name: 'Account menu' })],
    ['Exports and uploads', page.getByRole('dialog', { name: 'Exports and uploads' })],
  ] as const) {
    const opener = page.getByRole('button', { name });
    await opener.click();
    await expect(opened).toBeVisible();
    // A panel hides the rest from screen readers; the pointer still reaches its button.
    await page.locator(`button[aria-label="${name}"]`).click();
    await expect(surface(page)).toHaveCount(0);
    await opener.click();
    await expect(opened).toBeVisible();
    await page.locator('main').click({ position: { x: 4, y: 4 } });
    await expect(surface(page)).toHaveCount(0);
  }
});

test('a panel takes the focus and stays visible to screen readers', async ({ page }) => {
  await enterDemo(page);
  await page.getByRole('button', { name: 'Exports and uploads' }).click();
  // The rest of the page is hidden from screen readers a moment later; the open panel must not be.
  await expect(page.getByRole('main')).toHaveCount(0);
  const panel = page.getByRole('dialog', { name: 'Exports and uploads' });
  await expect(panel.getByRole('button', { name: 'Recent exports…' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Exports and uploads' })).toBeFocused();
});

test('a dialog opened from a panel returns the focus to the panel’s button', async ({ page }) => {
  await enterDemo(page);
  const account = page.getByRole('button', { name: 'Account menu' });
  await account.click();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(account).toBeFocused();
});

test('tooltips show on the first hover and on the first Tab, and close with Escape', async ({ page }) => {
  await enterDemo(page, '/bookings');
  const hint = page.getByRole('tooltip');
  const direction = page.getByRole('button', { name: 'Switch to right-to-left' });
  await direction.hover();
  await expect(hint).toHaveText('Switch to right-to-left');
  await page.mouse.move(4, 700);
  await expect(hint).toHaveCount(0);

  await page.getByRole('button', { name: 'Exports and uploads' }).focus();
  await page.keyboard.press('Tab');
  await expect(direction).toBeFocused();
  await expect(hint).toHaveText('Switch to right-to-left');
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);

  // A tooltip that says more than the name is also the accessible description, shown or not.
  const badge = page.getByText('DEMO', { exact: true });
  await expect(badge).toHaveAccessibleDescription(/.{10}/);
});

test('a record opened right after a search stays open', async ({ page }) => {
  await enterDemo(page, '/tracks');
  await page.route(/resource-detail/, async (route) => {
    // Longer than the delay after which the address follows the search field.
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.getByRole('searchbox', { name: 'Search tracks' }).fill('Copper Flats');
  const rows = page.getByRole('grid', { name: 'Tracks' }).locator('[data-index]');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Copper Flats Dragway' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Tracks' }).click();
  await expect(page).toHaveURL(/\/tracks\?q=Copper\+Flats$/);
});
