/** The preview of a print, and what the browser prints of it. */
import { expect, type Locator, type Page } from '@playwright/test';

/** The browser's own dialog would stop the test. */
export const catchPrint = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });

export const printed = async (page: Page): Promise<Buffer> => {
  await expect(page.locator('body[data-printed]')).toBeAttached();
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await expect(page.locator('.print-sheet')).toHaveCount(0);
  return file;
};

export const preview = (page: Page): Locator => page.getByRole('region', { name: 'Preview' });
