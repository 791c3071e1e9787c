/** The focus is never lost: after each change of the page it is on something with a name, near to what the user did. */
import { expect, type Locator, type Page } from '@playwright/test';
import { button, fillIn } from '../../support/area-actions';
import { enterDemo, goTo, test } from '../../support/demo-page';
import { commandPalette, frame, listOf, navigation, notifications, savedViews } from '../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });

/** The grid has the focus, and its active row is one of its rows. */
const expectActiveRow = async (grid: Locator): Promise<void> => {
  await expect(grid).toBeFocused();
  await expect
    .poll(() =>
      grid.evaluate(
        (element) =>
          document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.closest('[role="grid"]') ===
          element,
      ),
    )
    .toBe(true);
};

/** Something in the page has the focus and a name; where exactly depends on what is left. */
const expectNamedFocus = async (page: Page): Promise<void> => {
  const focused = page.locator('*:focus');
  await expect(focused).toHaveCount(1);
  await expect(focused).toHaveAccessibleName(/\S/);
};

/** Closes all by keyboard: from one the focus goes to the next, and from the last one back to the page. */
const closeToasts = async (page: Page): Promise<void> => {
  const close = notifications(page).getByRole('button', { name: 'Close' });
  await close.first().focus();
  for (let left = await close.count(); left > 0; left -= 1) {
    await expect(close.and(page.locator(':focus'))).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(close).toHaveCount(left - 1);
  }
};

test('a page that opens by link, palette, key, row or Back has the focus on its heading', async ({ page }) => {
  await enterDemo(page);
  await navigation(page).getByRole('link', { name: 'Tracks', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Tracks')).toBeFocused();

  await commandPalette(page).find('visitors');
  await expect(page.getByRole('option', { name: /^Visitors/ }).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Visitors')).toBeFocused();

  const visitors = listOf(page, 'Visitors');
  await visitors.grid.focus();
  await page.keyboard.press('ArrowDown');
  const name = (await visitors.rows.first().getByRole('link').first().textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(heading(page, name)).toBeFocused();

  // From within the page: the focused link goes with it.
  await page.getByRole('link', { name: 'Back to Visitors' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Visitors')).toBeFocused();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(heading(page, name)).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(heading(page, 'Visitors')).toBeFocused();
  await page.keyboard.press('Control+1');
  await expect(heading(page, 'Visitors')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('after a deletion the focus is in the list', async ({ page }) => {
  await enterDemo(page, '/admins');
  const admins = listOf(page, 'Admins');
  const remove = async (question: Locator): Promise<void> => {
    await button(question, /^Delete/).focus();
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    // The focus returns into the page first.
    await expect(page.locator('*:focus')).toHaveCount(1);
    await closeToasts(page);
  };
  // By the menu of a row.
  await admins.grid.focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Delete record…' }).focus();
  await page.keyboard.press('Enter');
  await remove(page.getByRole('alertdialog'));
  await expectActiveRow(admins.grid);
  // By the button for selected rows, which goes with them.
  await page.keyboard.press('Space');
  await button(page, /^Delete 1/).focus();
  await page.keyboard.press('Enter');
  await remove(page.getByRole('alertdialog'));
  await expectActiveRow(admins.grid);
  // By the record's page, which it leaves.
  await admins.grid.focus();
  await page.keyboard.press('Enter');
  await button(page, 'Delete…').focus();
  await page.keyboard.press('Enter');
  await remove(page.getByRole('alertdialog'));
  await expect(heading(page, 'Admins')).toBeFocused();
});

test('a save shows what is wrong, or the saved record', async ({ page }) => {
  await enterDemo(page, '/admins/new');
  await fillIn(page, { 'First name': 'Nia' });
  await button(page, 'Create admin').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Last name' })).toBeFocused();
  await fillIn(page, { 'Last name': 'Sol', Email: 'admin@pitwall.example', Role: 'Sub Admin' });
  await button(page, 'Create admin').focus();
  await page.keyboard.press('Enter');
  // The server refuses an email that is taken.
  await expect(page.getByRole('main').getByRole('alert').last()).toBeFocused();
  await fillIn(page, { Email: 'nia.sol@pitwall.example' });
  await page.keyboard.press('Control+s');
  await expect(heading(page, 'Nia Sol')).toBeFocused();

  await goTo(page, '/account');
  const save = page.getByRole('main').getByRole('button', { name: /^Save/ }).first();
  await fillIn(page, { 'First name': 'Alexandra' });
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(frame(page).toast(/saved/i)).toBeVisible();
  await expect(save).toBeFocused();
});

test('in a list the focus stays when it reloads, narrows, or is empty', async ({ page }) => {
  await enterDemo(page, '/tracks');
  const tracks = listOf(page, 'Tracks');
  const refresh = page.getByRole('main').getByRole('button', { name: 'Refresh' });
  await refresh.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Tracks' })).toHaveAttribute('aria-busy', 'false');
  await expect(refresh).toBeFocused();
  await tracks.grid.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('F5');
  await expect(page.getByRole('region', { name: 'Tracks' })).toHaveAttribute('aria-busy', 'false');
  await expectActiveRow(tracks.grid);

  // The active row, the last one, is not among the rows found.
  const name = (await tracks.rows.first().getByRole('link').first().textContent()) ?? '';
  await page.keyboard.press('Control+f');
  await expect(tracks.search).toBeFocused();
  await page.keyboard.type(name);
  await expect(tracks.rows).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(tracks.grid).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expectActiveRow(tracks.grid);

  // The focused button goes with the message around it.
  await page.keyboard.press('Control+f');
  await expect(tracks.search).toBeFocused();
  await page.keyboard.type('zzz');
  const clear = button(page, 'Clear filters');
  await clear.focus();
  await page.keyboard.press('Enter');
  await expect(tracks.rows.nth(1)).toBeVisible();
  await expectNamedFocus(page);

  await page.keyboard.press('Control+Shift+f');
  await page.getByRole('menuitem', { name: 'Status' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitemcheckbox').first().press('Space');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(button(page, /^Filter/)).toBeFocused();
  await button(page, /^Remove filter/).focus();
  await page.keyboard.press('Enter');
  await expect(button(page, /^Remove filter/)).toHaveCount(0);
  await expectNamedFocus(page);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('a toast that closes gives the focus back, also with Undo', async ({ page }) => {
  await enterDemo(page, '/tracks?q=a');
  const views = savedViews(page);
  await views.save('With a');
  await closeToasts(page);
  const view = views.link('With a');
  await view.focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Delete view' }).focus();
  await page.keyboard.press('Enter');
  await expect(view).toHaveCount(0);
  await expect(navigation(page).getByRole('link', { name: 'Tracks', exact: true })).toBeFocused();
  await button(page, 'Undo').focus();
  await page.keyboard.press('Enter');
  await expect(view).toBeVisible();
  await expect(navigation(page).getByRole('link', { name: 'Tracks', exact: true })).toBeFocused();
  const tracks = listOf(page, 'Tracks');
  await tracks.grid.focus();
  await page.keyboard.press('Control+Shift+c');
  await expect(frame(page).toast('Copied')).toBeVisible();
  await closeToasts(page);
  await expect(tracks.grid).toBeFocused();
});
