/** Searches, sorts and pages the sample lists, which are small. */
import { fold } from '@contract/text/fold';
import type { Item, Listing } from '../database/collection';
import { rankColumn, sortByRank } from '../database/sort-rows';

interface Asked {
  readonly page: number;
  readonly perPage: number;
}

/** The rows that contain the text in one field, ignoring case and accents (specification, section 9); all rows for an empty text. */
export const filterByWords = <T>(
  rows: readonly T[],
  q: string | undefined,
  textsOf: (row: T) => readonly unknown[],
): readonly T[] => {
  const words = fold(q ?? '');
  return words === '' ? rows : rows.filter((row) => textsOf(row).some((text) => fold(String(text)).includes(words)));
};

/** Sorts rows by one field: numbers as numbers, texts ignoring case; stable, rows without a value last. */
export const sortRows = <T>(
  rows: readonly T[],
  fieldOf: (row: T) => unknown,
  direction: 'asc' | 'desc' | undefined,
): readonly T[] => {
  const ranks = rankColumn(
    rows.map((row) => ({ value: fieldOf(row) })),
    'value',
  );
  const indexes = sortByRank(Int32Array.from(rows.keys()), ranks, direction === 'desc');
  return Array.from(indexes, (index) => rows[index] as T);
};

/** One page and the total. A page past the end is empty. */
export const toPage = <T extends Item>(rows: readonly T[], { page, perPage }: Asked): Listing => ({
  rows: rows.slice((page - 1) * perPage, page * perPage),
  total: rows.length,
  page,
  perPage,
});
