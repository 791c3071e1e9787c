/** Popovers and dialogs, and pages without a link: readable and usable like the rest. */
import { expect, type Page } from '@playwright/test';
import { appearances } from '../../support/appearance';
import { violations } from '../../support/axe';
import { changeAppearance, enterDemo, goTo, open, test, unknownPath, waitForIdle } from '../../support/demo-page';
import { listOf, signInScreen } from '../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** How to open each from the list of bookings, and what shows that it is open. */
const overlays: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the export dialog': async (page) => {
    await listOf(page, 'Bookings').exportButton.click();
    await expect(listOf(page, 'Bookings').saveAs).toBeVisible();
  },
  'the columns': async (page) => {
    await button(page, 'Columns').click();
    await expect(page.getByRole('list', { name: 'Columns in Bookings' })).toBeVisible();
  },
  'the filters': async (page) => {
    const filter = page.getByRole('button', { name: 'Filter', exact: true, includeHidden: true });
    await filter.click();
    await expect(filter).toHaveAttribute('aria-expanded', 'true');
  },
  'the search': async (page) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('re');
    await expect(page.getByRole('listbox', { name: 'Results' }).getByRole('option', { selected: true })).toBeVisible();
  },
  'the shortcuts': async (page) => {
    await page.keyboard.press('Shift+?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  },
  'the account menu': async (page) => {
    await button(page, 'Account menu').click();
    await expect(button(page, 'Sign out')).toBeVisible();
  },
  'the skins': async (page) => {
    await button(page, 'Theme').click();
    await expect(page.getByRole('menuitemradio', { checked: true })).toBeVisible();
  },
  'exports and uploads': async (page) => {
    await button(page, 'Exports and uploads').click();
    await expect(page.getByRole('heading', { name: 'Exports and uploads' })).toBeVisible();
  },
  'the menu of a row': async (page) => {
    await listOf(page, 'Bookings').rows.nth(3).getByRole('gridcell').nth(2).click({ button: 'right' });
    await expect(page.getByRole('menuitem', { name: 'Open', exact: true })).toBeFocused();
  },
  'a selection': async (page) => {
    await listOf(page, 'Bookings').rows.first().getByRole('checkbox').click();
    await expect(page.getByText('1 selected')).toBeVisible();
  },
};

test('every popover and dialog of a list is readable and usable in every theme and direction', async ({ page }) => {
  test.setTimeout(600_000);
  await enterDemo(page, '/bookings');
  for (const appearance of appearances) {
    await changeAppearance(page, appearance);
    for (const [name, show] of Object.entries(overlays)) {
      await show(page);
      await waitForIdle(page);
      expect.soft(await violations(page, appearance), `${name} in ${appearance}`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('menu')).toHaveCount(0);
    }
    // The selection comes last, because the next appearance starts without one.
    await listOf(page, 'Bookings').rows.first().getByRole('checkbox').setChecked(false);
  }
});

test('the papers and the files of the day are readable and usable in every theme and direction', async ({ page }) => {
  test.setTimeout(600_000);
  await enterDemo(page, '/desk');
  // From right to left, names with dots have marks around them.
  const named = (name: string) => page.getByRole('button', { name: new RegExp(`^\\W*${name}\\W*$`) });
  const dialogs: Readonly<Record<string, () => Promise<void>>> = {
    'the choice of papers': async () => {
      await named('Print').click();
      await expect(named('Class lists')).toBeVisible();
    },
    'a preview': async () => {
      await named('Print').click();
      await named('Class lists').click();
      await expect(page.getByRole('region', { name: 'Preview' }).getByRole('article').first()).toBeVisible();
    },
    'the files of the day': async () => {
      await named("Save the day's files").click();
      await expect(named('Choose a folder')).toBeVisible();
    },
  };
  for (const appearance of appearances) {
    await changeAppearance(page, appearance);
    for (const [name, show] of Object.entries(dialogs)) {
      await show();
      await waitForIdle(page);
      expect.soft(await violations(page, appearance), `${name} in ${appearance}`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  }
});

test('the first password form, the not-found page and the no-access page are readable and usable', async ({ page }) => {
  await open(page, '/login');
  await signInScreen(page).send('newhire@pitwall.example');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your password' })).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
  await button(page, 'Sign out').click();

  await signInScreen(page).enter('client@pitwall.example');
  await waitForIdle(page);
  await goTo(page, '/bookings');
  await expect(page.getByRole('heading', { name: "You don't have access to this page" })).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
  await goTo(page, unknownPath);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
});
