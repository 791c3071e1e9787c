/** Remembers first pages, so that an answer can be held against what was asked without asking twice. */
import type { Page } from '../endpoint';
import type { Values } from '../shapes';
import { ignoredOf } from './asked';

const maxPages = 100;
/** Enough rows to tell one list from another. */
const maxRows = 50;

export interface AskedMemory {
  /** The page with `ignored`, where its rows contradict the input. */
  check(id: string, input: Values, page: Page<Values>): Page<Values>;
  clear(): void;
}

const keyOf = (id: string, input: Values, without: readonly string[]): string =>
  JSON.stringify([
    id,
    ...Object.entries(input)
      .filter(([name, value]) => !without.includes(name) && value !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]);

const asking = ['q', 'sort', 'sortColumn', 'filters', 'page'];

/** One per session and server: it holds rows. */
export const createAskedMemory = (): AskedMemory => {
  const pages = new Map<string, readonly Values[]>();
  const remember = (key: string, rows: readonly Values[]): void => {
    pages.delete(key);
    pages.set(key, rows.slice(0, maxRows));
    if (pages.size > maxPages) pages.delete(pages.keys().next().value ?? '');
  };
  return {
    check: (id, input, page) => {
      const plainKey = keyOf(id, input, asking);
      const firstKey = keyOf(id, input, ['page']);
      const { page: number = 1, q, sortColumn, filters } = input;
      const isPlain = number === 1 && (q ?? '') === '' && sortColumn === undefined && filters === undefined;
      const ignored = ignoredOf(input, page, {
        plain: isPlain ? undefined : pages.get(plainKey),
        first: pages.get(firstKey),
      });
      if (isPlain) remember(plainKey, page.rows);
      if (number === 1) remember(firstKey, page.rows);
      return ignored.length > 0 ? { ...page, ignored } : page;
    },
    clear: () => pages.clear(),
  };
};
