/**
 * Every page of the product, and each kind of dialog and menu, in one walk: at 200 % zoom, 320 pixels wide, with forced
 * colors, reduced motion and gloves.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { type CommandId, commandIds, commands } from '../../../preload/contract/commands/table';
import texts from '../../../renderer/locales/en/commands.json' with { type: 'json' };
import { checkForcedColors, checkPage, checkReach } from '../../support/access-checks';
import { appearances } from '../../support/appearance';
import { violations } from '../../support/axe';
import { changeAppearance, enterDemo, goTo, open, test, visitAll, waitForIdle } from '../../support/demo-page';
import {
  closeSurfaces,
  focusedIn,
  markSurface,
  type Opener,
  openersOf,
  openSurfaces,
  opensNoSurface,
} from '../../support/overlays';
import { listOf } from '../../support/page-objects';

test.describe.configure({ mode: 'parallel' });
test.setTimeout(900_000);
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const softly = expect.configure({ soft: true });

/** The dialog or menu that is open, once it has the focus. */
const focusedSurface = async (page: Page, at: string): Promise<string> => {
  await waitForIdle(page);
  const surface = await markSurface(page);
  await expect.poll(() => focusedIn(page, surface), { message: `the focus is in ${at}` }).toBe('inside');
  return surface;
};

/** Checks the dialog or menu that is open. */
const checkSurface = async (page: Page, at: string, controls: Set<string>): Promise<void> => {
  const surface = await focusedSurface(page, at);
  for (const look of appearances.toReversed()) {
    await changeAppearance(page, look);
    expect.soft(await violations(page, look, surface), `${at} in ${look}`).toEqual([]);
  }
  await checkForcedColors(page, at, controls, surface);
  await checkReach(page, at, surface);
};

/** Presses keys; false if another page opened. */
const opensSurface = async (page: Page, at: string, keys: string): Promise<boolean> => {
  const before = page.url();
  await page.keyboard.press(keys);
  const isOpen = async () => (await openSurfaces(page).count()) > 0;
  await softly.poll(async () => (await isOpen()) || page.url() !== before, `${at} opens`).toBe(true);
  return isOpen();
};

/** Presses keys, checks what opens, and closes it; false if another page opened. */
const checkOpening = async (page: Page, at: string, keys: string, controls: Set<string>): Promise<boolean> => {
  if (!(await opensSurface(page, at, keys))) return false;
  await checkSurface(page, at, controls);
  await closeSurfaces(page, `${at} closes`);
  await expect.poll(() => focusedIn(page), { message: `the focus after ${at}` }).toBe('inside');
  return true;
};

const checkOpeners = async (page: Page, path: string, done: Set<string>, controls: Set<string>): Promise<void> => {
  const find = async (wanted: (opener: Opener) => boolean) => (await openersOf(page)).find(wanted);
  // Looked for again each time, because other widths and directions draw other buttons.
  for (;;) {
    const next = await find(({ kind }) => !opensNoSurface.test(kind) && !done.has(kind));
    if (!next) return;
    done.add(next.kind);
    const at = `"${next.kind}" on ${path}`;
    const focusOpener = async () => {
      const again = await find(({ kind }) => kind === next.kind);
      if (again) await page.locator(again.selector).focus({ timeout: 5_000 });
      return again;
    };
    // Data that arrives may replace a button by one of the same name.
    await expect(async () => expect(await focusOpener()).toBeDefined(), `${at} is there`).toPass();
    if (!(await opensSurface(page, at, 'Enter'))) {
      await goTo(page, path);
      continue;
    }
    await focusedSurface(page, at);
    await closeSurfaces(page, `${at} closes`);
    const focused = async () => (await find(({ hasFocus }) => hasFocus))?.kind;
    await softly.poll(focused, { message: `the focus after ${at}` }).toBe(next.kind);
    // Again, because at small sizes its button may go, and the focus with it.
    await focusOpener();
    await checkOpening(page, at, 'Enter', controls);
  }
};

/** Two walks of similar length, by area: pages of records are found by links on the pages of their area. */
const halves: Readonly<Record<string, (path: string) => boolean>> = {
  'from accounts to events': (path) => path.slice(1) < 'f',
  'from inspections to wishlists': (path) => path.slice(1) >= 'f',
};

