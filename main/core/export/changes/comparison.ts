/** Compares the rows of an export, while they pass, with those of the last export of the same profile and query. */
import type { Changes, ChangesReason, ComparedExport, ExportRequest } from '@contract/bridge';
import type { CsvRow } from '@contract/csv/csv-format';
import type { CopyNote } from '@contract/failure';
import { limits } from '@contract/limits';
import type { Clock, Random } from '../../async/ports';
import { failureError } from '../../call/failure-error';
import type { ExportSource } from '../../csv/table';
import type { Store } from '../../store/store';
import { type ComparedTable, describeTable } from './compared-table';
import { createHashTable, type HashTable } from './hash-table';
import { keepRun, keptRows, type LastRun, readLastRun, runKey } from './last-runs';
import { createRowComparison } from './row-comparison';
import { createSeed, hashText } from './row-hash';

export interface Comparison {
  /** The same table, whose rows are compared; with `only`, those that changed, with a column that says how. */
  through(table: ExportSource, source: LastRun['source'], copy: () => CopyNote | undefined): ExportSource;
  /** The number of rows that were read. */
  read(): number;
  /** Once all rows have passed; undefined if there was no export before. */
  result(): Changes | ChangesReason | undefined;
  /** Stores these rows for the next comparison, in place of the earlier ones. Call it when the file is complete. */
  keep(): Promise<void>;
}

interface ComparisonPorts {
  readonly clock: Clock;
  readonly random: Random;
  readonly store: Store;
  readonly compared: ComparedExport;
  /** The chosen columns; none if the server chooses them. */
  readonly columns: ExportRequest['columns'];
  readonly maxRows?: number;
}

/** Rows compared before the writer gets its turn. */
const rowsPerStep = 2_000;
const changeKey = 'local.change';

type CopyOf = () => CopyNote | undefined;
type Rows = AsyncGenerator<readonly CsvRow[], void>;

const marked = (row: CsvRow, cells: Readonly<Record<string, string>>): CsvRow =>
  Array.isArray(row) ? Object.assign([...row], cells) : { ...row, ...cells };

/** Why the rows of the last run can't be compared with those of such a table; undefined if they can. */
const whyDifferent = (
  last: LastRun,
  source: LastRun['source'],
  { names }: ComparedTable,
): ChangesReason | undefined => {
  if (last.why) return last.why;
  if (last.source !== source) return 'source';
  return last.columns.join('\t') === names.join('\t') ? undefined : 'columns';
};

/** The rows of the last run by the hashes of their ids; undefined if one can't be read. */
const loadBefore = async (store: Store, last: LastRun): Promise<HashTable | undefined> => {
  const before = createHashTable();
  for await (const rows of keptRows(store, last)) {
    if (!rows) return undefined;
    for (const { id, hash } of rows) before.add(hashText(id, last.seed), hash);
  }
  return before.size === last.rows ? before : undefined;
};

/** The columns of a file of changes. */
const columnsOf = (
  table: ExportSource,
  { idKey }: ComparedTable,
  only: ComparedExport['only'],
): ExportSource['columns'] => {
  if (!only) return table.columns;
  const hasId = idKey === undefined || table.columns.some((column) => column.key === idKey);
  return [
    { key: changeKey, title: only.title },
    ...(hasId ? [] : [{ key: idKey, title: only.id, text: true }]),
    ...table.columns,
  ];
};

interface PassOptions extends Pick<ComparisonPorts, 'store' | 'clock' | 'random'> {
  readonly only: ComparedExport['only'];
  readonly last: LastRun | undefined;
  readonly maxRows: number;
  readonly described: ComparedTable;
  readonly table: ExportSource;
  readonly source: LastRun['source'];
  readonly copy: CopyOf;
}

