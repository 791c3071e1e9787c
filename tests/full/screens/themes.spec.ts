/**
 * The parts of the kit, on screens of the product that have them: their contrast in every theme, and what else axe checks in
 * the light one. And the theme follows the system.
 */
import { expect, type Page } from '@playwright/test';
import { button, fillIn } from '../../support/area-actions';
import { allOf } from '../../support/areas-csv';
import { violations } from '../../support/axe';
import { changeAppearance, enterDemo, goTo, open, test, waitForIdle } from '../../support/demo-page';
import { closeSurfaces } from '../../support/overlays';
import { dataOf } from '../../support/page-data';
import { commandPalette, frame, listOf, notifications, signInScreen } from '../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The light one is last, and stays. The full tier adds those that have the strongest contrast. */
const skins = [
  ...(process.env.PITWALL_TIER === 'full' ? (['sunlight', 'contrast'] as const) : []),
  ...(['dark', 'light'] as const),
];

const expectReadable = async (page: Page, what: string): Promise<void> => {
  for (const skin of skins) {
    await changeAppearance(page, skin);
    expect.soft(await violations(page, skin), `${what} in ${skin}`).toEqual([]);
  }
};

test('lists, records, menus, panels, dialogs and toasts are readable in every theme', async ({ page }) => {
  await enterDemo(page, '/bookings');
  const list = listOf(page, 'Bookings');
  await list.rows.first().getByRole('link', { name: /^BK-/ }).click();
  await page.getByRole('button', { name: 'Star', exact: true }).click();
  await page.getByRole('button', { name: 'Color: None' }).click();
  await page.getByRole('menuitemradio', { name: 'Blue' }).click();
  await expect(page.getByRole('button', { name: 'Color: Blue' })).toBeVisible();
  await expectReadable(page, 'a record with a star and a color');

  await page.getByRole('link', { name: 'Back to Bookings' }).click();
  await expect(list.grid.getByRole('img', { name: 'Starred. Color: Blue' })).toBeVisible();
  await list.rows.nth(1).getByRole('checkbox').click();
  await expect(page.getByText('1 selected')).toBeVisible();
  await list.rows.nth(2).getByRole('gridcell').nth(2).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Copy value' }).click();
  await expect(frame(page).toast('Copied')).toBeVisible();
  // The pointer over a toast keeps it open.
  await notifications(page).hover();
  await expectReadable(page, 'a list with a note, a selection and a toast');

  await list.rows.nth(2).getByRole('gridcell').nth(2).click({ button: 'right' });
  await expect(page.getByRole('menu')).toBeVisible();
  await expectReadable(page, 'the menu of a row');
  await closeSurfaces(page);

  for (const name of ['Filter', 'Columns']) {
    await button(page, name).click();
    await waitForIdle(page);
    await expectReadable(page, `what “${name}” opens`);
    await closeSurfaces(page);
  }

  await list.exportButton.click();
  await expect(list.exportDialog).toBeVisible();
  await waitForIdle(page);
  await expectReadable(page, 'a dialog');
  await closeSurfaces(page);

  await commandPalette(page).find('re');
  await expect(commandPalette(page).dialog.getByRole('option', { selected: true })).toBeVisible();
  await waitForIdle(page);
  await expectReadable(page, 'the results of the search');
});

