/** Every page of the product at 200 % zoom, 320 pixels wide, with forced colors, reduced motion and gloves. */
import { expect, type Page } from '@playwright/test';
import { forcedColorProblems, movingParts, smallTargets } from '../../support/access-measures';
import { enterDemo, open, test, visitAll, waitForIdle } from '../../support/demo-page';
import { reachProblems } from '../../support/reach';

test.describe.configure({ mode: 'parallel' });
test.setTimeout(900_000);
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What a person with a large zoom has left of a laptop's 1366x768 pixels. */
const zooms = { '200 % zoom': { width: 683, height: 384 }, '320 pixels': { width: 320, height: 568 } } as const;
const softly = expect.configure({ soft: true });
const laptop = { width: 1366, height: 768 };

const checkReach = async (page: Page, path: string): Promise<void> => {
  for (const [name, size] of Object.entries(zooms)) {
    await page.setViewportSize(size);
    await waitForIdle(page);
    // Charts are drawn again some time after the window has another size.
    await softly.poll(() => reachProblems(page), { message: `${path} at ${name}`, timeout: 15_000 }).toEqual([]);
  }
  await page.setViewportSize(laptop);
  await waitForIdle(page);
};

test('with a large zoom all of every page can be reached, and only tables scroll sideways', async ({
  page,
  siteMap,
}) => {
  for (const path of siteMap.open) {
    await open(page, path);
    await checkReach(page, path);
  }
  await enterDemo(page);
  await visitAll(page, siteMap.product, (path) => checkReach(page, path));
});

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

test('every page works with forced colors, reduced motion and gloves', async ({ page, siteMap }) => {
  await enterDemo(page);
  await visitAll(page, siteMap.product, async (path) => {
    expect.soft(await movingParts(page), `${path} moves`).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await forcedColorProblems(page), `${path} with forced colors`).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    await changeDensity(page, 'gloves');
    expect.soft(await smallTargets(page, 44), `${path} with gloves`).toEqual([]);
    await changeDensity(page, 'compact');
  });
});
