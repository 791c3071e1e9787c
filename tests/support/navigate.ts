/** Going about in the app as it runs, without loading the page anew. */
import type { Page } from '@playwright/test';

/** Nothing loads and nothing moves any more. */
export const waitForIdle = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      !document.querySelector('[aria-busy="true"], [role="progressbar"]:not([aria-valuenow]), .loading') &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
};

/** Changes the address without loading the page anew: the demo's session lives in the page. */
const push = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    // Until this heading has gone, the page before is still shown.
    for (const heading of document.querySelectorAll('h1')) heading.dataset.before = '';
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
const headingAfter = (page: Page) =>
  page.waitForFunction(() => document.querySelector('h1:not([data-before])') !== null);

/** An address that no area has. */
export const unknownPath = '/-';

/** Goes somewhere by way of nowhere, so that even a page of the same kind is drawn anew, and waits until it is there. */
export const goTo = async (page: Page, path: string): Promise<void> => {
  if (new URL(page.url()).pathname !== unknownPath) {
    await push(page, unknownPath);
    await headingAfter(page);
  }
  if (path === unknownPath) return;
  await push(page, path);
  await headingAfter(page);
  await waitForIdle(page);
};
