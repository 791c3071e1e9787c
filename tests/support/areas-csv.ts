/** A CSV file of an area held against the rows that the server has. */
import { readFile } from 'node:fs/promises';
import type { EndpointId } from '@contract/table';
import { expect, type Locator, type Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { dataOf } from './page-data';

type Row = Readonly<Record<string, unknown>>;

const most = 10_000;

/** All rows of a list, however many pages they are. */
export const allOf = async (page: Page, call: EndpointId, input: object = {}): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (let at = 1; ; at += 1) {
    const more = await dataOf(page, call, { ...input, page: at, perPage: most });
    rows.push(...more);
    if (more.length < most) return rows;
  }
};

/** What a spreadsheet must be given for a value, written down anew: numbers and phones as they are, formulas as text. */
const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return JSON.stringify(value);
  if (typeof value !== 'string') return String(value);
  const isFormula = /^[=+\-@\t\r\n\0]/.test(value) && !/^[+-]?[\d.]+$/.test(value) && !/^\+\d[\d ().-]+$/.test(value);
  return isFormula ? `'${value}` : value;
};

const lined = (rows: readonly (readonly string[])[]): readonly string[] => rows.map((row) => row.join(' | ')).sort();

/** The file's head, and that its lines are those rows: every cell, none more, none less, in whatever order. */
export const expectRows = async (
  path: string,
  data: readonly Row[],
  fieldOf: (title: string) => string,
  /** Fields that the two sides cannot have alike, and that are left out. */
  unlike: RegExp = /^$/,
): Promise<readonly string[]> => {
  const [head = [], ...lines]: string[][] = parse(await readFile(path), { bom: true, record_delimiter: '\r\n' });
  const fields = head.map(fieldOf);
  expect(data.length).toBeGreaterThan(10);
  const alike = (cells: readonly string[]) => cells.filter((_, at) => !unlike.test(fields[at] ?? ''));
  const wanted = data.map((row) => alike(fields.map((field) => cellOf(row[field]))));
  expect(lined(lines.map(alike))).toEqual(lined(wanted));
  return head;
};

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/**
 * The field that a column of that title shows: by the app's own words, else (fields only the server knows) by its name.
 * Asked for the same title again, it names the next such field.
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

/** Ticks every column of an export dialog. Returns their titles in the order of the file. */
export const chooseAllColumns = async (dialog: Locator): Promise<readonly string[]> => {
  const picker = dialog.getByRole('list', { name: 'Columns' });
  for (const box of await picker.getByRole('checkbox').all()) await box.check();
  return picker.getByRole('listitem').allTextContents();
};
