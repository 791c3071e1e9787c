/** Reads the product's screens route by route, so that two servers with the same data can be compared. */
import { expect, type Page } from '@playwright/test';
import { createCrawl } from './crawl';
import { goTo, unknownPath } from './navigate';
import type { SiteMap } from './site-map';

export interface Cell {
  readonly text: string;
  /** The kind: `money`, `moment` and so on; a picture counts as text. */
  readonly kind: string;
}

export interface ShownRow {
  /** The text of the row's name. */
  readonly name: string;
  /** The address that it links to. */
  readonly link?: string;
  /** Cells by column title. */
  readonly cells: Readonly<Record<string, Cell>>;
}

export interface Shown {
  readonly heading: string;
  /** Rows of grids. */
  readonly rows: readonly ShownRow[];
  /** Labels and values. */
  readonly values: Readonly<Record<string, string>>;
}

/** The visited address and its content by route. */
export type ScreenContents = ReadonlyMap<string, { readonly address: string; readonly shown: Shown }>;

const shownOn = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const textOf = (element: Element | null): string =>
      element?.textContent?.trim() || (element?.querySelector('img, video') ? '(picture)' : '');
    const rows: ShownRow[] = [];
    for (const grid of document.querySelectorAll('main [role="grid"]')) {
      const titles = new Map(
        [...grid.querySelectorAll('[role="columnheader"]')].map((head) => [
          head.getAttribute('aria-colindex'),
          textOf(head),
        ]),
      );
      for (const row of grid.querySelectorAll('[role="row"][data-index]')) {
        const cells = [...row.querySelectorAll('[role="gridcell"]:not([data-pinned="box"])')];
        const link = row.querySelector('a[data-name]');
        const name = textOf(link) || cells.map(textOf).find((text) => text !== '') || '';
        const address = link?.getAttribute('href') ?? undefined;
        rows.push({
          name,
          ...(address === undefined ? {} : { link: address }),
          cells: Object.fromEntries(
            cells.map((cell) => [
              titles.get(cell.getAttribute('aria-colindex')) ?? '',
              { text: textOf(cell), kind: cell.getAttribute('data-kind') ?? 'text' },
            ]),
          ),
        });
      }
    }
    const values: Record<string, string> = {};
    for (const term of document.querySelectorAll('main dl:not(dd dl) > div > dt')) {
      const label = textOf(term);
      const value = textOf(term.parentElement?.querySelector('dd') ?? null);
      // An em dash means an empty value.
      if (!(label in values)) values[label] = /^[—–-]?$/.test(value) ? '' : value;
    }
    return { heading: textOf(document.querySelector('main h1, h1')), rows, values };
  });

/** Visits every product route that needs a session; addresses of records come from links. */
export const readScreens = async (page: Page, { product }: SiteMap): Promise<ScreenContents> => {
  const crawl = createCrawl(product);
  const found = new Map<string, { address: string; shown: Shown }>();
  for (const route of crawl.routes) {
    const address = crawl.addressOf(route);
    if (address === undefined) throw new Error(`No page leads to ${route}.`);
    await goTo(page, address);
    await crawl.note(page);
    found.set(route, { address, shown: await shownOn(page) });
  }
  await goTo(page, unknownPath);
  return found;
};

/**
 * Visits the same addresses again with this server's ids. Reads a screen until `isSame` says that it shows what it did
 * before, because a part may begin to load when the others have ended; a screen that stays different is returned so.
 */
export const readScreensAgain = async (
  page: Page,
  walk: ScreenContents,
  written: (path: string) => string,
  isSame: (route: string, shown: Shown) => boolean,
): Promise<ScreenContents> => {
  const found = new Map<string, { address: string; shown: Shown }>();
  for (const [route, { address }] of walk) {
    const there = route.includes(':') ? written(address) : address;
    await goTo(page, there);
    const read = async (): Promise<boolean> => {
      const shown = await shownOn(page);
      found.set(route, { address: there, shown });
      return isSame(route, shown);
    };
    await expect
      .poll(read)
      .toBe(true)
      .catch(() => undefined);
  }
  return found;
};
