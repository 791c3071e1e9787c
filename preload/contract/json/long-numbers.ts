/**
 * Whole numbers beyond 2^53, such as the ids of some servers. They are texts in the app, because no number holds them, and
 * go back to the server as the number that they came as.
 */

/** Begins a text that is written as a number; no text of a person begins so. */
const mark = '\ufdd1';

/** Whether a text has the digits of a whole number that no number holds exactly. */
export const isLongNumber = (input: unknown): input is string =>
  typeof input === 'string' && /^-?\d{16,64}$/.test(input) && !Number.isSafeInteger(Number(input));

/** The digits of a number that no number holds, as a text that `writeJson` writes as a number. */
export const asNumber = (digits: string): string => `${mark}${digits}`;

/** JSON in which the texts of `asNumber` are numbers, with all of their digits. */
export const writeJson = (value: unknown): string => JSON.stringify(value).replaceAll(/"\ufdd1(-?\d+)"/g, '$1');

/** Reads JSON that the app wrote, for it to be written again. */
export const readWritten = (text: string): unknown =>
  JSON.parse(text, (_key: string, value: unknown, context?: { readonly source?: string }) => {
    const source = context?.source ?? '';
    return typeof value === 'number' && isLongNumber(source) ? asNumber(source) : value;
  });