for (const [name, belongs] of Object.entries(halves))
  test(`everyone can use the areas ${name}: large zoom, forced colors, reduced motion, gloves`, async ({
    page,
    siteMap,
  }) => {
    const routes = siteMap.product.filter(belongs);
    expect(routes.length).toBeGreaterThan(15);
    const [controls, done] = [new Set<string>(), new Set<string>()];
    await enterDemo(page);
    await changeAppearance(page, 'light');
    await visitAll(page, routes, async (path) => {
      await checkPage(page, path, controls);
      await checkOpeners(page, path, done, controls);
    });
    expect(done.size).toBeGreaterThan(10);
  });

test('everyone can use the pages before the sign-in', async ({ page, siteMap }) => {
  const controls = new Set<string>();
  for (const path of siteMap.open) {
    await open(page, path);
    await checkReach(page, path);
    await page.keyboard.press('Tab');
    await checkForcedColors(page, path, controls);
  }
});

const keysOf = (id: CommandId): string => {
  const { keys } = commands[id];
  return (typeof keys === 'string' ? keys : (keys?.other ?? '')).replace('Mod', 'Control');
};

/** Commands that ask for more end with an ellipsis, like buttons; the sheet of shortcuts shows only. */
const opens = (id: CommandId): boolean => {
  const { where } = commands[id];
  const name: string = (texts.commands as Readonly<Record<string, string>>)[id] ?? '';
  return keysOf(id) !== '' && (where === 'signed-in' || where === 'list') && (name.endsWith('…') || id === 'shortcuts');
};

test('everyone can use what shortcuts open: dialogs, the palette, the menu of a row', async ({ page }) => {
  const controls = new Set<string>();
  await enterDemo(page, '/tracks');
  await changeAppearance(page, 'light');
  await page.keyboard.press('Tab');
  const ids = commandIds.filter(opens);
  expect(ids).toContain('palette');
  for (const id of ids) if (!(await checkOpening(page, id, keysOf(id), controls))) await goTo(page, '/tracks');
  const { grid } = listOf(page, 'Tracks');
  await grid.focus();
  await page.keyboard.press('ArrowDown');
  await checkOpening(page, 'the menu of a row', 'Shift+F10', controls);
  await expect(grid).toBeFocused();
});

/** What is opened from within a menu or a panel, by the names that are pressed one after the other; "row" is a row's menu. */
const inner: readonly (readonly [path: string, opener: string, ...names: string[]])[] = [
  ['/tracks', 'Exports and uploads', 'Recent exports…'],
  ['/tracks', 'Filter', 'Status'],
  ['/tracks', 'row', 'Delete record…'],
  ['/transactions', 'Filter', 'Date…'],
  ['/transactions', 'Filter', 'Date…', 'Start date'],
];

test('everyone can use what opens from within menus, panels and dialogs', async ({ page }) => {
  const controls = new Set<string>();
  await enterDemo(page, '/tracks');
  await changeAppearance(page, 'light');
  const pressIn = async (surface: Locator, name: string): Promise<void> => {
    const before = await surface.elementHandle();
    for (const role of ['button', 'menuitem', 'combobox'] as const) {
      const named = surface.getByRole(role, { name, exact: true });
      if ((await named.count()) > 0) await named.focus();
    }
    await page.keyboard.press('Enter');
    const isNew = () =>
      openSurfaces(page)
        .last()
        .evaluate((last, old) => last !== old, before);
    await expect.poll(isNew, { message: `"${name}" opens something` }).toBe(true);
  };
  for (const [path, opener, ...names] of inner) {
    const at = [path, opener, ...names].join(' > ');
    if (new URL(page.url()).pathname !== path) await goTo(page, path);
    const start = opener === 'row' ? page.getByRole('grid') : page.getByRole('button', { name: opener, exact: true });
    await start.focus();
    if (opener === 'row') await page.keyboard.press('ArrowDown');
    await page.keyboard.press(opener === 'row' ? 'Shift+F10' : 'Enter');
    for (const name of names) {
      await expect(openSurfaces(page).last()).toContainText(name);
      await pressIn(openSurfaces(page).last(), name);
    }
    await checkSurface(page, at, controls);
    await closeSurfaces(page, `${at} closes`);
    await expect(start, `the focus after ${at}`).toBeFocused();
  }
});
