/** Reads fields of JSON of unknown shape. `reading/` knows where answers keep what. */
import type { Page } from '../endpoint';

export type Values = Readonly<Record<string, unknown>>;

export const isRecord = (input: unknown): input is Values =>
  typeof input === 'object' && input !== null && !Array.isArray(input);
/** The own property of a value, or undefined if it has none of that name. */
export const field = (of: unknown, name: string): unknown =>
  isRecord(of) && Object.hasOwn(of, name) ? of[name] : undefined;

/** At most 500 characters without control characters; undefined where nothing readable is left. */
export const cleanText = (input: unknown): string | undefined => {
  if (typeof input !== 'string') return undefined;
  const text = input
    .slice(0, 2_000)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 500)
    .toWellFormed();
  return text === '' ? undefined : text;
};

/** Whether a value is a page of a list in its canonical form. */
export const isPage = (value: unknown): value is Page<Values> =>
  isRecord(value) && Array.isArray(value.rows) && value.rows.every(isRecord) && typeof value.isComplete === 'boolean';
