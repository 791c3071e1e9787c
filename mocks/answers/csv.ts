/**
 * The formats of CSV answers. Real servers use all of them, so the demo does, too; each answer chooses
 * its format.
 */
import type { Item } from '../database/collection';
import { toBase64 } from './base64';

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** CSV as a plain server writes it: RFC 4180, no byte order mark, formulas not neutralized. The columns are those of all rows. */
const textOf = (rows: readonly Item[]): string => {
  const columns = [...new Set(rows.slice(0, 200).flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','));
  return [columns.map(cell).join(','), ...lines, ''].join('\r\n');
};

type CsvForm = 'rows' | 'text' | 'wrapped' | 'base64';

/** The content of `attributes`: rows; CSV text; `{ csv: text }`; or `{ fileName, base64 }`. */
export const inForm = (form: CsvForm, rows: readonly Item[], name: string): unknown => {
  if (form === 'rows') return rows;
  const text = textOf(rows);
  if (form === 'text') return text;
  return form === 'wrapped'
    ? { fileName: `${name}.csv`, csv: text }
    : { fileName: `${name}.csv`, base64: toBase64(new TextEncoder().encode(text)) };
};

/** The rows of a CSV call: those matching the query, or those with the selected ids. */
export const chosenOf = (rows: readonly Item[], ids: readonly (string | number)[] | undefined): readonly Item[] => {
  if (!ids) return rows;
  const idSet = new Set(ids.map(String));
  return rows.filter(({ id }) => idSet.has(String(id)));
};
