/** Visits all routes of the app: addresses of records come from links on pages visited earlier. */
import type { Page } from '@playwright/test';

export interface Crawl {
  /** All routes; those that link to others come first. */
  readonly routes: readonly string[];
  /** Collects the links of the page. */
  readonly note: (page: Page) => Promise<void>;
  /** The address of a route: the route itself or a collected link to it. Undefined if there is no link. */
  readonly addressOf: (route: string) => string | undefined;
}

const segmentsOf = (path: string): readonly string[] => path.split(/[?#]/)[0]?.split('/') ?? [];
const isParameter = (segment: string | undefined): boolean => segment?.startsWith(':') === true;

const matches = (route: string, address: string): boolean => {
  const pattern = segmentsOf(route);
  const segments = segmentsOf(address);
  return (
    pattern.length === segments.length &&
    pattern.every((segment, index) => isParameter(segment) || segment === segments[index])
  );
};

const parameters = (route: string): number => segmentsOf(route).filter(isParameter).length;

/** The most specific route that matches an address. */
const routeOf = (routes: readonly string[], address: string): string | undefined =>
  routes
    .filter((route) => matches(route, address))
    .sort((one, other) => parameters(one) - parameters(other))
    .at(0);

/** Whether two routes of one area differ in one segment only, so that both take the same record ids. */
const areSiblings = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length &&
  one[1] === other[1] &&
  one.every((segment, index) => isParameter(segment) === isParameter(other[index])) &&
  one.filter((segment, index) => segment !== other[index]).length === 1;

export const createCrawl = (unordered: readonly string[]): Crawl => {
  const routes = [...unordered].sort((one, other) => parameters(one) - parameters(other) || one.length - other.length);
  const seen = new Map<string, string>();

  const filled = (route: string, from: string): string => {
    const segments = segmentsOf(from);
    return segmentsOf(route)
      .map((segment, index) => (isParameter(segment) ? segments[index] : segment))
      .join('/');
  };
  const addressOf = (route: string): string | undefined => {
    if (parameters(route) === 0) return route;
    const known = seen.get(route);
    if (known !== undefined) return known;
    const segments = segmentsOf(route);
    // A page of a record (`/tracks/:id/edit`) is below the record, or another page of the same record is known.
    const parent = isParameter(segments.at(-1)) ? undefined : seen.get(segments.slice(0, -1).join('/'));
    const sibling = routes.find((other) => seen.has(other) && areSiblings(segments, segmentsOf(other)));
    const from = parent ?? (sibling === undefined ? undefined : seen.get(sibling));
    return from === undefined ? undefined : filled(route, from);
  };
  const note = async (page: Page): Promise<void> => {
    const addresses = await page
      .locator('main a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const address of addresses) {
      const route = routeOf(routes, address);
      if (route !== undefined && parameters(route) > 0 && !seen.has(route)) seen.set(route, address);
    }
  };
  return { routes, note, addressOf };
};
