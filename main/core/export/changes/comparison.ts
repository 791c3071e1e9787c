/** Compares the rows of an export, while they pass, with those of the last export of the same profile and query. */
import type { Changes, ChangesReason, ComparedExport, ExportRequest } from '@contract/bridge';
import { type CsvColumn, type CsvRow, csvLine } from '@contract/csv/csv-format';
import type { CopyNote } from '@contract/failure';
import { limits } from '@contract/limits';
import { idIn } from '@contract/list/all-pages';
import { failureError } from '../../failure-error';
import type { Store } from '../../store/store';
import type { ExportSource } from '../export-source';
import { createHashTable, type HashTable } from './hash-table';
import { createRowCollector, isUsableId } from './kept-rows';
import { keepRun, keptRows, type LastRun, readLastRun, runKey } from './last-runs';
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
  readonly store: Store;
  readonly compared: ComparedExport;
  /** The chosen columns; none if the server chooses them. */
  readonly columns: ExportRequest['columns'];
  readonly now: () => Date;
  readonly maxRows?: number;
}

/** Rows compared before the writer gets its turn. */
const rowsPerStep = 2_000;
/** Values as they are, whatever separator and format the file has. */
const plain = { separator: '\t', forSpreadsheet: false, keepZeros: false } as const;
const changeKey = 'local.change';

const marked = (row: CsvRow, cells: Readonly<Record<string, string>>): CsvRow =>
  Array.isArray(row) ? Object.assign([...row], cells) : { ...row, ...cells };

const labelOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export const openComparison = async ({
  store,
  compared,
  columns,
  now,
  maxRows = limits.export.changes.rows,
}: ComparisonPorts): Promise<Comparison> => {
  const key = runKey(compared);
  const last = await readLastRun(store, key);
  const { only } = compared;
  let pass: ReturnType<typeof createPass> | undefined;

  const createPass = (table: ExportSource, source: LastRun['source'], copy: () => CopyNote | undefined) => {
    const startedAt = now().toISOString();
    const nameOf = (column: CsvColumn, at: number): string => columns[at]?.key ?? column.title;
    const named = table.columns.map((column, at) => [nameOf(column, at), column] as const);
    const sorted = named.toSorted(([one], [other]) => (one < other ? -1 : 1));
    const names = sorted.map(([name]) => name);
    const writeLine = csvLine(
      sorted.map(([, column]) => column),
      plain,
    );
    const idKey = source === 'list' ? compared.id : table.keyOf?.(compared.id);
    const [label, labelColumn] = named[0] ?? ['', undefined];

    const isComparable = last && !last.why && last.source === source && last.columns.join('\t') === names.join('\t');
    const seed = isComparable ? last.seed : createSeed();
    const current = createHashTable();
    const collector = createRowCollector();
    let before: HashTable | undefined;
    /** Why these rows can't be compared now, and why those of the next export can't be either. */
    let why: ChangesReason | undefined;
    let broken: ChangesReason | undefined = idKey === undefined ? 'ids' : undefined;
    let [read, added, changed] = [0, 0, 0];

    const load = async (): Promise<void> => {
      if (!last) return;
      why = last.why ?? (last.source === source ? (isComparable ? undefined : 'columns') : 'source');
      if (why) return;
      before = createHashTable();
      for await (const rows of keptRows(store, last)) {
        if (!rows) why = 'unread';
        for (const { id, hash } of rows ?? []) before.add(hashText(id, seed), hash);
      }
      if (before.size !== last.rows) why = 'unread';
    };
    const requireComparable = (): void => {
      const reason = broken ?? why ?? (last ? undefined : 'unread');
      if (only && reason) throw failureError('rejected', 'export-not-compared', { context: reason });
    };
    /** Whether a row is new or changed; undefined if it is neither, or nobody can tell. */
    const compare = (row: CsvRow): 'added' | 'changed' | undefined => {
      if (broken || idKey === undefined) return undefined;
      const id = idIn(String(idKey))(row as Readonly<Record<string, unknown>>);
      const hash = hashText(writeLine(row), seed);
      const idHash = hashText(id, seed);
      if (!isUsableId(id)) broken = 'ids';
      else if (current.size >= maxRows) broken = 'many';
      else if (!current.add(idHash, hash)) broken = 'repeats';
      else collector.add({ id, label: labelOf(labelColumn && Reflect.get(row, labelColumn.key)), hash });
      if (broken || !before) return undefined;
      const isSame = before.matches(idHash, hash);
      if (isSame === undefined) added += 1;
      else if (!isSame) changed += 1;
      return isSame === undefined ? 'added' : isSame ? undefined : 'changed';
    };
    const end = (): void => {
      table.checkCount(read);
      const from = copy();
      if (last && from && from.asOf <= last.asOf) why = 'copy';
      requireComparable();
    };
    async function* goneRows(): AsyncGenerator<CsvRow[], void> {
      if (!only?.gone || !last || table.isPartial()) return;
      const column = named.find(([name]) => name === last.label)?.[1];
      for await (const rows of keptRows(store, last))
        yield (rows ?? [])
          .filter(({ id }) => !current.has(hashText(id, seed)))
          .map((row) => ({
            ...(column ? { [column.key]: row.label } : {}),
            [String(idKey)]: row.id,
            [changeKey]: only.gone,
          }));
    }
    async function* batches(): AsyncGenerator<readonly CsvRow[], void> {
      await load();
      requireComparable();
      for await (const batch of table.batches)
        for (let from = 0; from < batch.length; from += rowsPerStep) {
          const rows = batch.slice(from, from + rowsPerStep);
          read += rows.length;
          const kinds = rows.map(compare);
          requireComparable();
          yield only
            ? rows.flatMap((row, at) => {
                const kind = kinds[at];
                return kind ? [marked(row, { [changeKey]: only[kind] })] : [];
              })
            : rows;
        }
      end();
      yield* goneRows();
    }
    const hasId = table.columns.some((column) => column.key === idKey);
    const { total, ...rest } = table;
    return {
      read: () => read,
      result: (): Changes | ChangesReason | undefined => {
        if (!last) return undefined;
        const reason = broken ?? why;
        if (reason) return reason;
        const gone = last.rows - (read - added);
        return { since: last.at, added, changed, ...(table.isPartial() ? {} : { gone }) };
      },
      run: (): LastRun => ({
        at: now().toISOString(),
        asOf: copy()?.asOf ?? startedAt,
        rows: read,
        columns: names,
        source,
        label,
        seed,
        run: crypto.randomUUID(),
        chunks: 0,
        ...(broken ? { why: broken } : table.isPartial() ? { why: 'partial' as const } : {}),
      }),
      chunks: collector.end,
      isOlder: () => why === 'copy',
      table: {
        ...rest,
        ...(total === undefined ? {} : { total }),
        columns: only
          ? [
              { key: changeKey, title: only.title },
              ...(hasId || idKey === undefined ? [] : [{ key: idKey, title: only.id, text: true }]),
              ...table.columns,
            ]
          : table.columns,
        batches: batches(),
        checkCount: () => table.checkCount(read),
      } satisfies ExportSource,
    };
  };

  return {
    through(table, source, copy) {
      pass = createPass(table, source, copy);
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
