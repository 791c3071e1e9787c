/** Whoever works without a mouse sees where the focus is, at every Tab stop. */
import { expect, type Page } from '@playwright/test';
import { goTo, open, test, waitForIdle } from '../../support/demo-page';
import { signInScreen } from '../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** More Tab stops than are looked at on a page. */
const patience = 80;

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
