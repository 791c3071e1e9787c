/** Any value as one line of text, because unknown fields must be readable in any shape. */
import { readableLabel } from './label';

/** Fields that a database or a framework adds to every record: `__v`, `_rev`, `_class`, `$type`, `@odata.etag`. */
export const isBookkeeping = (key: string): boolean => /^[_$@]/.test(key);

const depthLimit = 3;

/** What an object's keys and flags are called. */
export interface PlainWords {
  readonly name: (key: string) => string;
  readonly flag: (value: boolean) => string;
}

/** The same in every language, because filters and searches compare with these texts. */
const fixedWords: PlainWords = { name: readableLabel, flag: (value) => (value ? 'Yes' : 'No') };

const entry = ([key, value]: readonly [string, unknown], depth: number, words: PlainWords): string => {
  const text = toPlainText(value, depth + 1, words);
  return text === '' ? '' : `${words.name(key)}: ${text}`;
};

/** Joins lists with commas and objects with semicolons; empty for no value. */
export const toPlainText = (value: unknown, depth = 0, words = fixedWords): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return words.flag(value);
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (typeof value !== 'object') return '';
  if (depth >= depthLimit) return '…';
  if (Array.isArray(value))
    return value
      .map((one: unknown) => toPlainText(one, depth + 1, words))
      .filter((one) => one !== '')
      .join(', ');
  const name = 'name' in value && typeof value.name === 'string' ? value.name : undefined;
  if (name !== undefined && depth > 0) return name;
  return Object.entries(value)
    .filter(([key]) => !isBookkeeping(key))
    .map((pair) => entry(pair, depth, words))
    .filter((one) => one !== '')
    .join('; ');
};

/** The same without white space at its ends; empty for no value, which is how the desk tells that the server sent none. */
export const toTrimmedText = (value: unknown): string => toPlainText(value).trim();

/** Whether a value is a record or a list, which a detail page shows as a small table. */
export const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** The values that a filter offers for a field: each item of a list, or the value itself. */
export const toFilterValues = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map((one: unknown) => toPlainText(one, 1)) : [toPlainText(value)];
