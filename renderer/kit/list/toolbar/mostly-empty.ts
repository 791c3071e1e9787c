import type { Values } from '../../area/field';
import { toPlainText } from '../../format/plain-text';

/** A few rows may have many empty columns by chance. */
const minRows = 5;

/** Whether at least half of these columns are empty in every row, because the server may use other field names. */
export const isMostlyEmpty = (rows: readonly Values[], keys: readonly string[]): boolean => {
  if (rows.length < minRows || keys.length === 0) return false;
  const empty = keys.filter((key) => rows.every((row) => toPlainText(row[key]) === ''));
  return empty.length >= keys.length / 2;
};
