/** Searches all rows of a list: one folded text per row, prepared in idle time or by the first search. */
import { fold, isAscii } from '@contract/text/fold';
import { isFound, phoneDigits, readSearchTerms } from '@contract/text/search-terms';
import type { Values } from '../../area/field';
import { toPlainText } from '../../format/plain-text';

/** Takes a few milliseconds, so that preparing never holds up a frame. */
const rowsPerStep = 256;

/** Dates and addresses of files, whose raw text nobody searches for. */
const unsearchable = /^(?:\d{4}-\d{2}-\d{2}[T ]|https?:\/\/|data:)/;

const searchable = (value: unknown): string => {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return typeof value === 'object' ? toPlainText(value) : '';
  const text = isAscii(value) ? value : fold(value);
  if (unsearchable.test(text)) return '';
  const digits = phoneDigits(text);
  return digits === undefined ? text : `${text}\n${digits}`;
};

/** All searchable values of a row, folded, one per line; phone numbers also as plain digits. */
export const searchText = (row: Values): string => {
  let text = '';
  for (const key in row) {
    const part = searchable(row[key]);
    if (part !== '') text += text === '' ? part : `\n${part}`;
  }
  return fold(text);
};

export interface SearchIndex {
  /** One byte per row: 1 if the row contains all words, ignoring case and accents. Prepares the remaining rows first. */
  readonly match: (query: string) => Uint8Array;
  /** Prepares some more rows; false if none are left. */
  readonly prepareNext: () => boolean;
}

export const createSearchIndex = (rows: readonly Values[]): SearchIndex => {
  const texts: string[] = [];
  const prepareNext = (): boolean => {
    const end = Math.min(rows.length, texts.length + rowsPerStep);
    while (texts.length < end) texts.push(searchText(rows[texts.length] ?? {}));
    return end < rows.length;
  };
  return {
    prepareNext,
    match: (query) => {
      while (prepareNext());
      const terms = readSearchTerms(fold(query));
      return Uint8Array.from(texts, (text) => Number(isFound(text, terms)));
    },
  };
};
