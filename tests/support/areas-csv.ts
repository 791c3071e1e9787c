/** Compares an area's CSV file with the server's rows. */
import { readFile } from 'node:fs/promises';
import type { EndpointId } from '@contract/table';
import { expect, type Locator, type Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { dataOf } from './page-data';

type Row = Readonly<Record<string, unknown>>;

const rowsPerPage = 10_000;

/** All rows of a list, from all its pages. */
export const allOf = async (page: Page, call: EndpointId, input: object = {}): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (let at = 1; ; at += 1) {
    const more = await dataOf(page, call, { ...input, page: at, perPage: rowsPerPage });
    rows.push(...more);
    if (more.length < rowsPerPage) return rows;
  }
};

/** What a spreadsheet must show for a value, written independently: numbers and phones unchanged, formulas as text. */
const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return JSON.stringify(value);
  if (typeof value !== 'string') return String(value);
  const isFormula = /^[=+\-@\t\r\n\0]/.test(value) && !/^[+-]?[\d.]+$/.test(value) && !/^\+\d[\d ().-]+$/.test(value);
  return isFormula ? `'${value}` : value;
};

/** A cell without the mark that keeps its text from being rewritten, which no spreadsheet shows. */
export const shownCell = (cell: string): string => cell.replace(/\u034F$/, '');

const lined = (rows: readonly (readonly string[])[]): readonly string[] => rows.map((row) => row.join(' | ')).sort();

/** Checks the file's header and that its lines are exactly these rows, in any order. */
export const expectRows = async (
  path: string,
  data: readonly Row[],
  fieldOf: (title: string) => string,
  /** Fields that differ between the two sides and are not compared. */
  unlike: RegExp = /^$/,
): Promise<readonly string[]> => {
  const [head = [], ...lines]: string[][] = parse(await readFile(path), {
    ...{ bom: true, record_delimiter: '\r\n', cast: shownCell },
  });
  const fields = head.map(fieldOf);
  expect(data.length).toBeGreaterThan(10);
  const alike = (cells: readonly string[]) => cells.filter((_, at) => !unlike.test(fields[at] ?? ''));
  const expected = data.map((row) => alike(fields.map((field) => cellOf(row[field]))));
  expect(lined(lines.map(alike))).toEqual(lined(expected));
  return head;
};

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/**
 * The field of a column, by its title: from the app's texts, or for fields only the server knows, from the name.
 * A second call with the same title returns the next field with that title.
 */
export const fieldsBy = (words: Readonly<Record<string, string>>, data: readonly Row[]) => {
  const left = new Set(data.flatMap((row) => Object.keys(row)));
  return (title: string): string => {
    const found =
      Object.entries(words).find(([field, word]) => word === title && left.has(field))?.[0] ??
      [...left].find((name) => letters(name) === letters(title));
    if (found === undefined) throw new Error(`There is no field for the column ${title}.`);
    left.delete(found);
    return found;
  };
};

/** Selects every column of an export dialog. Returns their titles in the order of the file. */
export const chooseAllColumns = async (dialog: Locator): Promise<readonly string[]> => {
  const picker = dialog.getByRole('list', { name: 'Columns' });
  // The last three are those of the local notes, of which the server knows nothing.
  const boxes = (await picker.getByRole('checkbox').all()).slice(0, -3);
  for (const box of boxes) await box.check();
  return (await picker.getByRole('listitem').allTextContents()).slice(0, boxes.length);
};