/** One export of a table. */
const createPass = ({ store, clock, random, only, last, maxRows, described, table, source, copy }: PassOptions) => {
  const startedAt = new Date(clock.now()).toISOString();
  const different = last && whyDifferent(last, source, described);
  const seed = last && !different ? last.seed : createSeed(random);
  const rows = createRowComparison({ table: described, seed, maxRows });
  let before: HashTable | undefined;
  /** Why these rows can't be compared now. */
  let why = different;

  const requireComparable = (): void => {
    const reason = rows.broken() ?? why ?? (last ? undefined : 'unread');
    if (only && reason) throw failureError('rejected', 'export-not-compared', { context: reason });
  };
  const start = async (): Promise<void> => {
    if (last && !why) {
      before = await loadBefore(store, last).catch(() => undefined);
      if (!before) why = 'unread';
    }
    requireComparable();
  };
  const end = (): void => {
    table.checkCount(rows.counts.read);
    const from = copy();
    if (last && from && from.asOf <= last.asOf) why = 'copy';
    requireComparable();
  };
  /** Of these rows, those that the file gets. */
  const pick = (batch: readonly CsvRow[]): readonly CsvRow[] => {
    const picked = batch.flatMap((row) => {
      const change = rows.compare(row, before);
      return only && change ? [marked(row, { [changeKey]: only[change] })] : [];
    });
    requireComparable();
    return only ? picked : batch;
  };
  async function* goneRows(): Rows {
    if (!only?.gone || !last || table.isPartial()) return;
    const column = described.columnOf(last.label);
    for await (const kept of keptRows(store, last))
      yield (kept ?? [])
        .filter(({ id }) => !rows.has(id))
        .map(({ id, label }) => ({
          ...(column ? { [column.key]: label } : {}),
          [String(described.idKey)]: id,
          [changeKey]: only.gone,
        }));
  }
  async function* batches(): Rows {
    await start();
    for await (const batch of table.batches)
      for (let from = 0; from < batch.length; from += rowsPerStep) yield pick(batch.slice(from, from + rowsPerStep));
    end();
    yield* goneRows();
  }
  const result = (): Changes | ChangesReason | undefined => {
    if (!last) return undefined;
    const reason = rows.broken() ?? why;
    if (reason) return reason;
    const { read, added, changed } = rows.counts;
    const gone = table.isPartial() ? {} : { gone: last.rows - (read - added) };
    return { since: last.at, added, changed, ...gone };
  };
  const keptWhy = (): Pick<LastRun, 'why'> => {
    const broken = rows.broken() ?? (table.isPartial() ? 'partial' : undefined);
    return broken ? { why: broken } : {};
  };
  return {
    read: () => rows.counts.read,
    result,
    run: (): LastRun => ({
      at: new Date(clock.now()).toISOString(),
      asOf: copy()?.asOf ?? startedAt,
      rows: rows.counts.read,
      columns: described.names,
      source,
      label: described.label,
      seed,
      run: random.uuid(),
      chunks: 0,
      ...keptWhy(),
    }),
    chunks: rows.chunks,
    isOlder: () => why === 'copy',
    table: {
      ...table,
      columns: columnsOf(table, described, only),
      batches: batches(),
      checkCount: () => table.checkCount(rows.counts.read),
    } satisfies ExportSource,
  };
};

export const openComparison = async ({
  store,
  compared,
  columns,
  clock,
  random,
  maxRows = limits.export.changes.rows,
}: ComparisonPorts): Promise<Comparison> => {
  const key = runKey(compared);
  // The file does not depend on it; what does says `unread` without it.
  const last = await readLastRun(store, key).catch(() => undefined);
  let pass: ReturnType<typeof createPass> | undefined;
  return {
    through(table, source, copy) {
      const described = describeTable(table, source, compared, columns);
      pass = createPass({ store, clock, random, only: compared.only, last, maxRows, described, table, source, copy });
      return pass.table;
    },
    read: () => pass?.read() ?? 0,
    result: () => pass?.result(),
    async keep() {
      if (!pass || pass.isOlder()) return;
      const run = pass.run();
      const chunks = run.why ? [] : pass.chunks();
      await keepRun(store, key, { ...run, chunks: chunks.length }, chunks);
    },
  };
};
