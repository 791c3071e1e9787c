/** Visits every address once and checks it in every theme, direction and window size. */
import { expect, type Page } from '@playwright/test';
import { type Appearance, appearances } from '../../support/appearance';
import { violations } from '../../support/axe';
import { changeAppearance, enterDemo, open, test, visitAll, waitForIdle } from '../../support/demo-page';
import type { SiteMap } from '../../support/site-map';

const laptop = { width: 1366, height: 768 };
const otherSizes = {
  'a large display': { width: 1920, height: 1080 },
  '200 % zoom on a laptop': { width: 683, height: 384 },
} as const;

const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Fields must not contain the invisible characters that isolate text from right-to-left text: they would be sent. */
const isolatedFields = (page: Page): Promise<readonly string[]> =>
  page
    .locator('input, textarea, [contenteditable=true]')
    .evaluateAll((fields) =>
      fields
        .map((field) => ('value' in field ? String(field.value) : (field.textContent ?? '')))
        .filter((words) => /[\u2066\u2069]/.test(words)),
    );

const checkLook = async (page: Page, look: Appearance, path: string): Promise<void> => {
  const at = `${path} in ${look}`;
  await changeAppearance(page, look);
  await expect(page.getByRole('heading', { level: 1 }), `one heading at ${at}`).toHaveCount(1);
  expect.soft(await isWide(page), `${at} scrolls sideways`).toBe(false);
  expect.soft(await violations(page, look), at).toEqual([]);
  if (look === 'rtl') expect.soft(await isolatedFields(page), at).toEqual([]);
};

/** The page was rendered from right to left just before, so nothing can depend on a direction read once. */
const check = async (page: Page, path: string, hasHeader: boolean, looks = appearances): Promise<void> => {
  for (const look of looks.toReversed()) await checkLook(page, look, path);
  for (const [name, size] of Object.entries(otherSizes)) {
    await page.setViewportSize(size);
    await waitForIdle(page);
    expect.soft(await isWide(page), `${path} scrolls sideways on ${name}`).toBe(false);
    if (hasHeader) await expect.soft(page.getByRole('heading', { level: 1 }), `${path} on ${name}`).toBeInViewport();
  }
  await page.setViewportSize(laptop);
  await changeAppearance(page, 'rtl');
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Long tests of similar length, distributed over the workers.
test.describe.configure({ mode: 'parallel' });
test.setTimeout(1_800_000);

const isProduct = ({ product }: SiteMap, path: string): boolean => product.includes(path);

test('every page of the product works in every theme, direction and window size', async ({ page, siteMap }) => {
  for (const path of siteMap.open) {
    await open(page, path);
    await check(page, path, false);
  }
  await enterDemo(page);
  await changeAppearance(page, 'rtl');
  const product = siteMap.inside.filter((path) => isProduct(siteMap, path));
  await visitAll(page, product, (path) => check(page, path, true));
});

/** Sunlight is for work outdoors, which no sample is. */
const sampleLooks = appearances.filter((look) => look !== 'sunlight');
const apps = /^\/($|apps|pages|misc|access-control)/;
const families = /^\/(components|extensions|ui-element|page-layout)/;
const samples: Readonly<Record<string, (path: string) => boolean>> = {
  'apps and pages': (path) => apps.test(path),
  'components and extensions': (path) => families.test(path),
  'other samples': (path) => !apps.test(path) && !families.test(path),
};

for (const [name, belongs] of Object.entries(samples))
  test(`every page of the ${name} works in light, dark and contrast, every direction and window size`, async ({
    page,
    siteMap,
  }) => {
    const routes = siteMap.inside.filter((path) => !isProduct(siteMap, path) && belongs(path));
    expect(routes.length).toBeGreaterThan(20);
    await enterDemo(page);
    await changeAppearance(page, 'rtl');
    await visitAll(page, routes, (path) => check(page, path, true, sampleLooks));
  });
