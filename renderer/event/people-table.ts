/** People of an event as a table of texts, for a file and for paper. */
import type { ExportRequest } from '@contract/bridge';
import type { CopyNote } from '@contract/failure';
import type { Values } from '../kit/area/field';
import { fileFormat } from '../kit/export/file-format';
import { startExport } from '../kit/export/start-export';
import { toPlainText } from '../kit/format/plain-text';
import { shorten } from '../kit/format/shorten';
import { stripBidiIsolates } from '../kit/format/text';
import type { Paper, PaperEvent } from '../kit/print/papers/paper';

export interface PeopleColumn {
  readonly key: string;
  readonly title: string;
  /** The share of a paper's width, relative to the other columns; 0 leaves it out. */
  readonly width?: number;
}

export interface PeopleTable {
  readonly title: string;
  /** The event and the filter, for the file's name. */
  readonly words: readonly string[];
  readonly columns: readonly PeopleColumn[];
  readonly rows: readonly Values[];
  /** For paper. */
  readonly event: PaperEvent | undefined;
  readonly filter: string;
  /** What a reader must know, such as that rows are missing; empty texts are left out. */
  readonly notes?: readonly string[];
  readonly asOf: number | undefined;
  /** Set if some of it is from the copy on this computer. */
  readonly copy: CopyNote | undefined;
}

export const toExport = ({ title, words, columns, rows }: PeopleTable): ExportRequest => ({
  title,
  words: [title, ...words].slice(0, 20).map((word) => word.slice(0, 200)),
  source: { rows: rows.map((row) => Object.fromEntries(columns.map(({ key }) => [key, row[key]]))) },
  columns: columns.map(({ key, title: label }) => ({ key, title: label, text: true })),
  ...fileFormat(true),
  expected: rows.length,
});

/** Exports as CSV, or as an Excel file. True if the export has started. */
export const exportPeople = (table: PeopleTable, isExcel: boolean): Promise<boolean> =>
  startExport(toExport(table), table.copy, isExcel);

/** A row must fit on a page. */
const maxLength = 300;

export const toPaper = ({ title, columns, rows, event, filter, notes = [], asOf, copy }: PeopleTable): Paper => {
  const printed = columns.filter(({ width }) => width !== 0);
  return {
    title: stripBidiIsolates(title),
    event,
    filter: stripBidiIsolates(filter),
    note: stripBidiIsolates(notes.filter(Boolean).join(' ')) || undefined,
    asOf: asOf ?? Date.now(),
    copy,
    columns: printed.map(({ key, title: label, width }) => ({ key, label, ...(width ? { width } : {}) })),
    groups: [
      {
        rows: rows.map((row) =>
          Object.fromEntries(
            printed.map(({ key }) => [key, shorten(stripBidiIsolates(toPlainText(row[key])), maxLength)]),
          ),
        ),
      },
    ],
    hasTickBoxes: true,
  };
};
