/** How the sample lists are searched, sorted and paged: all of them small, so plainly. */
import type { Item, Listing } from '../collection';
import { rankColumn, sortByRank } from '../sort-rows';

interface Asked {
  readonly page: number;
  readonly perPage: number;
}

/** The rows with these words in one of their texts, in any case (specification, section 9); all rows where there are no words. */
export const filterByWords = <T>(
  rows: readonly T[],
  q: string | undefined,
  textsOf: (row: T) => readonly unknown[],
): readonly T[] => {
  const words = q?.toLowerCase() ?? '';
  return words === ''
    ? rows
    : rows.filter((row) => textsOf(row).some((text) => String(text).toLowerCase().includes(words)));
};

/** The rows by one of their values: numbers as numbers, texts in any case; stable, and rows without a value last. */
export const sortRows = <T>(
  rows: readonly T[],
  fieldOf: (row: T) => unknown,
  direction: 'asc' | 'desc' | undefined,
): readonly T[] => {
  const ranks = rankColumn(
    rows.map((row) => ({ value: fieldOf(row) })),
    'value',
  );
  const places = sortByRank(Int32Array.from(rows.keys()), ranks, direction === 'desc');
  return Array.from(places, (place) => rows[place] as T);
};

/** One page, and how many there are in all. A page past the end is empty. */
export const toPage = <T extends Item>(rows: readonly T[], { page, perPage }: Asked): Listing => ({
  rows: rows.slice((page - 1) * perPage, page * perPage),
  total: rows.length,
  page,
  perPage,
});
