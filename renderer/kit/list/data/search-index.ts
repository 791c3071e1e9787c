/**
 * A search index over all rows of a list. The rows' text is folded and joined in blocks, because a few large strings
 * take less memory than one string per row and are faster to search.
 */
import { fold } from '@contract/text/fold';
import { phoneDigits, readSearchTerms } from '@contract/text/search-terms';
import type { Values } from '../../area/field';
import { toPlainText } from '../../format/plain-text';

interface Block {
  readonly first: number;
  readonly text: string;
  /** The index at which each row's text starts, plus the end. */
  readonly starts: Uint32Array;
  /**
   * Rows with characters beyond Latin-1, stored separately: one such character doubles the memory of the string it is
   * in.
   */
  readonly nonLatin1: readonly (readonly [row: number, text: string])[];
}

const rowsPerBlock = 2048;
/** Marks are bytes. */
const maxWords = 250;
/** A safe number of arguments for one call. */
const maxLatin1Length = 10_000;

/**
 * Copies a text to a string with one byte per character; undefined if it has characters beyond Latin-1. Removing
 * accents leaves a string with two bytes per character, which would double the memory of its block.
 */
const toLatin1 = (text: string): string | undefined => {
  if (text.length > maxLatin1Length) return undefined;
  const codes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 255) return undefined;
    codes[at] = code;
  }
  return String.fromCharCode(...codes);
};

/** Dates and addresses of files, whose raw text nobody searches for. */
const unsearchable = /^(?:\d{4}-\d{2}-\d{2}[T ]|https?:\/\/|data:)/;

/** How a phone number starts; other values need no further check. */
const phoneStart = /^[+(\d]/;

const searchable = (value: unknown): string => {
  if (typeof value === 'string') {
    if (unsearchable.test(value)) return '';
    const digits = phoneStart.test(value) ? phoneDigits(value) : undefined;
    return digits === undefined ? value : `${value}\n${digits}`;
  }
  if (typeof value === 'number') return String(value);
  return typeof value === 'object' ? toPlainText(value) : '';
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

const createBlock = (rows: readonly Values[], first: number): Block => {
  const end = Math.min(rows.length, first + rowsPerBlock);
  const starts = new Uint32Array(end - first + 1);
  const texts: string[] = [];
  const nonLatin1: [number, string][] = [];
  let at = 0;
  for (let index = first; index < end; index++) {
    const rowText = searchText(rows[index] ?? {});
    const latin1 = toLatin1(rowText);
    if (latin1 === undefined) nonLatin1.push([index, rowText]);
    const text = latin1 ?? '';
    starts[index - first] = at;
    texts.push(text);
    at += text.length + 1;
  }
  starts[end - first] = at;
  return { first, text: texts.join('\u0000'), starts, nonLatin1 };
};

/**
 * Increments the mark of each row of a block that contains the term and has the mark `from`. After a hit, skips to the
 * next row.
 */
const markBlock = ({ first, text, starts, nonLatin1 }: Block, query: string, marks: Uint8Array, from: number): void => {
  for (const [row, rowText] of nonLatin1) if (marks[row] === from && rowText.includes(query)) marks[row] = from + 1;
  let row = 0;
  let at = text.indexOf(query);
  while (at !== -1) {
    while ((starts[row + 1] ?? Number.POSITIVE_INFINITY) <= at) row++;
    if (marks[first + row] === from) marks[first + row] = from + 1;
    const next = starts[row + 1];
    if (next === undefined) return;
    at = text.indexOf(query, next);
  }
};

export interface SearchIndex {
  /** One byte per row: 1 if the row contains all words, ignoring case and accents. Indexes new rows first. */
  readonly match: (query: string) => Uint8Array;
  /** Indexes the next block; false if it was the last. Called in idle time. */
  readonly prepareNext: () => boolean;
}

export const createSearchIndex = (rows: readonly Values[]): SearchIndex => {
  const blocks: Block[] = [];
  const prepareNext = (): boolean => {
    const first = blocks.length * rowsPerBlock;
    if (first >= rows.length) return false;
    blocks.push(createBlock(rows, first));
    return first + rowsPerBlock < rows.length;
  };
  const markRows = (words: readonly string[]): Uint8Array => {
    const marks = new Uint8Array(rows.length);
    for (const block of blocks) for (const [from, word] of words.entries()) markBlock(block, word, marks, from);
    return words.length === 1 ? marks : marks.map((mark) => (mark === words.length ? 1 : 0));
  };
  return {
    prepareNext,
    match: (query) => {
      while (prepareNext());
      const { words, phone } = readSearchTerms(fold(query.trim()));
      // A query of accents only matches every row.
      if (words.length === 0) return new Uint8Array(rows.length).fill(1);
      const marks = markRows(words.slice(0, maxWords));
      if (phone === undefined) return marks;
      const phones = markRows([phone]);
      return marks.map((mark, row) => mark | (phones[row] ?? 0));
    },
  };
};
