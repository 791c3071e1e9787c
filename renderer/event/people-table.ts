/** People of an event as a table of texts, for a CSV file and for paper. */
import type { Values } from '../kit/area/field';
import { startExport } from '../kit/export/start-export';

export interface PeopleColumn {
  readonly key: string;
  readonly title: string;
  /** Numbers of cars and phones, whose leading zeros a spreadsheet drops. */
  readonly isCode?: boolean;
}

export interface PeopleTable {
  readonly title: string;
  /** The event and the filter, for the file's name. */
  readonly words: readonly string[];
  readonly columns: readonly PeopleColumn[];
  readonly rows: readonly Values[];
}

/** True if the export has started. */
export const exportPeople = ({ title, words, columns, rows }: PeopleTable): Promise<boolean> =>
  startExport({
    title,
    words: [title, ...words].slice(0, 20).map((word) => word.slice(0, 200)),
    source: { rows: rows.map((row) => Object.fromEntries(columns.map(({ key }) => [key, row[key]]))) },
    columns: columns.map(({ key, title: label, isCode }) => ({ key, title: label, ...(isCode ? { text: true } : {}) })),
    separator: ',',
    forSpreadsheet: true,
    keepZeros: false,
    expected: rows.length,
  });
