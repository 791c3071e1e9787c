/** Navigates in the running app without reloading the page. */
import type { Page } from '@playwright/test';

/** Waits until nothing loads and no animation runs. */
export const waitForIdle = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      !document.querySelector('[aria-busy="true"], [role="progressbar"]:not([aria-valuenow]), .loading') &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
};

/** Changes the address without reloading, because the demo's session is in the page's memory. */
const push = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    // While this heading exists, the previous page is still shown.
    for (const heading of document.querySelectorAll('h1')) heading.dataset.before = '';
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
const headingAfter = (page: Page) =>
  page.waitForFunction(() => document.querySelector('h1:not([data-before])') !== null);

/** An address without a page. */
export const unknownPath = '/-';

/** Opens a path and waits for it. Goes through an unknown address, so that even the same screen renders from scratch. */
export const goTo = async (page: Page, path: string): Promise<void> => {
  if (new URL(page.url()).pathname !== unknownPath) {
    // The heading of a page that is still loading would be taken for the next page's.
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await push(page, unknownPath);
    await headingAfter(page);
  }
  if (path === unknownPath) return;
  await push(page, path);
  await headingAfter(page);
  await waitForIdle(page);
};
