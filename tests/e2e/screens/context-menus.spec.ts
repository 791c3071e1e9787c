/** Context menus of rows, records, areas and saved views, by pointer and by keyboard. */
import { expect, type Page } from '@playwright/test';
import { enterDemo, test } from '../../support/demo-page';
import { frame, listOf, navigation, savedViews } from '../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const menu = (page: Page, name: string) => page.getByRole('menu', { name, exact: true });
const choose = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name }).click();

test('a row and a record have menus by pointer and by keyboard, which give the focus back', async ({ page }) => {
  await enterDemo(page, '/tracks');
  const tracks = listOf(page, 'Tracks');
  const row = tracks.rows.first();
  const textOf = async (column: number): Promise<string> =>
    (await row.getByRole('gridcell').nth(column).textContent()) ?? '';
  const name = (await row.getByRole('link').first().textContent()) ?? '';
  const cell = row.getByRole('gridcell').nth(4);
  const copy = page.getByRole('menuitem', { name: 'Copy value' });
  const first = page.getByRole('menuitem', { name: 'Open', exact: true });
  await cell.click({ button: 'right' });
  await expect(menu(page, name)).toBeVisible();
  await expect(copy).toContainText(await textOf(4));
  await choose(page, 'Copy value');
  await expect(frame(page).toast('Copied')).toBeVisible();
  await expect(tracks.grid).toBeFocused();

  // By keyboard no cell is pointed to, so all values of the row are offered.
  await page.keyboard.press('Shift+F10');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(copy).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const values = page.getByRole('menu', { name: 'Copy value' });
  await expect(values.getByRole('menuitem').first()).toBeFocused();
  await expect(values.getByRole('menuitem').first()).toHaveText(`Code${await textOf(1)}`);
  // Back to the menu, and in again.
  await page.keyboard.press('ArrowLeft');
  await expect(copy).toBeFocused();
  await page.keyboard.press('Enter');
  await values.getByRole('menuitem', { name: `City ${await textOf(4)}` }).focus();
  await page.keyboard.press('Enter');
  await expect(frame(page).toast(await textOf(4))).toBeVisible();
  await expect(tracks.grid).toBeFocused();

  await page.keyboard.press('ContextMenu');
  await expect(first).toBeFocused();
  await page.keyboard.press('d');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(name);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(tracks.grid).toBeFocused();

  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name });
  await heading.click({ button: 'right' });
  await expect(page.getByRole('menuitem')).toHaveText([
    'Edit record…',
    'Delete record…',
    'Copy link',
    'Open in a new window',
    'Refresh',
  ]);
  await page.keyboard.press('Escape');
  await expect(menu(page, name)).toHaveCount(0);
  await heading.focus();
  await page.keyboard.press('Shift+F10');
  await expect(menu(page, name)).toBeVisible();
  await choose(page, 'Edit record…');
  await expect(page).toHaveURL(/\/tracks\/[^/]+\/edit$/);
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
  await choose(page, /^Open$/);
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
