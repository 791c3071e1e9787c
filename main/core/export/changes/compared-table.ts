/** How the rows of a table are compared: by which id, by which text of all columns, and how a row is recognized. */
import { type CsvColumn, type CsvRow, csvLine } from '@contract/csv/csv-format';
import type { ComparedExport, ExportRequest } from '@contract/csv/export-request';
import { idIn } from '@contract/list/all-pages';
import type { ExportSource } from '../../csv/table';
import type { LastRun } from './last-runs';

/** Values as they are, whatever separator and format the file has. */
const plain = { separator: '\t', forSpreadsheet: false } as const;

export interface ComparedTable {
  /** The field with a row's id; undefined if the rows have none. */
  readonly idKey: string | number | undefined;
  /** The names of the columns, in the order of the alphabet. */
  readonly names: readonly string[];
  /** The name of the first column, whose text recognizes a row that is gone. */
  readonly label: string;
  /** The column of a name. */
  columnOf(name: string): CsvColumn | undefined;
  idOf(row: CsvRow): string;
  textOf(row: CsvRow): string;
  labelOf(row: CsvRow): string;
}

const toLabel = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** `columns`: the chosen columns, whose keys name them; none if the server chooses them. */
export const describeTable = (
  table: Pick<ExportSource, 'columns' | 'keyOf'>,
  source: LastRun['source'],
  { id }: Pick<ComparedExport, 'id'>,
  columns: ExportRequest['columns'],
): ComparedTable => {
  const named = table.columns.map((column, at) => [columns[at]?.key ?? column.title, column] as const);
  const sorted = named.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const textOf = csvLine(
    sorted.map(([, column]) => column),
    plain,
  );
  const idKey = source === 'list' ? id : table.keyOf?.(id);
  const [label, labelColumn] = named[0] ?? ['', undefined];
  return {
    idKey,
    names: sorted.map(([name]) => name),
    label,
    columnOf: (name) => named.find(([one]) => one === name)?.[1],
    idOf: (row) => idIn(String(idKey))(row as Readonly<Record<string, unknown>>),
    textOf,
    labelOf: (row) => toLabel(labelColumn && Reflect.get(row, labelColumn.key)),
  };
};
