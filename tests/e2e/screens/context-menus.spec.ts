/** Context menus of rows, records, areas and saved views, by pointer and by keyboard. */
import { expect, type Page } from '@playwright/test';
import { enterDemo, test } from '../../support/demo-page';
import { openFirstRacer, showOnly } from '../../support/inspections';
import { frame, listOf, navigation, savedViews } from '../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const menu = (page: Page, name: string) => page.getByRole('menu', { name, exact: true });
const choose = (page: Page, name: string) => page.getByRole('menuitem', { name }).click();

test('a row has the commands of the table, by right click and by keyboard, and gets the focus back', async ({
  page,
}) => {
  await enterDemo(page, '/tracks');
  const tracks = listOf(page, 'Tracks');
  const name = (await tracks.rows.first().getByRole('link').first().textContent()) ?? '';
  const cell = tracks.rows.first().getByRole('gridcell').nth(4);
  const text = (await cell.textContent()) ?? '';
  await cell.click({ button: 'right' });
  await expect(menu(page, name)).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Copy value' })).toContainText(text);
  await choose(page, 'Copy value');
  await expect(frame(page).toast('Copied')).toBeVisible();
  await expect(tracks.grid).toBeFocused();

  await page.keyboard.press('Shift+F10');
  await expect(menu(page, name)).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Open', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page, name)).toHaveCount(0);
  await expect(tracks.grid).toBeFocused();

  await page.keyboard.press('ContextMenu');
  await expect(page.getByRole('menuitem', { name: 'Open', exact: true })).toBeFocused();
  await page.keyboard.press('d');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(name);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(tracks.grid).toBeFocused();

  await cell.click({ button: 'right' });
  await choose(page, 'Edit record…');
  await expect(page).toHaveURL(/\/tracks\/[^/]+\/edit$/);
});

test('by keyboard, “Copy value” offers the values of the row by column', async ({ page }) => {
  await enterDemo(page, '/tracks');
  const tracks = listOf(page, 'Tracks');
  const row = tracks.rows.nth(1);
  const code = (await row.getByRole('gridcell').nth(1).textContent()) ?? '';
  const city = (await row.getByRole('gridcell').nth(4).textContent()) ?? '';
  await tracks.grid.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+F10');
  const copy = page.getByRole('menuitem', { name: 'Copy value' });
  await expect(page.getByRole('menuitem', { name: 'Open', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(copy).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const values = page.getByRole('menu', { name: 'Copy value' });
  await expect(values.getByRole('menuitem').first()).toBeFocused();
  await expect(values.getByRole('menuitem').first()).toHaveText(`Code${code}`);
  // Back to the menu, and in again.
  await page.keyboard.press('ArrowLeft');
  await expect(copy).toBeFocused();
  await page.keyboard.press('Enter');
  const value = values.getByRole('menuitem', { name: `City ${city}` });
  await value.focus();
  await page.keyboard.press('Enter');
  await expect(frame(page).toast('Copied')).toBeVisible();
  await expect(frame(page).toast(city)).toBeVisible();
  await expect(tracks.grid).toBeFocused();
});

test('a record’s header offers what its page can do', async ({ page }) => {
  await enterDemo(page, '/tracks');
  await page.keyboard.press('Tab');
  const link = listOf(page, 'Tracks').rows.first().getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  const heading = page.getByRole('heading', { level: 1, name });
  await heading.click({ button: 'right' });
  await expect(menu(page, name)).toBeVisible();
  await expect(page.getByRole('menuitem')).toHaveText(['Edit record…', 'Delete record…', 'Copy link', 'Refresh']);
  await page.keyboard.press('Escape');
  await expect(menu(page, name)).toHaveCount(0);
  await heading.focus();
  await page.keyboard.press('Shift+F10');
  await expect(menu(page, name)).toBeVisible();
  await choose(page, 'Edit record…');
  await expect(page).toHaveURL(/\/edit$/);
});

test('a racer’s inspection offers the same, with the tech card to print', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await enterDemo(page, '/inspections');
  await showOnly(page, 'Ready');
  const { name } = await openFirstRacer(page);
  const heading = page.getByRole('heading', { level: 1, name });
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await heading.click({ button: 'right' });
  await expect(menu(page, name)).toBeVisible();
  await expect(page.getByRole('menuitem')).toHaveText(['Print…', 'Copy link', 'Refresh']);
  await choose(page, 'Print…');
  await expect(page.locator('.tech-sheet')).toBeAttached();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.tech-sheet')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Inspections' }).focus();
  await page.keyboard.press('Shift+F10');
  await expect(menu(page, name)).toBeVisible();
  await choose(page, 'Copy link');
  await expect(frame(page).toast('Copied')).toBeVisible();
});

test('an area and its saved views have menus; a view is renamed, made the default, and deleted with undo', async ({
  page,
}) => {
  await enterDemo(page, '/bookings');
  const bookings = listOf(page, 'Bookings');
  await bookings.search.fill('BK-');
  await expect(page).toHaveURL(/q=BK-/);
  const views = savedViews(page);
  await views.save('Numbers');
  const view = views.link('Numbers');
  await expect(view).toHaveAttribute('aria-current', 'page');

  await view.click({ button: 'right' });
  await choose(page, 'Rename…');
  await views.rename('By number');
  const renamed = views.link('By number');
  await renamed.click({ button: 'right' });
  await page.getByRole('menuitemcheckbox', { name: 'Open the list with this view' }).click();
  await renamed.focus();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitemcheckbox', { checked: true })).toBeVisible();
  await choose(page, 'Copy link');
  await expect(frame(page).toast(/q=BK-/)).toBeVisible();

  const area = navigation(page).getByRole('link', { name: 'Visitors', exact: true });
  await area.click({ button: 'right' });
  await expect(menu(page, 'Visitors')).toBeVisible();
  await choose(page, 'Open');
  await expect(page).toHaveURL(/\/visitors/);
  // The default view opens with its list.
  await navigation(page).getByRole('link', { name: 'Bookings', exact: true }).click();
  await expect(bookings.search).toHaveValue('BK-');

  await renamed.click({ button: 'right' });
  await choose(page, 'Delete view');
  await expect(renamed).toHaveCount(0);
  await expect(navigation(page).getByRole('link', { name: 'Bookings', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(renamed).toBeVisible();
});
