/** Every address of the app, in every look: nothing breaks, nothing is refused, everybody can read and use it. */
import { expect, type Page } from '@playwright/test';
import { barriers } from '../../support/axe';
import type { Look } from '../../support/looks';
import { enterDemo, open, test, visitAll, wear } from '../../support/screens';

const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** What isolates our own words on a page is no part of what a field holds: it would be sent with it. */
const isolatedFields = (page: Page): Promise<readonly string[]> =>
  page
    .locator('input, textarea, [contenteditable=true]')
    .evaluateAll((fields) =>
      fields
        .map((field) => ('value' in field ? String(field.value) : (field.textContent ?? '')))
        .filter((words) => /[\u2066\u2069]/.test(words)),
    );

const check = async (page: Page, look: Look, path: string): Promise<void> => {
  const at = `${path} in ${look}`;
  await expect(page.getByRole('heading', { level: 1 }), `one heading at ${at}`).toHaveCount(1);
  expect.soft(await isWide(page), `${at} scrolls sideways`).toBe(false);
  expect.soft(await barriers(page, look), at).toEqual([]);
  if (look === 'rtl') expect.soft(await isolatedFields(page), at).toEqual([]);
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Each is a long way through all pages.
test.describe.configure({ mode: 'parallel' });

for (const look of ['light', 'dark', 'contrast', 'sunlight', 'rtl'] as const)
  test(`every page can be read and used in ${look}, and none breaks`, async ({ page, siteMap }) => {
    test.setTimeout(1_200_000);
    await wear(page, look);
    for (const path of siteMap.open) {
      await open(page, path);
      await check(page, look, path);
    }
    await enterDemo(page);
    await visitAll(page, siteMap, (path) => check(page, look, path));
  });

const sizes = {
  'a large display': { width: 1920, height: 1080 },
  '200 % zoom on a laptop': { width: 683, height: 384 },
} as const;

for (const [name, viewport] of Object.entries(sizes))
  test(`no page scrolls sideways on ${name}`, async ({ page, siteMap }) => {
    test.setTimeout(900_000);
    await page.setViewportSize(viewport);
    for (const path of siteMap.open) {
      await open(page, path);
      expect.soft(await isWide(page), path).toBe(false);
    }
    await enterDemo(page);
    await visitAll(page, siteMap, async (path) => {
      expect.soft(await isWide(page), path).toBe(false);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeInViewport();
    });
  });