test('forms, questions, charts, papers and the network’s bar are readable in every theme', async ({ page }) => {
  await open(page, '/login');
  await expectReadable(page, 'the sign-in');
  await signInScreen(page).exploreDemo();
  await goTo(page, '/admins/new');
  await fillIn(page, { 'First name': 'Nia' });
  await button(page, 'Create admin').click();
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveAttribute('aria-invalid', 'true');
  await expectReadable(page, 'a form with mistakes');
  await fillIn(page, { 'Last name': 'Sol', Email: 'admin@pitwall.example', Role: 'Sub Admin' });
  await button(page, 'Create admin').click();
  await expect(page.getByRole('main').getByRole('alert').last()).toBeVisible();
  await expectReadable(page, 'a form that the server refused');

  await goTo(page, '/tracks/1');
  await button(page, 'Delete…').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await waitForIdle(page);
  await expectReadable(page, 'a question');
  await closeSurfaces(page);

  await goTo(page, '/dashboard');
  await expectReadable(page, 'charts');

  await goTo(page, '/desk');
  await button(page, 'Print…').click();
  await button(page, 'Class lists').click();
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('article').first()).toBeVisible();
  await waitForIdle(page);
  await expectReadable(page, 'the preview of a paper');
  await closeSurfaces(page);

  await goTo(page, '/settings');
  await page.getByRole('combobox', { name: 'Network' }).selectOption('Offline');
  await expect(page.getByText("Can't reach the server.", { exact: true })).toBeVisible();
  await expectReadable(page, 'settings without a network');
});

test('the answers of the gate, the board of racers and a button below the pointer are readable in every theme', async ({
  page,
}) => {
  await enterDemo(page, '/desk');
  const [event] = await dataOf(page, 'event.list', { filters: { status: ['live'] } });
  const tickets = await allOf(page, 'booking.ticketList', { eventId: event?.id });
  const codeOf = (state: string): string =>
    String(tickets.find(({ status, isCheckedIn }) => status === state && isCheckedIn !== true)?.ticketNumber);
  const box = page.getByRole('textbox', { name: 'Scan or type' });
  const result = page.getByRole('region', { name: 'Scan result' });
  for (const code of [codeOf('valid'), codeOf('blocked'), 'ZZ-0']) {
    await box.fill(code);
    await box.press('Enter');
    await expect(result).toContainText(code);
    await waitForIdle(page);
    await expectReadable(page, `the answer to ${code}`);
  }
  await goTo(page, '/desk?tab=racers');
  await expect(page.getByRole('table', { name: /^Inspections of / })).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await expectReadable(page, 'the board');
  await goTo(page, '/desk?tab=rainOut');
  await page.getByRole('button', { name: /^Entire event/ }).hover();
  await expectReadable(page, 'a button of two colors below the pointer');
});

const skin = (page: Page) => page.locator('html');
const bodyAndCanvas = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('p');
    probe.style.backgroundColor = 'Canvas';
    document.body.append(probe);
    const colors = [document.body, probe].map((element) => getComputedStyle(element).backgroundColor);
    probe.remove();
    return colors;
  });
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('.fui-FluentProvider') ?? document.body).backgroundColor);

test('the theme follows the system live until another is chosen, and forced colors are the system’s in each', async ({
  page,
}) => {
  await enterDemo(page);
  await expect(skin(page)).toHaveAttribute('data-skin', 'light');
  const light = await background(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(skin(page)).toHaveAttribute('data-skin', 'dark');
  await expect.poll(() => background(page)).not.toBe(light);

  // Before the first paint, too: nothing flashes white.
  const first = page.waitForFunction(() => document.documentElement.dataset.skin);
  await page.reload({ waitUntil: 'commit' });
  expect(await (await first).jsonValue()).toBe('dark');
  await signInScreen(page).exploreDemo();

  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
  await expect(skin(page)).toHaveAttribute('data-skin', 'contrast');
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'no-preference' });
  await frame(page).chooseSkin('Light');
  await expect(skin(page)).toHaveAttribute('data-skin', 'light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => background(page)).toBe(light);

  await goTo(page, '/settings');
  await page.getByRole('radio', { name: 'System', exact: true }).first().click();
  await expect(skin(page)).toHaveAttribute('data-skin', 'dark');

  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  for (const name of ['Light', 'Dark'] as const) {
    await frame(page).chooseSkin(name);
    const [body, canvas] = await bodyAndCanvas(page);
    expect(body, name).toBe(canvas);
  }
});
