/**
 * A search index over all rows of a list. Of a field with few values, such as a status, it keeps each value once and a
 * byte per row. All other text is folded and joined in blocks, because a few large strings take less memory than one
 * string per row and are faster to search.
 */
import { fold, isAscii } from '@contract/text/fold';
import { phoneDigits, readSearchTerms } from '@contract/text/search-terms';
import type { Values } from '../../area/field';
import { toPlainText } from '../../format/plain-text';

/** The values of a field. */
interface Column {
  readonly key: string;
  /** The number of each value. Undefined once there are too many; the further rows' values are then in the blocks. */
  numbers: Map<unknown, number> | undefined;
  /** The folded text of each value, by its number. Number 0 stands for rows without the field. */
  readonly texts: string[];
  /** The number of each row's value. */
  rowNumbers: Uint8Array;
}

/** The text of rows that is not in the columns. */
interface Block {
  readonly first: number;
  /** One value per line. */
  readonly text: string;
  /** The index at which each row's text starts, plus the end. */
  readonly starts: Uint32Array;
  /** Values with characters beyond Latin-1, because one such character doubles the memory of the string it is in. */
  readonly nonLatin1: readonly (readonly [row: number, text: string])[];
}

/** A block is indexed in about a millisecond, so that preparing never holds up a frame. */
const rowsPerBlock = 1024;
/** Numbers of values are bytes, and 0 is not a value. */
const maxNumber = 255;
/** Rows may have any number of different fields, and each column takes a byte per row. */
const maxColumns = 64;
/** Marks are bytes. */
const maxWords = 250;
/** A safe number of arguments for one call. */
const maxLatin1Length = 10_000;
const beyondLatin1 = /[\u0100-\uffff]/;

/**
 * Copies a text to a string with one byte per character; undefined if it has characters beyond Latin-1. Removing
 * accents leaves a string with two bytes per character, which would double the memory of its block.
 */
const toLatin1 = (text: string): string | undefined => {
  if (text.length > maxLatin1Length) return undefined;
  const codes: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 255) return undefined;
    codes.push(code);
  }
  return String.fromCharCode(...codes);
};

/** Dates and addresses of files, whose raw text nobody searches for. */
const unsearchable = /^(?:\d{4}-\d{2}-\d{2}[T ]|https?:\/\/|data:)/;

/** Folds a text, with one byte per character if it can. */
const foldCompact = (text: string): string => {
  const folded = fold(text);
  return toLatin1(folded) ?? folded;
};

const firstNonAscii = 0x80;
/** How dates, addresses and phone numbers start, if they are ASCII; other values need no further check. */
const specialStarts = new Set(Array.from('0123456789+(dh', (sign) => sign.charCodeAt(0)));

