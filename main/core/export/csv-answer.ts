/** The server's answer to a CSV call, whichever of its forms it takes, as columns and batches of rows. */
import { setImmediate as turn } from 'node:timers/promises';
import type { ExportColumn } from '@contract/bridge';
import { type CsvColumn, type CsvRow, csvColumnsIn, csvColumnsOf } from '@contract/csv/csv-format';
import type { CsvAnswer } from '@contract/endpoint';
import type { Failure, Result } from '@contract/failure';
import { FailureError, failureError } from '../../files/disk';
import { base64Bytes, csvRecords, decoded, slices } from './csv-text';

/** A file while it comes. */
interface File {
  readonly length?: number;
  readonly type: string;
  readonly body: AsyncIterable<Uint8Array>;
}

/** A CSV call's answer, or the CSV itself. */
export type TableAnswer = CsvAnswer | File;

/** The part of the network that an answer may need: a file on the server's own host. */
export interface Fetches {
  download(url: string, signal: AbortSignal): Promise<Result<File>>;
  /** Why iterating a body threw. */
  failureOf(error: unknown): Failure;
}

export interface Table {
  readonly columns: readonly CsvColumn[];
  readonly batches: AsyncIterable<readonly CsvRow[]>;
  /** Where the number of rows is known beforehand. */
  readonly total?: number;
  /** The position of a field in the rows, chosen or not; undefined if the rows do not have it. */
  readonly keyOf?: (field: string) => CsvColumn['key'] | undefined;
}

/** Fields are looked for this many rows at a time. */
const glance = 20_000;

/** The fields of all rows, found without keeping the window waiting. */
export const fieldsOf = async (rows: readonly CsvRow[]): Promise<readonly CsvColumn[]> => {
  const found = new Map<CsvColumn['key'], CsvColumn>();
  for (let from = 0; from < rows.length; from += glance) {
    for (const column of csvColumnsOf(rows.slice(from, from + glance))) found.set(column.key, column);
    await turn();
  }
  return [...found.values()];
};

async function* once(rows: readonly CsvRow[]): AsyncGenerator<readonly CsvRow[], void> {
  yield rows;
}

/** Rows as they are; no chosen columns means every field that any row has. */
export const tableOfRows = async (rows: readonly CsvRow[], chosen: readonly ExportColumn[]): Promise<Table> => ({
  columns: chosen.length > 0 ? chosen : await fieldsOf(rows),
  batches: once(rows),
  total: rows.length,
  keyOf: (field) => (rows.some((row) => Object.hasOwn(row ?? {}, field)) ? field : undefined),
});

async function* each<T>(values: Iterable<T>): AsyncGenerator<T, void> {
  yield* values;
}

/** Cells beyond the header hold data that has no column; a row with some is torn (an unquoted comma), not cut off. */
const fitted = (record: string[], width: number, row: number): string[] => {
  if (record.slice(width).some((cell) => cell !== '')) throw failureError('unexpected', 'bad-answer', { row });
  return record;
};

const tableOfText = async (chunks: AsyncIterable<string>, chosen: readonly ExportColumn[]): Promise<Table> => {
  const records = csvRecords(chunks);
  const first = await records.next();
  if (first.done) return { columns: chosen, batches: once([]), total: 0 };
  const [header = [], ...rest] = first.value;
  const { columns, missing } = csvColumnsIn(header, chosen);
  if (missing.length > 0) {
    await records.return();
    throw failureError('rejected', 'export-columns', { columns: missing.join(', ') });
  }
  async function* batches(): AsyncGenerator<readonly CsvRow[], void> {
    let row = 1;
    const fit = (record: string[]): string[] => fitted(record, header.length, ++row);
    yield rest.map(fit);
    for await (const batch of records) yield batch.map(fit);
  }
  const keyOf = (field: string): CsvColumn['key'] | undefined =>
    csvColumnsIn(header, [{ key: field, title: field }]).columns[0]?.key;
  return { columns, batches: batches(), keyOf };
};

/** The bytes of a body; one that breaks off, or is shorter or longer than it said, fails. */
async function* whole({ body, length }: File, failureOf: Fetches['failureOf']): AsyncGenerator<Uint8Array, void> {
  let bytes = 0;
  try {
    for await (const part of body) {
      bytes += part.length;
      yield part;
    }
  } catch (error) {
    throw error instanceof FailureError ? error : new FailureError(failureOf(error));
  }
  if (length !== undefined && bytes !== length) throw failureError('unexpected', 'bad-answer');
}

/** Opens an answer. Throws a `Refusal`, here or while iterating, where it is no table or not all of one. */
export const tableOfAnswer = async (
  answer: TableAnswer,
  chosen: readonly ExportColumn[],
  fetches: Fetches,
  signal: AbortSignal,
): Promise<Table> => {
  const tableOfFile = (file: File): Promise<Table> => tableOfText(decoded(whole(file, fetches.failureOf)), chosen);
  if ('body' in answer) return tableOfFile(answer);
  switch (answer.form) {
    case 'rows':
      return tableOfRows(answer.rows, chosen);
    case 'text':
      return tableOfText(each(slices(answer.text)), chosen);
    case 'base64':
      return tableOfText(decoded(base64Bytes(answer.text)), chosen);
    case 'url': {
      const file = await fetches.download(answer.url, signal);
      if (!file.ok) throw new FailureError(file.failure);
      return tableOfFile(file.value);
    }
  }
};
