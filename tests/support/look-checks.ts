/** Checks a page in every theme, direction and window size, for the walks over all addresses. */
import { expect, type Page } from '@playwright/test';
import { type Appearance, appearances } from './appearance';
import { violations } from './axe';
import { changeAppearance, waitForIdle } from './demo-page';

export const laptop = { width: 1366, height: 768 };
const otherSizes = {
  'a large display': { width: 1920, height: 1080 },
  '200 % zoom on a laptop': { width: 683, height: 384 },
} as const;

/** Whether the page scrolls sideways. */
export const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Fields must not contain the invisible characters that isolate text from right-to-left text: they would be sent. */
export const isolatedFields = (page: Page): Promise<readonly string[]> =>
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

/** The page must have been rendered from right to left just before, so that nothing can depend on a direction read once. */
export const checkLooks = async (
  page: Page,
  path: string,
  { hasHeader = true, looks = appearances } = {},
): Promise<void> => {
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