/** The text of a value, with a phone number also as plain digits. Folded if it may be a number in signs beyond ASCII. */
const searchable = (value: unknown): string => {
  if (typeof value === 'string') {
    const first = value.charCodeAt(0);
    if (first < firstNonAscii && !specialStarts.has(first)) return value;
    const text = isAscii(value) ? value : foldCompact(value);
    if (unsearchable.test(text)) return '';
    const digits = phoneDigits(text);
    return digits === undefined ? text : `${text}\n${digits}`;
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

/** The number of a value in its column; undefined if the column has no more numbers. */
const numberOf = (column: Column, value: unknown): number | undefined => {
  const { numbers, texts } = column;
  const known = numbers?.get(value);
  if (known !== undefined || numbers === undefined) return known;
  const next = texts.length;
  if (next > maxNumber) return undefined;
  numbers.set(value, next);
  texts.push(fold(searchable(value)));
  return next;
};

const createColumns = (rowCount: number) => {
  const columns: Column[] = [];
  const byKey = new Map<string, Column>();
  const create = (key: string): Column | undefined => {
    if (columns.length >= maxColumns) return undefined;
    const column = { key, numbers: new Map(), texts: [''], rowNumbers: new Uint8Array(rowCount) };
    columns.push(column);
    byKey.set(key, column);
    return column;
  };
  return {
    columns,
    /** `position` is the field's position in its row, usually the same as the column's. */
    columnOf: (key: string, position: number): Column | undefined => {
      const column = columns[position];
      return column?.key === key ? column : (byKey.get(key) ?? create(key));
    },
    /** Whether the column takes the row's value. */
    take: (column: Column, row: number, value: unknown): boolean => {
      if (column.numbers === undefined || (typeof value === 'object' && value !== null)) return false;
      const number = numberOf(column, value);
      if (number === undefined) {
        column.numbers = undefined;
        column.rowNumbers = column.rowNumbers.slice(0, row);
        return false;
      }
      column.rowNumbers[row] = number;
      return true;
    },
  };
};

type Columns = ReturnType<typeof createColumns>;

/** Adds the rows of the next block to the columns, and returns their other text. */
const createBlock = (rows: readonly Values[], first: number, { columnOf, take }: Columns): Block => {
  const end = Math.min(rows.length, first + rowsPerBlock);
  const starts = new Uint32Array(end - first + 1);
  const texts: string[] = [];
  const nonLatin1: [number, string][] = [];
  let at = 0;
  for (let index = first; index < end; index++) {
    starts[index - first] = at;
    const row = rows[index] ?? {};
    let position = 0;
    for (const key in row) {
      const column = columnOf(key, position);
      position++;
      const value = row[key];
      if (column && take(column, index, value)) continue;
      const text = searchable(value);
      if (text === '') continue;
      // Plain text is folded for the block at once.
      const isPlain = isAscii(text);
      const folded = isPlain ? text : foldCompact(text);
      if (!isPlain && beyondLatin1.test(folded)) nonLatin1.push([index, folded]);
      else {
        texts.push(folded);
        at += folded.length + 1;
      }
    }
  }
  starts[end - first] = at;
  return { first, text: texts.join('\n').toLowerCase().replaceAll('`', "'"), starts, nonLatin1 };
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

/** The same for the rows of a column. */
const markColumn = ({ texts, rowNumbers }: Column, query: string, marks: Uint8Array, from: number): void => {
  const hits = texts.map((text) => text.includes(query));
  if (!hits.includes(true)) return;
  for (let row = 0; row < rowNumbers.length; row++)
    if (marks[row] === from && hits[rowNumbers[row] ?? 0]) marks[row] = from + 1;
};

export interface SearchIndex {
  /** One byte per row: 1 if the row contains all words, ignoring case and accents. Indexes new rows first. */
  readonly match: (query: string) => Uint8Array;
  /** Indexes the next block; false if it was the last. Called in idle time. */
  readonly prepareNext: () => boolean;
}

export const createSearchIndex = (rows: readonly Values[]): SearchIndex => {
  const blocks: Block[] = [];
  const fields = createColumns(rows.length);
  const prepareNext = (): boolean => {
    const first = blocks.length * rowsPerBlock;
    if (first >= rows.length) return false;
    blocks.push(createBlock(rows, first, fields));
    return first + rowsPerBlock < rows.length;
  };
  const markRows = (words: readonly string[]): Uint8Array => {
    const marks = new Uint8Array(rows.length);
    for (const [from, word] of words.entries()) {
      for (const column of fields.columns) markColumn(column, word, marks, from);
      for (const block of blocks) markBlock(block, word, marks, from);
    }
    return words.length === 1 ? marks : marks.map((mark) => (mark === words.length ? 1 : 0));
  };
  return {
    prepareNext,
    match: (query) => {
      while (prepareNext());
      const { words, phone } = readSearchTerms(fold(query));
      // A query of accents only matches every row.
      if (words.length === 0) return new Uint8Array(rows.length).fill(1);
      const marks = markRows(words.slice(0, maxWords));
      if (phone === undefined) return marks;
      const phones = markRows([phone]);
      return marks.map((mark, row) => mark | (phones[row] ?? 0));
    },
  };
};
