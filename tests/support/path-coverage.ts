/** Records which product paths the page requests, whether from a screen, the session, an export or an upload. */
import type { Page } from '@playwright/test';
import { productPaths } from '../contract/spec-paths';

/** The host of the demo's requests (defined in `mocks/adapter.ts`, which only Vite can load). */
const demoServer = 'https://demo.pitwall.invalid';

const patterns = productPaths.map((path) => [path, new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)] as const);

export interface PathCoverage {
  /** The product paths requested so far. */
  readonly reached: () => readonly string[];
  readonly missing: (paths: readonly string[]) => readonly string[];
}

/** Records the demo's requests from the page's start. They never leave the page, so its network events show none. */
export const recordCalls = async (page: Page): Promise<PathCoverage> => {
  const requested = new Set<string>();
  await page.exposeFunction('askedOfDemo', (address: string) => {
    const { pathname } = new URL(address);
    // Exact paths come before paths with parameters that also match.
    const found =
      patterns.find(([path]) => path === pathname) ?? patterns.find(([, pattern]) => pattern.test(pathname));
    if (found) requested.add(found[0]);
  });
  await page.addInitScript((server) => {
    const Original = window.Request;
    const report = Reflect.get(window, 'askedOfDemo') as (address: string) => void;
    window.Request = class extends Original {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(input, init);
        if (this.url.startsWith(server)) report(this.url);
      }
    };
  }, demoServer);
  return {
    reached: () => [...requested],
    missing: (paths) => paths.filter((path) => !requested.has(path)),
  };
};
