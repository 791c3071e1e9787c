/** Supplies an export's rows and checks them against the request, because a server may ignore filters and searches. */
import type { ExportRequest, Job } from '@contract/bridge';
import { askedPages, childLists, childRows, parentsIn, readParents } from '@contract/csv/child-rows';
import type { CsvRow } from '@contract/csv/csv-format';
import type { Page } from '@contract/endpoint';
import type { EntityFields, Kind } from '@contract/entities/field';
import type { Result } from '@contract/failure';
import { entityFields } from '@contract/reading/entity-fields';
import { fieldNamesOf } from '@contract/reading/field-names';
import { matchesInput, narrowingFields, unprovenBy } from '@contract/reading/ignored-inputs';
import { type EndpointId, rowOf } from '@contract/table';
import type { CallOptions } from '../call/calls';
import { FailureError, failureError } from '../call/failure-error';
import { bufferRows, type Scratch } from '../csv/buffered-rows';
import { type AnswerPorts, type FileCalls, type TableAnswer, tableOfAnswer, tableOfRows } from '../csv/csv-answer';
import type { ExportSource, Table } from '../csv/table';

/** The calls an export makes, all in the name of the session that began it. */
export type ExportCalls = FileCalls & {
  call(id: EndpointId, input: unknown, signal: AbortSignal, options?: CallOptions): Promise<Result<unknown>>;
  downloadCsv(id: EndpointId, input: unknown, signal: AbortSignal): Promise<Result<TableAnswer>>;
};

type Values = Readonly<Record<string, unknown>>;
type RequestedSource = ExportRequest['source'];
type ListSource = Extract<RequestedSource, { readonly input: unknown }>;
type ChildSource = Extract<RequestedSource, { readonly children: unknown }>;
interface Context extends AnswerPorts {
  /** Takes rows that have to wait for their columns; without it, they wait in memory. */
  readonly scratch?: Scratch;
  readonly columns: ExportRequest['columns'];
  readonly expected: number | undefined;
  readonly calls: ExportCalls;
}

export const shapeOf = (id: EndpointId) => rowOf(id)?.output.shape;

/** Whether the rows have the values of a list, and not the cells of a file. */
export const isListSource = (source: RequestedSource): boolean =>
  !('call' in source) || shapeOf(source.call) === 'list';

/** The kind of the canonical field that the title of a column in a source's own file stands for; undefined if it is none. */
export const kindsOf = (source: RequestedSource): ((title: string) => Kind | undefined) => {
  const call = 'call' in source ? source.call : 'children' in source ? source.children : '';
  const name = rowOf(call)?.output.entity;
  const entity: EntityFields | undefined = name && entityFields[name];
  return (title) => {
    const field = Object.hasOwn(entity?.fields ?? {}, title)
      ? title
      : entity && fieldNamesOf(entity).match(title)[0]?.field;
    return field === undefined ? undefined : entity?.fields[field]?.kind;
  };
};

const readPage =
  (call: EndpointId, { calls, signal }: Context) =>
  async (input: Values): Promise<Result<Page<Values>>> =>
    (await calls.call(call, input, signal)) as Result<Page<Values>>;

const requireOk = <T>(result: Result<T>): T => {
  if (!result.ok) throw new FailureError(result.failure);
  return result.value;
};

const requireAtLeast = (expected: number | undefined, rows: number): undefined => {
  if (expected !== undefined && rows < expected)
    throw failureError('rejected', 'export-short', { expected, found: rows });
};

type Batches = AsyncGenerator<readonly CsvRow[], void>;

/** A table whose rows arrive while it is written; if no columns are chosen, all of them are received first. */
const tableOfBatches = async (
  received: Batches,
  { clock, columns, scratch }: Context,
): Promise<Omit<Table, 'total'>> => {
  if (columns.length === 0) {
    const { total: _received, ...table } = await bufferRows(clock, received, scratch);
    return table;
  }
  // The first batch says how many rows there are.
  const first = await received.next();
  async function* batches(): Batches {
    for (let next = first; !next.done; next = await received.next()) yield next.value;
  }
  return { columns, batches: batches() };
};

