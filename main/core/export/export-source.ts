/** Supplies an export's rows and checks them against the request, because a server may ignore filters and searches. */
import type { ExportRequest, Job } from '@contract/bridge';
import { askedPages, childLists, childRows, parentsIn, readParents } from '@contract/csv/child-rows';
import type { CsvRow } from '@contract/csv/csv-format';
import type { Page } from '@contract/endpoint';
import type { Result } from '@contract/failure';
import { matchesInput, narrowingFields } from '@contract/reading/ignored-inputs';
import { type EndpointId, rowOf } from '@contract/table';
import { FailureError, failureError } from '../../files/disk';
import { type Fetches, fieldsOf, type Table, type TableAnswer, tableOfAnswer, tableOfRows } from './csv-answer';

export type ExportNetwork = Fetches & {
  call(id: EndpointId, input: unknown, signal: AbortSignal): Promise<Result<unknown>>;
  downloadCsv(id: EndpointId, input: unknown, signal: AbortSignal): Promise<Result<TableAnswer>>;
};

export interface Source extends Table {
  /** Returns a note for the person about the number of rows, or nothing. Throws a `Refusal` if it must not be saved. */
  readonly judge: (rows: number) => Job['note'];
}

type Values = Readonly<Record<string, unknown>>;
type Wanted = ExportRequest['source'];
type ListSource = Extract<Wanted, { readonly input: unknown }>;
type ChildSource = Extract<Wanted, { readonly children: unknown }>;
interface Work {
  readonly columns: ExportRequest['columns'];
  readonly expected: number | undefined;
  readonly network: ExportNetwork;
  readonly signal: AbortSignal;
}

export const shapeOf = (id: EndpointId) => rowOf(id)?.output.shape;

const asking =
  (call: EndpointId, { network, signal }: Work) =>
  async (input: Values): Promise<Result<Page<Values>>> =>
    (await network.call(call, input, signal)) as Result<Page<Values>>;

const contentOf = <T>(result: Result<T>): T => {
  if (!result.ok) throw new FailureError(result.failure);
  return result.value;
};

const atLeast = (expected: number | undefined, rows: number): undefined => {
  if (expected !== undefined && rows < expected)
    throw failureError('rejected', 'export-short', { expected, found: rows });
};

interface Piece {
  readonly rows: readonly CsvRow[];
  readonly sample: readonly CsvRow[];
}

/** A table whose rows arrive while it is written. If no columns are chosen, it has the fields of the first piece. */
const growing = async (pieces: AsyncGenerator<Piece, void>, columns: Work['columns']) => {
  const first = await pieces.next();
  async function* batches(): AsyncGenerator<readonly CsvRow[], void> {
    for (let next = first; !next.done; next = await pieces.next()) yield next.value.rows;
  }
  return {
    columns: columns.length > 0 ? columns : await fieldsOf(first.done ? [] : first.value.sample),
    batches: batches(),
  };
};

/** Reads page by page while writing, and never holds more than two pages. */
const sourceOfList = async ({ call, input, id = 'id' }: ListSource, work: Work): Promise<Source> => {
  let total: number | undefined;
  let dropped = 0;
  async function* pieces(): AsyncGenerator<Piece, void> {
    for await (const batch of askedPages(asking(call, work), input, id)) {
      const { rows, ...page } = contentOf(batch);
      total = page.total ?? total;
      dropped += page.dropped;
      yield { rows, sample: rows };
    }
  }
  const table = await growing(pieces(), work.columns);
  return {
    ...table,
    ...(total === undefined ? {} : { total }),
    // If rows were left out here, the server's total counts other rows than the file does.
    judge: (rows) => (dropped > 0 ? undefined : atLeast(total ?? work.expected, rows)),
  };
};

/** Leaves out rows that contradict the input, if the file has the fields to tell. */
const narrowed = (table: Table, input: Values): Table => {
  const fields = narrowingFields(input).flatMap((field) => {
    const key = table.keyOf?.(field);
    return key === undefined ? [] : [[field, key] as const];
  });
  if (fields.length === 0) return table;
  const { total: _total, ...rest } = table;
  async function* batches(): AsyncGenerator<readonly CsvRow[], void> {
    for await (const batch of table.batches)
      yield batch.filter((row) =>
        matchesInput(Object.fromEntries(fields.map(([field, key]) => [field, Reflect.get(row, key)])), input),
      );
  }
  return { ...rest, batches: batches() };
};

const tableOfCall = async (call: EndpointId, input: Values, { network, signal, columns }: Work): Promise<Table> =>
  tableOfAnswer(contentOf(await network.downloadCsv(call, input, signal)), columns, network, signal);

const sourceOfFile = async ({ call, input }: ListSource, work: Work): Promise<Source> => ({
  ...narrowed(await tableOfCall(call, input, work), input),
  judge: (rows) => {
    const { expected } = work;
    if (expected !== undefined && rows > expected)
      throw failureError('rejected', 'export-more', { expected, found: rows });
    return atLeast(expected, rows);
  },
});

const sourceOfChildren = async ({ children, parents }: ChildSource, work: Work): Promise<Source> => {
  const { by, count } = childLists[children];
  const { ids, expected } =
    'rows' in parents
      ? parentsIn(parents.rows, parents.id ?? 'id', count)
      : contentOf(await readParents(asking(parents.call, work), parents, count));
  const judge = (rows: number): Job['note'] =>
    expected !== undefined && rows < expected ? { kind: 'fewer', expected } : undefined;
  if (shapeOf(children) === 'csv') {
    const table = await tableOfCall(children, {}, work);
    const key = table.keyOf?.(by);
    if (key === undefined) throw failureError('rejected', 'export-unmatched');
    async function* batches(): AsyncGenerator<readonly CsvRow[], void> {
      for await (const batch of table.batches)
        yield batch.filter((row) => ids.has(String(Reflect.get(row, key ?? ''))));
    }
    return { columns: table.columns, batches: batches(), judge };
  }
  async function* pieces(): AsyncGenerator<Piece, void> {
    for await (const batch of childRows(asking(children, work), ids, by)) yield contentOf(batch);
  }
  return { ...(await growing(pieces(), work.columns)), ...(expected === undefined ? {} : { total: expected }), judge };
};

/** Opens a source. Throws a `Refusal`, here or while iterating. */
export const openSource = async (source: Wanted, work: Work): Promise<Source> => {
  if ('rows' in source)
    return { ...(await tableOfRows(source.rows, work.columns)), judge: (rows) => atLeast(work.expected, rows) };
  if ('children' in source) return sourceOfChildren(source, work);
  return shapeOf(source.call) === 'list' ? sourceOfList(source, work) : sourceOfFile(source, work);
};
