/** Reads the file of a CSV call into the rows of a list, for records that the server sends only in that file. */
import type { CsvRow } from '@contract/csv/csv-format';
import { ListQuery, type Page } from '@contract/endpoint';
import { fail, ok, type Result } from '@contract/failure';
import { isRecord, type Values } from '@contract/json/record';
import { recordReader } from '@contract/reading/read-record';
import { type EndpointId, idOf } from '@contract/table';
import type { Clock } from '../async/ports';
import { yieldToEventLoop } from '../async/timing';
import type { ApiCalls } from '../call/calls';
import { FailureError, failureError } from '../call/failure-error';
import type { PreparedCall } from '../call/prepare-call';
import { maxJsonBytes } from '../call/read-bytes';
import { createScrubber, credentialPlaces } from '../call/secrets';
import type { SessionPort } from '../call/session-port';
import { tableOfAnswer } from './csv-answer';
import type { Table } from './table';
import { toTransactionRows, withNarrowingIds } from './transaction-rows';

/** As many rows as a list in the window may have. */
const maxRows = 500_000;
/** Rows read before other work gets its turn. */
const rowsPerStep = 500;

/**
 * A column's name in the records, without the type that document databases add (`amount.$numberDecimal`). Titles that
 * repeat get a number, so that no cell is lost.
 */
const namesOf = (columns: Table['columns']): readonly string[] => {
  const counts = new Map<string, number>();
  return columns.map(({ title }, at) => {
    const name = title.trim().replace(/\.\$\w+$/, '') || `column ${at + 1}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  });
};

const lengthOf = (cells: readonly unknown[]): number =>
  cells.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 8), 0);

/** The records of a table as the server sent them. An empty cell is null. Throws a `FailureError` if it is too long. */
const recordsOf = async ({ columns, batches }: Table): Promise<readonly Values[]> => {
  const names = namesOf(columns);
  const records: Values[] = [];
  let length = 0;
  const cellsOf = (row: CsvRow): readonly unknown[] => columns.map(({ key }) => Reflect.get(row, key));
  for await (const batch of batches) {
    for (const row of batch) {
      const cells = cellsOf(row);
      length += lengthOf(cells);
      records.push(Object.fromEntries(cells.map((cell, at) => [names[at] ?? '', cell === '' ? null : cell])));
    }
    if (length > maxJsonBytes) throw failureError('unexpected', 'too-large');
    if (records.length > maxRows) throw failureError('invalid', 'too-many-rows', { limit: maxRows });
  }
  return records;
};

const canonical = async (
  clock: Clock,
  records: readonly Values[],
  { row: { output }, profile }: PreparedCall,
  secrets: readonly string[],
): Promise<readonly Values[]> => {
  const scrub = createScrubber(secrets, credentialPlaces(output.entity));
  const read = output.entity && recordReader(output.entity, records, profile);
  const rows: Values[] = [];
  for (let from = 0; from < records.length; from += rowsPerStep) {
    for (const record of records.slice(from, from + rowsPerStep)) {
      const safe = scrub(record) as Values;
      rows.push(read ? read(safe) : safe);
    }
    await yieldToEventLoop(clock);
  }
  return rows;
};

/** What the server's call gets: the ids. The app itself searches, sorts and pages the rows. */
const idsOf = (input: unknown): Values =>
  isRecord(input) ? Object.fromEntries(Object.entries(input).filter(([name]) => !(name in ListQuery.shape))) : {};

/** All rows of a list that the server sends as a file, in the file's order. */
export const readFileList = async (
  call: PreparedCall,
  calls: ApiCalls,
  session: SessionPort,
  clock: Clock,
  signal: AbortSignal,
): Promise<Result<Page<Values>>> => {
  const file = call.row.file && idOf(call.row.file);
  if (file === undefined) return fail('invalid', 'bad-request');
  const input = idsOf(call.input);
  const answer = await calls.downloadCsv(file as EndpointId, input, signal);
  if (!answer.ok) return answer;
  try {
    const table = await tableOfAnswer(answer.value, [], { clock, calls, signal });
    const read = await canonical(clock, await recordsOf(table), call, session.secrets());
    const rows = await withNarrowingIds(toTransactionRows(read), input, (bookings) =>
      calls.call('booking.list', bookings, signal),
    );
    if (session.generation() !== call.generation) return fail('signed-out', 'signed-out');
    return ok({ rows, total: rows.length, isComplete: true });
  } catch (error) {
    if (error instanceof FailureError) return { ok: false, failure: error.failure };
    throw error;
  }
};
