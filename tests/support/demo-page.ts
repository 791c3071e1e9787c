/** Fixtures for tests on the browser demo: a page that reports all errors, and navigation. */
import { test as base, expect, type Page } from '@playwright/test';
import { loginPathFor } from '../../renderer/app/pages/return-path';
import { type Appearance, storedAppearance } from './appearance';
import { createCrawl } from './crawl';
import { goTo, unknownPath, waitForIdle } from './navigate';
import { signInScreen } from './page-objects';
import { readSiteMap, type SiteMap } from './site-map';

export { goTo, unknownPath, waitForIdle };

/** It opens another program, where there is one. */
const isLinkToApp = (url: string): boolean => /^(mailto|sms|tel):/.test(url);

interface Fixtures {
  /** The page's errors so far: console errors, exceptions, requests that failed or went to other computers. */
  readonly pageErrors: string[];
}
interface WorkerFixtures {
  readonly siteMap: SiteMap;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  siteMap: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => use(await readSiteMap()),
    { scope: 'worker' },
  ],
  pageErrors: [
    async ({ page, baseURL }, use) => {
      const pageErrors: string[] = [];
      const here = new URL(baseURL ?? '').origin;
      // React wraps an error that it recovered from; its cause tells what happened.
      await page.addInitScript(() =>
        addEventListener('error', ({ error }) => error?.cause && console.error(error.cause.stack ?? error.cause)),
      );
      page.on('console', (message) => {
        if (message.type() === 'error') pageErrors.push(`${page.url()} console: ${message.text()}`);
      });
      page.on('pageerror', (error) => pageErrors.push(`${page.url()} exception: ${error.stack ?? error.message}`));
      page.on('requestfailed', (request) => {
        const why = request.failure()?.errorText;
        if (isLinkToApp(request.url())) return;
        // The browser cancels its favicon request when the address changes meanwhile, and a script only with its document.
        const isCanceled = request.resourceType() === 'script' || /\/icon-[^/]*\.svg$/.test(request.url());
        if (why === 'net::ERR_ABORTED' && isCanceled) return;
        pageErrors.push(`${request.url()} failed: ${why}`);
      });
      page.on('request', (request) => {
        if (!request.url().startsWith(here) && !/^(data|blob):/.test(request.url()) && !isLinkToApp(request.url()))
          pageErrors.push(`${request.url()} left`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) pageErrors.push(`${response.url()} answered ${response.status()}`);
      });
      await use(pageErrors);
      expect(pageErrors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Loads an address that needs no session. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForIdle(page);
};

/**
 * Signs in to the demo and opens the path, or the start page. Cheaper than opening the start page and then the path. With
 * `log: 'empty'`, nobody has noted anything of today's event.
 */
export const enterDemo = async (page: Page, path = '/', { log }: { readonly log?: 'empty' } = {}): Promise<void> => {
  const address = loginPathFor(path);
  const search = log === undefined ? '' : `${address.includes('?') ? '&' : '?'}log=${log}`;
  // The picture of the sign-in screen moves for seconds; nothing here waits for it.
  await page.goto(`${address}${search}`);
  await signInScreen(page).exploreDemo();
  await expect(page.locator('h1').first()).toBeVisible();
  await waitForIdle(page);
};

/** Changes theme and direction in place, as another tab would, and waits until the theme's colors have arrived. */
export const changeAppearance = async (page: Page, look: Appearance): Promise<void> => {
  await page.evaluate(async (stored) => {
    /** A color that is different in every theme. */
    const themeColor = (): string =>
      getComputedStyle(document.querySelector('.fui-FluentProvider') ?? document.body).getPropertyValue(
        '--colorNeutralBackground3',
      );
    const before = themeColor();
    const { skin } = document.documentElement.dataset;
    let isOther = false;
    for (const [key, value] of Object.entries(stored)) {
      const { state, version } = JSON.parse(value);
      const current = JSON.parse(localStorage.getItem(key) ?? '{}').state;
      isOther ||= state.skin !== skin;
      localStorage.setItem(key, JSON.stringify({ state: { ...current, ...state }, version }));
      dispatchEvent(new StorageEvent('storage', { key }));
    }
    while (isOther && themeColor() === before) await new Promise(requestAnimationFrame);
  }, storedAppearance(look));
  await waitForIdle(page);
};

/**
 * Visits routes behind the sign-in: pages and lists, then a record of each, then the pages of that record. Fails if no
 * link leads to a record.
 */
export const visitAll = async (
  page: Page,
  routes: readonly string[],
  visit: (path: string) => Promise<void>,
): Promise<void> => {
  const crawl = createCrawl(routes);
  for (const route of crawl.routes) {
    const address = crawl.addressOf(route);
    expect(address, `a link to ${route}`).toBeDefined();
    await goTo(page, address ?? unknownPath);
    await visit(address ?? unknownPath);
    // After the visit, when even a slow list has its rows.
    await crawl.note(page);
  }
};
