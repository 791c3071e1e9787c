/** All tasks without a mouse, with a visible focus at every step. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { goTo, open, test, waitForIdle } from '../../support/demo-page';
import { admin, commandPalette, demoPassword, listOf, navigation, signInScreen } from '../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** More Tab stops than any page has before its target. */
const patience = 80;

/** Presses Tab until the element has the focus. */
const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  for (let stop = 0; stop < patience; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} is not reached by ${key}.`);
};

test('signing in, finding, opening, going back and saving need no mouse', async ({ page }) => {
  await open(page, '/login');
  const signIn = signInScreen(page);
  await expect(signIn.email).toBeFocused();
  await page.keyboard.type(admin);
  await page.keyboard.press('Tab');
  await expect(signIn.password).toBeFocused();
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(navigation(page)).toBeVisible();

  await commandPalette(page).find('bookings');
  await expect(page.getByRole('option', { name: /^Bookings/ }).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  const bookings = listOf(page, 'Bookings');
  await expect(bookings.grid).toBeVisible();

  await tabTo(page, bookings.search);
  await page.keyboard.type('BK-');
  await expect(page).toHaveURL(/q=BK-/);
  await page.keyboard.press('ArrowDown');
  await expect(bookings.grid).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const active = bookings.rows.nth(1);
  await expect(bookings.grid).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? 'none');
  const number = (await active.getByRole('link').first().textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();

  await tabTo(page, page.getByRole('link', { name: 'Back to Bookings' }));
  await page.keyboard.press('Enter');
  await expect(bookings.search).toHaveValue('BK-');
  await expect(bookings.rows.getByRole('link', { name: number })).toBeVisible();

  await tabTo(page, bookings.exportButton);
  await page.keyboard.press('Enter');
  await expect(bookings.exportDialog).toBeVisible();
  await tabTo(page, bookings.saveAs);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const text = await readFile(await download.path(), 'utf8');
  expect(download.suggestedFilename()).toMatch(/^Bookings.*\.csv$/);
  expect(text).toContain(number);
  await expect(bookings.exportDialog).toHaveCount(0);
});

/**
 * Stores how each focusable element looks without focus: its border and background, its ::before and ::after, and
 * the elements around it (a field draws its focus ring around its input).
 */
const noteLooks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const looksOf = (element: Element): string => {
      const seen: string[] = [];
      let at: Element | null = element;
      for (let level = 0; at && level < 4; level += 1, at = at.parentElement)
        for (const part of ['', '::before', '::after']) {
          const looks = getComputedStyle(at, part || null);
          const { outline, boxShadow, border, backgroundColor, transform, clipPath, textDecoration } = looks;
          // Fluent's links are underlined twice.
          seen.push(outline, boxShadow, border, backgroundColor, transform, clipPath, textDecoration);
        }
      const active = document.getElementById(element.getAttribute('aria-activedescendant') ?? '');
      return [...seen, active ? getComputedStyle(active).outline : ''].join('|');
    };
    const noted = new WeakMap<Element, string>();
    for (const element of document.querySelectorAll('a, button, input, select, textarea, [tabindex]'))
      noted.set(element, looksOf(element));
    Object.assign(window, { looksOf, noted, stops: new Set<Element>() });
  });

/** The focused element: whether its focus is visible, and whether it was focused before. */
const lookAtFocus = (page: Page) =>
  page.evaluate(() => {
    const { looksOf, noted, stops } = window as unknown as {
      looksOf: (element: Element) => string;
      noted: WeakMap<Element, string>;
      stops: Set<Element>;
    };
    const element = document.activeElement ?? document.body;
    const again = stops.has(element);
    stops.add(element);
    const shown = element === document.body || noted.get(element) !== looksOf(element);
    return { again, shown, what: element.outerHTML.slice(0, 300) };
  });

const expectVisibleFocus = async (page: Page, at: string): Promise<void> => {
  await waitForIdle(page);
  const hidden: string[] = [];
  let stops = 0;
  await noteLooks(page);
  for (; stops < patience; stops += 1) {
    await page.keyboard.press('Tab');
    const { again, shown, what } = await lookAtFocus(page);
    if (again) break;
    if (!shown) hidden.push(what);
  }
  expect(stops, at).toBeGreaterThan(4);
  expect.soft(hidden, at).toEqual([]);
};

test('every Tab stop has a visible focus: the sign-in, a list, a record, forms, settings and uploads', async ({
  page,
}) => {
  await open(page, '/login');
  await expectVisibleFocus(page, 'the sign-in');
  await signInScreen(page).exploreDemo();
  for (const path of ['/bookings', '/tracks/1', '/settings', '/account', '/media']) {
    await goTo(page, path);
    await expectVisibleFocus(page, path);
  }
});
