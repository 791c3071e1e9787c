/** Opens the server's answer to a CSV call, in any of its forms, as columns and batches of rows. */
import type { ExportColumn } from '@contract/bridge';
import { type CsvColumn, type CsvRow, csvColumnsIn, csvColumnsOf } from '@contract/csv/csv-format';
import type { CsvAnswer } from '@contract/endpoint';
import type { Failure, Result } from '@contract/failure';
import type { Clock } from '../async/ports';
import { yieldToEventLoop } from '../async/timing';
import { decodeFile } from '../call/decode-text';
import { FailureError, failureError } from '../call/failure-error';
import { csvRecords } from './csv-records';
import type { Table } from './table';
import { decodeBase64, decodeBytes, splitText } from './text-chunks';

/** A file that is still being received. */
interface IncomingFile {
  readonly length?: number;
  readonly type: string;
  readonly body: AsyncIterable<Uint8Array>;
}

/** A CSV call's answer, or the CSV itself. */
export type TableAnswer = CsvAnswer | IncomingFile;

/** The calls that an answer may need, for a file on the server's own host. */
export interface FileCalls {
  download(url: string, signal: AbortSignal): Promise<Result<IncomingFile>>;
  /** Why iterating a body threw. */
  failureOf(error: unknown): Failure;
}

export interface AnswerPorts {
  readonly clock: Clock;
  readonly calls: FileCalls;
  readonly signal: AbortSignal;
}

/** Rows searched for fields before other work gets its turn. */
const rowsPerStep = 20_000;

/** The fields that any of the rows has. */
const fieldsOf = async (clock: Clock, rows: readonly CsvRow[]): Promise<readonly CsvColumn[]> => {
  const found = new Map<CsvColumn['key'], CsvColumn>();
  for (let from = 0; from < rows.length; from += rowsPerStep) {
    for (const column of csvColumnsOf(rows.slice(from, from + rowsPerStep))) found.set(column.key, column);
    await yieldToEventLoop(clock);
  }
  return [...found.values()];
};

async function* once(rows: readonly CsvRow[]): AsyncGenerator<readonly CsvRow[], void> {
  yield rows;
}

/** The key of a field that any of the rows has. */
const keyIn =
  (rows: readonly CsvRow[]): NonNullable<Table['keyOf']> =>
  (field) =>
    rows.some((row) => Object.hasOwn(row ?? {}, field)) ? field : undefined;

/** If no columns are chosen, the table has every field that any row has. */
export const tableOfRows = async (
  clock: Clock,
  rows: readonly CsvRow[],
  chosen: readonly ExportColumn[],
): Promise<Table> => ({
  columns: chosen.length > 0 ? chosen : await fieldsOf(clock, rows),
  batches: once(rows),
  total: rows.length,
  keyOf: keyIn(rows),
});

async function* toAsync<T>(values: Iterable<T>): AsyncGenerator<T, void> {
  yield* values;
}

/** Refuses a record with values beyond the header: an unquoted comma tore it apart, so its cells are in wrong columns. */
const checkWidth = (record: string[], width: number, row: number): string[] => {
  if (record.slice(width).some((cell) => cell !== '')) throw failureError('unexpected', 'bad-answer', { row });
  return record;
};

const tableOfText = async (
  clock: Clock,
  chunks: AsyncIterable<string>,
  chosen: readonly ExportColumn[],
): Promise<Table> => {
  const records = csvRecords(clock, chunks);
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
    const check = (record: string[]): string[] => checkWidth(record, header.length, ++row);
    yield rest.map(check);
    for await (const batch of records) yield batch.map(check);
  }
  const keyOf = (field: string): CsvColumn['key'] | undefined =>
    csvColumnsIn(header, [{ key: field, title: field }]).columns[0]?.key;
  return { columns, batches: batches(), keyOf };
};

/** Reads a body. Throws a `FailureError` if it breaks off, or if its length is not the announced one. */
async function* readBody(
  { body, length }: IncomingFile,
  failureOf: FileCalls['failureOf'],
): AsyncGenerator<Uint8Array, void> {
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += chunk.length;
      yield chunk;
    }
  } catch (error) {
    throw error instanceof FailureError ? error : new FailureError(failureOf(error));
  }
  if (length !== undefined && bytes !== length) throw failureError('unexpected', 'bad-answer');
}

/** Opens an answer. Throws a `FailureError`, here or while iterating, if it is no table or an incomplete one. */
export const tableOfAnswer = async (
  answer: TableAnswer,
  chosen: readonly ExportColumn[],
  { clock, calls, signal }: AnswerPorts,
): Promise<Table> => {
  const tableOfFile = (file: IncomingFile): Promise<Table> =>
    tableOfText(clock, decodeFile(readBody(file, calls.failureOf), file.type), chosen);
  if ('body' in answer) return tableOfFile(answer);
  switch (answer.form) {
    case 'rows':
      return tableOfRows(clock, answer.rows, chosen);
    case 'text':
      return tableOfText(clock, toAsync(splitText(answer.text)), chosen);
    case 'base64':
    case 'bytes': {
      const bytes = answer.form === 'base64' ? decodeBase64(answer.text) : decodeBytes(answer.text);
      return tableOfText(clock, decodeFile(bytes, answer.type ?? ''), chosen);
    }
    case 'url': {
      const file = await calls.download(answer.url, signal);
      if (!file.ok) throw new FailureError(file.failure);
      return tableOfFile(file.value);
    }
  }
};
