/** Opens every address of the product once: in the light theme, on a laptop and on a narrow window. */
import { expect, type Page } from '@playwright/test';
import { wallPath } from '../../../preload/contract/settings/wall';
import { violations } from '../../support/axe';
import { enterDemo, goTo, open, test, visitAll, waitForIdle } from '../../support/demo-page';
import { isWide, laptop } from '../../support/look-checks';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel' });
test.setTimeout(600_000);

/** One fault hides none on other pages. */
const softly = expect.configure({ soft: true });
const narrow = { width: 320, height: 568 };

const check = async (page: Page, path: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }), `one heading at ${path}`).toHaveCount(1);
  softly(await isWide(page), `${path} scrolls sideways`).toBe(false);
  softly(await violations(page, 'light'), path).toEqual([]);
  await page.setViewportSize(narrow);
  await waitForIdle(page);
  // Charts are drawn again some time after the window has another size.
  await softly.poll(() => isWide(page), { message: `${path} scrolls sideways at 320 pixels` }).toBe(false);
  await page.setViewportSize(laptop);
  await waitForIdle(page);
};

/** Two walks of similar length, by area: pages of records are found by links on the pages of their area. */
const halves: Readonly<Record<string, (path: string) => boolean>> = {
  'accounts to events': (path) => path.slice(1) < 'f',
  'inspections to wishlists': (path) => path.slice(1) >= 'f',
};

for (const [name, belongs] of Object.entries(halves))
  test(`every page from ${name} has a heading and no accessibility problem, and fits a narrow window`, async ({
    page,
    siteMap,
  }) => {
    const routes = siteMap.product.filter(belongs);
    expect(routes.length).toBeGreaterThan(15);
    await enterDemo(page);
    await visitAll(page, routes, (path) => check(page, path));
  });

test('every page before the sign-in has a heading and no accessibility problem, and fits a narrow window', async ({
  page,
  siteMap,
}) => {
  for (const path of siteMap.open) {
    await open(page, path);
    await check(page, path);
  }
});

test('the wall display has a heading and no accessibility problem', async ({ page }) => {
  await enterDemo(page);
  await goTo(page, wallPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await violations(page, 'light')).toEqual([]);
});
