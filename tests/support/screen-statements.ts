/** What a screen says, as texts, and whether that is true of a season: a screen may always say that it does not know. */
import type { Page } from '@playwright/test';
import { goTo, waitForIdle } from './navigate';
import type { Statement } from './strangers/statement';

type Row = Readonly<Record<string, string>>;

export interface Said {
  /** The texts of the page in their order. */
  readonly lines: readonly string[];
  /** Rows of tables and grids by the name of the table; `id` is the record that a row links to. */
  readonly tables: Readonly<Record<string, readonly Row[]>>;
  /** Labels and values, which may come more than once. */
  readonly values: readonly (readonly [label: string, value: string])[];
  /** The number of entries in lists of the open tab. */
  readonly items: number;
}

const read = (page: Page): Promise<Said> =>
  page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const textOf = (element: Element | null | undefined): string =>
      (element instanceof HTMLElement ? element.innerText : '').replaceAll(/\s+/g, ' ').trim();
    const tables: Record<string, Record<string, string>[]> = {};
    for (const table of main.querySelectorAll('table, [role="grid"]')) {
      const heads = [...table.querySelectorAll('thead th, [role="columnheader"]')];
      const titles = heads.map((head, index) => [head.getAttribute('aria-colindex') ?? String(index), textOf(head)]);
      const titleOf = Object.fromEntries(titles) as Record<string, string>;
      const rows = [...table.querySelectorAll('tbody tr, [role="row"][data-index]')].map((row) => {
        const cells = [...row.querySelectorAll('th, td, [role="gridcell"]')];
        const link = row.querySelector('a[data-name]')?.getAttribute('href')?.split('/').at(-1) ?? '';
        const entries = cells.map((cell, index) => [
          titleOf[cell.getAttribute('aria-colindex') ?? String(index)] ?? '',
          textOf(cell),
        ]);
        return { ...Object.fromEntries(entries), id: decodeURIComponent(link) } as Record<string, string>;
      });
      tables[table.getAttribute('aria-label') ?? ''] = rows;
    }
    return {
      lines: main.innerText.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()])),
      tables,
      values: [...main.querySelectorAll('dl > div')].map(
        (pair) => [textOf(pair.querySelector('dt')), textOf(pair.querySelector('dd'))] as const,
      ),
      items: main.querySelectorAll('[role="tabpanel"] li').length,
    };
  });

/** Opens a screen and reads it once nothing of it loads any more. */
export const screenAt = async (page: Page, path: string): Promise<Said> => {
  await goTo(page, path);
  let before = '';
  for (;;) {
    await waitForIdle(page);
    const said = await read(page);
    const now = JSON.stringify(said);
    // A part may begin to load when another has ended.
    if (now === before) return said;
    before = now;
  }
};

const isUnknown = (shown: string | undefined): boolean =>
  shown === undefined || /^[–—-]?$|not known|unknown/i.test(shown);

const numberIn = (text: string): number => Number(text.replaceAll(/[^\d.-]/g, ''));
const currencyIn = (text: string): string => (text.includes('CA$') ? 'CAD' : 'USD');

const isSame = (shown: string, value: unknown): boolean => {
  const [, amount, currency] = /^(-?[\d.]+) ([A-Z]{3})$/.exec(String(value)) ?? [];
  if (currency !== undefined && currencyIn(shown) !== currency) return false;
  if (typeof value !== 'number' && amount === undefined) return shown.toLowerCase() === String(value).toLowerCase();
  const said = numberIn(shown);
  return shown.startsWith('At least') ? said <= Number(amount ?? value) : said === Number(amount ?? value);
};

export type Verdict = 'true' | 'open' | 'false';

/** Whether what a screen says agrees with a statement about the season. */
export const judge = (shown: string | undefined, { value, accepts = [] }: Statement): Verdict => {
  if (shown === undefined || isUnknown(shown)) return 'open';
  return [value, ...accepts].some((one) => isSame(shown, one)) ? 'true' : 'false';
};