/** Reads page by page, and never holds more than two pages. */
const sourceOfList = async ({ call, input, id = 'id' }: ListSource, context: Context): Promise<ExportSource> => {
  let total: number | undefined;
  let dropped = 0;
  let isUnchecked = false;
  let mayHaveMore = false;
  const isUnproven = unprovenBy(input);
  async function* receive(): Batches {
    for await (const batch of askedPages(readPage(call, context), input, id)) {
      const { rows, ...page } = requireOk(batch);
      total = page.total ?? total;
      dropped += page.dropped;
      mayHaveMore ||= page.mayHaveMore === true;
      isUnchecked ||= rows.some(isUnproven);
      yield rows;
    }
  }
  const table = await tableOfBatches(receive(), context);
  return {
    ...table,
    ...(total === undefined ? {} : { total }),
    isUnchecked: () => isUnchecked,
    isPartial: () => mayHaveMore,
    // If rows were filtered out here, the server's total counts more rows than the file has.
    checkCount: (rows) => (dropped > 0 ? undefined : requireAtLeast(total ?? context.expected, rows)),
  };
};

/** A cell of the server's file; null if it is empty, as a list sends it. */
const cellOf = (row: CsvRow, key: PropertyKey): unknown => {
  const value: unknown = Reflect.get(row, key);
  return value === '' ? null : value;
};

/** Drops rows that don't match the filter, where the file has those columns. */
const withoutOtherRows = (table: Table, input: Values): Table & Required<Pick<ExportSource, 'isUnchecked'>> => {
  const names = narrowingFields(input);
  const fields = names.flatMap((field) => {
    const key = table.keyOf?.(field);
    return key === undefined ? [] : [[field, key] as const];
  });
  let isUnchecked = fields.length < names.length;
  const isUnproven = unprovenBy(input);
  if (fields.length === 0) return { ...table, isUnchecked: () => isUnchecked };
  const { total: _total, ...rest } = table;
  async function* batches(): AsyncGenerator<readonly CsvRow[], void> {
    for await (const batch of table.batches)
      yield batch.filter((row) => {
        const own = Object.fromEntries(fields.map(([field, key]) => [field, cellOf(row, key)]));
        const isKept = matchesInput(own, input);
        isUnchecked ||= isKept && isUnproven(own);
        return isKept;
      });
  }
  return { ...rest, batches: batches(), isUnchecked: () => isUnchecked };
};

const tableOfCall = async (call: EndpointId, input: Values, context: Context): Promise<Table> =>
  tableOfAnswer(requireOk(await context.calls.downloadCsv(call, input, context.signal)), context.columns, context);

const sourceOfFile = async ({ call, input }: ListSource, context: Context): Promise<ExportSource> => ({
  ...withoutOtherRows(await tableOfCall(call, input, context), input),
  // The file itself does not say whether it is complete.
  isPartial: () => context.expected === undefined,
  checkCount: (rows) => {
    const { expected } = context;
    if (expected !== undefined && rows > expected)
      throw failureError('rejected', 'export-more', { expected, found: rows });
    return requireAtLeast(expected, rows);
  },
});

const sourceOfChildren = async ({ children, parents }: ChildSource, context: Context): Promise<ExportSource> => {
  const { by, count } = childLists[children];
  const { ids, expected } =
    'rows' in parents
      ? parentsIn(parents.rows, parents.id ?? 'id', count)
      : requireOk(await readParents(readPage(parents.call, context), parents, count));
  const checkCount = (rows: number): Job['note'] =>
    expected !== undefined && rows < expected ? { kind: 'fewer', expected } : undefined;
  async function* receive(): Batches {
    for await (const batch of childRows(readPage(children, context), ids, by)) yield requireOk(batch);
  }
  return {
    ...(await tableOfBatches(receive(), context)),
    ...(expected === undefined ? {} : { total: expected }),
    isPartial: () => expected === undefined,
    checkCount,
  };
};

/** Opens a source. Throws a `FailureError`, here or while iterating. */
export const openSource = async (source: RequestedSource, context: Context): Promise<ExportSource> => {
  if ('rows' in source)
    return {
      ...(await tableOfRows(context.clock, source.rows, context.columns)),
      isPartial: () => false,
      checkCount: (rows) => requireAtLeast(context.expected, rows),
    };
  if ('children' in source) return sourceOfChildren(source, context);
  return shapeOf(source.call) === 'list' ? sourceOfList(source, context) : sourceOfFile(source, context);
};
