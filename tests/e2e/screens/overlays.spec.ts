/** Menus, panels, dialogs and tooltips take the focus and give it back. */
import { expect, type Locator, type Page } from '@playwright/test';
import { button, dialogNamed } from '../../support/area-actions';
import { enterDemo, goTo, test } from '../../support/demo-page';
import { closeSurfaces, openSurfaces } from '../../support/overlays';
import { commandPalette, listOf } from '../../support/page-objects';

/** Open popovers. A closing one is hidden from screen readers while it still fades out. */
const surface = (page: Page) => page.locator('.fui-PopoverSurface, .fui-MenuPopover');

test('the first click opens each menu and panel, and Escape closes it', async ({ page }) => {
  await enterDemo(page, '/bookings');
  await expect(listOf(page, 'Bookings').rows.first()).toBeVisible();
  for (const [name, opened] of [
    ['Filter', page.getByRole('menu')],
    ['Columns', page.getByRole('dialog', { name: 'Columns in Bookings' })],
    ['Theme', page.getByRole('menu')],
    ['Account menu', page.getByRole('dialog', { name: 'Account menu' })],
    ['Exports and uploads', page.getByRole('dialog', { name: 'Exports and uploads' })],
  ] as const) {
    const opener = button(page, name);
    await opener.evaluate((element: HTMLElement) => {
      element.focus({ preventScroll: true });
      element.click();
    });
    await expect(opened, name).toBeVisible();
    await expect(page.locator('[aria-expanded="true"][aria-haspopup]'), name).toHaveCount(1);
    await expect(opened.locator('*:focus'), name).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(opened, name).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(opener).not.toHaveAttribute('aria-expanded', 'true');
  }

  // A panel hides the rest from screen readers a moment later; the panel itself must not be hidden.
  await button(page, 'Exports and uploads').click();
  await expect(page.getByRole('main')).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Recent exports…' })).toBeFocused();
  // The pointer still reaches its button.
  await page.locator('button[aria-label="Exports and uploads"]').click();
  await expect(surface(page)).toHaveCount(0);
  await button(page, 'Theme').click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.locator('main').click({ position: { x: 4, y: 4 } });
  await expect(surface(page)).toHaveCount(0);
});

test('a dialog that closes gives the focus back to what opened it', async ({ page }) => {
  await enterDemo(page, '/bookings');
  const bookings = listOf(page, 'Bookings');
  const closes = async (opener: Locator, dialog: Locator, open = () => page.keyboard.press('Enter')): Promise<void> => {
    await opener.focus();
    const element = await opener.elementHandle();
    await open();
    await expect(dialog).toBeVisible();
    await expect.poll(() => element?.evaluate((one) => one === document.activeElement)).toBe(false);
    await closeSurfaces(page);
    await expect(opener).toBeFocused();
  };
  const account = button(page, 'Account menu');
  const sheet = dialogNamed(page, 'Keyboard shortcuts');
  // From a panel, which goes: its button gets the focus.
  await closes(account, sheet, async () => {
    await page.keyboard.press('Enter');
    await button(page, 'Keyboard shortcuts').click();
  });
  // A panel that was used before has nothing to do with the dialogs after it.
  await closes(bookings.exportButton, bookings.exportDialog);
  await closes(bookings.grid, bookings.exportDialog, () => page.keyboard.press('Control+e'));
  await closes(bookings.grid, commandPalette(page).dialog, () => page.keyboard.press('Control+k'));
  await closes(bookings.grid, sheet, () => page.keyboard.press('Control+/'));
  // Two dialogs, one after the other.
  await closes(bookings.grid, bookings.exportDialog, async () => {
    await commandPalette(page).find('> export');
    await expect(page.getByRole('option', { name: /^Export/ }).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
  });
  await goTo(page, '/tracks/1');
  await closes(button(page, 'Delete…'), page.getByRole('alertdialog'));
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

test('menus and panels stay with their buttons when the window gets another size', async ({ page }) => {
  await enterDemo(page, '/bookings');
  for (const name of ['Filter', 'Columns', 'Account menu']) {
    await button(page, name).click();
    const opened = openSurfaces(page);
    await expect(opened).toHaveCount(1);
    for (const width of [683, 320, 1366]) {
      await page.setViewportSize({ width, height: 768 });
      // How far below its button it is, and whether it is within the window. A panel hides the page behind it.
      const placed = async () => {
        const box = await opened.boundingBox();
        const opener = await page.getByRole('button', { name, exact: true, includeHidden: true }).boundingBox();
        if (!box || !opener) return 'not there';
        const isBelow = Math.abs(box.y - opener.y - opener.height) < 10;
        const isBeside = box.x <= opener.x + opener.width && opener.x <= box.x + box.width;
        return isBelow && isBeside && box.x >= 0 && box.x + box.width <= width ? 'there' : JSON.stringify(box);
      };
      await expect.poll(placed, { message: `${name} at ${width}` }).toBe('there');
    }
    await closeSurfaces(page);
  }
});
