/** Checks that everyone can use a page: with a large zoom, forced colors, reduced motion and gloves. */
import { expect, type Page } from '@playwright/test';
import { forcedColorProblems, movingParts, smallTargets, unseenFocus } from './access-measures';
import { waitForIdle } from './demo-page';
import { laptop } from './look-checks';
import { reachProblems } from './reach';

/** What a person with a large zoom has left of a laptop's 1366x768 pixels. */
const zooms = { '200 % zoom': { width: 683, height: 384 }, '320 pixels': { width: 320, height: 568 } } as const;
const softly = expect.configure({ soft: true });

/** Nothing of the page, or of the dialog or menu that is open, is out of reach. */
export const checkReach = async (page: Page, at: string, within = 'body'): Promise<void> => {
  for (const [name, size] of Object.entries(zooms)) {
    await page.setViewportSize(size);
    await waitForIdle(page);
    // A menu goes with a button for which there is no room.
    const problems = async () => ((await page.locator(within).count()) === 0 ? [] : reachProblems(page, within));
    // Charts are drawn again some time after the window has another size.
    await softly.poll(problems, { message: `${at} at ${name}`, timeout: 15_000 }).toEqual([]);
  }
  await page.setViewportSize(laptop);
  await waitForIdle(page);
};

const changeDensity = async (page: Page, density: 'compact' | 'gloves'): Promise<void> => {
  await page.evaluate((value) => {
    const key = 'pitwall.layout';
    const stored = JSON.parse(localStorage.getItem(key) ?? '{"state":{},"version":2}');
    localStorage.setItem(key, JSON.stringify({ ...stored, state: { ...stored.state, density: value } }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, density);
  await expect(page.locator('html')).toHaveAttribute('data-density', density);
  await waitForIdle(page);
};

/** The theme stays the light one: a dark system must win over it. Adds the kinds of controls whose focus it has seen. */
export const checkForcedColors = async (
  page: Page,
  at: string,
  controls: Set<string>,
  within = 'body',
): Promise<void> => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await waitForIdle(page);
  expect.soft(await forcedColorProblems(page), `${at} with forced colors`).toEqual([]);
  expect.soft(await unseenFocus(page, controls, within), `${at} with forced colors`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  await waitForIdle(page);
};

/** The page must have been opened with reduced motion. */
export const checkPage = async (page: Page, at: string, controls: Set<string>): Promise<void> => {
  expect.soft(await movingParts(page), `${at} moves`).toEqual([]);
  await changeDensity(page, 'gloves');
  expect.soft(await smallTargets(page, 44), `${at} with gloves`).toEqual([]);
  await changeDensity(page, 'compact');
  await page.keyboard.press('Tab');
  await checkForcedColors(page, at, controls);
  // A tooltip of the control with the focus would cover others.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await checkReach(page, at);
};
