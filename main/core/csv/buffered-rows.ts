/**
 * Rows whose columns are known only when all of them have arrived, since each may have a field that no other has. The first
 * few megabytes wait in memory, the others on the disk.
 */
import { type CsvRow, csvColumnsOf } from '@contract/csv/csv-format';
import type { Clock } from '../async/ports';
import { yieldToEventLoop } from '../async/timing';
import { failureError } from '../call/failure-error';
import type { Table } from './table';

/** Texts that an export puts aside until all rows have arrived, next to its file. */
export interface Scratch {
  write(text: string): Promise<void>;
  /** The text that was written as the n-th, counted from 0. */
  read(index: number): Promise<string>;
  /** Erases it, at once or when the disk answers. Nothing can be written afterwards. Never rejects. */
  remove(): Promise<void>;
}

/** Characters that wait in memory: most exports fit. */
const defaultMaxBuffered = 4 * 1024 * 1024;
/** Far more than any list has, and few enough to be a row of a file. */
const maxColumns = 100_000;
/** Rows in one text: a few milliseconds of work. */
const rowsPerText = 2_000;

/**
 * Receives all rows. Their table has every field that any of them has. Without `scratch`, all rows wait in memory. Throws a
 * `FailureError` if they have too many fields for the columns of a file.
 */
export const bufferRows = async (
  clock: Clock,
  received: AsyncIterable<readonly CsvRow[]>,
  scratch?: Scratch,
  maxBuffered = defaultMaxBuffered,
): Promise<Table> => {
  const names = new Set<string>();
  const buffered: string[] = [];
  let length = 0;
  let written = 0;
  let total = 0;
  const buffer = async (rows: readonly CsvRow[]): Promise<void> => {
    for (const { title } of csvColumnsOf(rows)) names.add(title);
    if (names.size > maxColumns) throw failureError('unexpected', 'too-large');
    total += rows.length;
    const text = JSON.stringify(rows);
    length += text.length;
    if (!scratch || length <= maxBuffered) buffered.push(text);
    else {
      await scratch.write(text);
      written += 1;
    }
  };
  for await (const batch of received)
    for (let from = 0; from < batch.length; from += rowsPerText) {
      if (from > 0) await yieldToEventLoop(clock);
      await buffer(batch.slice(from, from + rowsPerText));
    }
  async function* batches(): AsyncGenerator<readonly CsvRow[], void> {
    for (const text of buffered) yield JSON.parse(text) as readonly CsvRow[];
    for (let index = 0; scratch && index < written; index += 1)
      yield JSON.parse(await scratch.read(index)) as readonly CsvRow[];
  }
  return {
    columns: [...names].map((name) => ({ key: name, title: name })),
    batches: batches(),
    total,
    keyOf: (field) => (names.has(field) ? field : undefined),
  };
};
