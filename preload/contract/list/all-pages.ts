/** Reads all pages of a list: for lists that are shown complete and for exports of all matching rows. */
import type { Page } from '../endpoint';
import type { Result } from '../failure';

type Rows<T> = Page<T>['rows'];

export interface Batch<T> {
  /** Rows not seen on an earlier page. */
  readonly rows: Rows<T>;
  readonly total: number | undefined;
  /** The list ends here. */
  readonly last: boolean;
  /** The server reports a larger total or a next page, but sends the same rows again and again. */
  readonly repeatsPage?: true;
  /**
   * The server sends the same rows again, as many as servers often cap a page at, and does not say whether it has more; or its
   * pages end before its total is reached.
   */
  readonly mayHaveMore?: true;
}

export type Paging = { readonly page: number; readonly perPage: number };

export const pageRows = 2_000;
/** The largest page size that a list call accepts. */
const maxPageRows = 10_000;
/** Page sizes that servers choose on their own. */
export const usualCaps: ReadonlySet<number> = new Set([
  10, 12, 15, 20, 24, 25, 30, 40, 50, 60, 64, 75, 100, 128, 150, 200, 250, 300, 500, 1_000,
]);

type IdOf<Id> = (row: Readonly<Record<string, unknown>>) => Id;

/** A row's id as the server sent it, from the field that holds it; empty where it has none. Numbers are compared fastest. */
export const sentIdIn =
  (field: string): IdOf<string | number> =>
  (row) => {
    const id = row[field];
    return typeof id === 'string' || typeof id === 'number' ? id : '';
  };

/** The same as text. */
export const idIn = (field: string): IdOf<string> => {
  const sentId = sentIdIn(field);
  return (row) => String(sentId(row));
};

/** Whether two pages hold the same rows in the same order: a server that ignores paging sends one answer to both. */
export const isSamePage = (one: Rows<unknown>, other: Rows<unknown>): boolean =>
  one.length === other.length && one.every((row, at) => JSON.stringify(row) === JSON.stringify(other[at]));

/**
 * Asks page after page until the list ends: a page says that it is the last, is shorter than the first (a server may
 * cap its pages) and says of none after it, brings nothing new, is the one before again, or the total is reached. A row that moved between two
 * pages is taken once, identified by its id; rows without an id are all taken. A failure ends it.
 */
export async function* allPages<T>(
  fetchPage: (paging: Paging) => Promise<Result<Page<T>>>,
  idOf: (row: T) => string | number,
): AsyncGenerator<Result<Batch<T>>, void> {
  const seen = new Set<string | number>();
  const unseen = (rows: Rows<T>, isRepeated: boolean): Rows<T> =>
    rows.filter((row) => {
      const id = idOf(row);
      if (id === '') return !isRepeated;
      // One look-up instead of two.
      const before = seen.size;
      return seen.add(id).size > before;
    });
  let rowCount = 0;
  let fullPage = 0;
  let before: Rows<T> = [];
  let first: Rows<T> = [];
  for (let page = 1; ; page++) {
    const answer = await fetchPage({ page, perPage: pageRows });
    if (!answer.ok) {
      yield answer;
      return;
    }
    const { rows, total, isComplete } = answer.value;
    if (page === 1) first = rows;
    // A circle of pages comes back to the first one.
    const isRepeated = page > 1 && (isSamePage(rows, before) || isSamePage(rows, first));
    before = rows;
    let fresh = unseen(rows, isRepeated);
    let { hasNext = false } = answer.value;
    const misses = total === undefined ? hasNext : rowCount + fresh.length < total;
    if (isRepeated && misses) {
      // A server that ignores the page may still send a longer one.
      const long = await fetchPage({ page: 1, perPage: Math.min(total ?? maxPageRows, maxPageRows) });
      if (long.ok) {
        fresh = unseen(long.value.rows, !long.value.rows.some((row) => idOf(row) !== ''));
        hasNext = long.value.hasNext === true;
      }
    }
    rowCount += fresh.length;
    if (page === 1) fullPage = rows.length;
    const bringsNothing = isRepeated || fresh.length === 0;
    const isStuck = total === undefined ? bringsNothing && rows.length > 0 && hasNext : isRepeated && rowCount < total;
    const ends =
      isComplete || bringsNothing || (total === undefined ? rows.length < fullPage && !hasNext : rowCount >= total);
    const mayHaveMore =
      total === undefined
        ? isRepeated && !hasNext && usualCaps.has(rowCount)
        : ends && !isComplete && !isRepeated && rowCount < total;
    const missing = isStuck ? { repeatsPage: true as const } : mayHaveMore ? { mayHaveMore: true as const } : {};
    yield { ok: true, value: { rows: fresh, total, last: ends, ...missing } };
    if (ends) return;
  }
}
