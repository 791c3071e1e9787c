/** What is kept of the last export of each profile and query, in the encrypted store of the person. */
import { changesReasons } from '@contract/csv/changes';
import type { ComparedExport } from '@contract/csv/export-request';
import type { Result } from '@contract/failure';
import { limits } from '@contract/limits';
import { z } from 'zod';
import { catchFailure } from '../../call/failure-error';
import { decodeJson, encodeJson, type Store, type StoreChange } from '../../store/store';
import { type KeptRow, readChunk } from './kept-rows';

const word = z.int().min(0).max(0xffff_ffff);

const LastRun = z.object({
  /** When it ended. */
  at: z.iso.datetime(),
  /** When its rows were read, or when the server gave them to the copy. */
  asOf: z.iso.datetime(),
  rows: z.int().nonnegative(),
  /** The keys of the columns, in the order of the alphabet. */
  columns: z.array(z.string()).readonly(),
  /** Where the rows came from: values of a list and cells of a file are written differently. */
  source: z.enum(['list', 'file']),
  /** Why its rows can't be compared, so that none are kept. */
  why: z.enum(changesReasons).optional(),
  /** The column whose text recognizes a row that is gone. */
  label: z.string(),
  seed: z.tuple([word, word]).readonly(),
  /** Names the chunks of rows. */
  run: z.uuid(),
  chunks: z.int().nonnegative(),
});
export type LastRun = Readonly<z.output<typeof LastRun>>;

/** The profile, and the rows that it was asked for. Changes of one event are no changes of another. */
export const runKey = ({ profile, query }: Pick<ComparedExport, 'profile' | 'query'>): string =>
  JSON.stringify([profile, query]);

const chunkName = (run: string, chunk: number): string => `${run} ${chunk}`;

const removal = (key: string, { run, chunks }: LastRun): readonly StoreChange[] => [
  { kind: 'export-run', id: key, value: undefined },
  ...Array.from(
    { length: chunks },
    (_, chunk): StoreChange => ({ kind: 'export-rows', id: chunkName(run, chunk), value: undefined }),
  ),
];

export const readLastRun = async (store: Store, key: string): Promise<LastRun | undefined> => {
  const read = LastRun.safeParse(decodeJson(await store.read('export-run', key)));
  return read.success ? read.data : undefined;
};

/** The rows of a run, chunk by chunk; undefined in place of a chunk that is damaged. */
export async function* keptRows(
  store: Store,
  { run, chunks }: LastRun,
): AsyncGenerator<readonly KeptRow[] | undefined, void> {
  for (let chunk = 0; chunk < chunks; chunk += 1)
    yield readChunk(await store.read('export-rows', chunkName(run, chunk)));
}

/** The oldest runs that have to go so that one with so many rows fits. */
const surplusOf = (runs: ReadonlyMap<string, LastRun>, rows: number): readonly (readonly [string, LastRun])[] => {
  const { runs: maxRuns, keptRows: maxRows } = limits.export.changes;
  let [count, total] = [1, rows];
  const newest = [...runs].sort(([, one], [, other]) => other.at.localeCompare(one.at));
  const from = newest.findIndex(([, run]) => {
    count += 1;
    total += run.rows;
    return count > maxRuns || total > maxRows;
  });
  return from === -1 ? [] : newest.slice(from);
};

/** Removes the rows of all runs: they are data of the server. */
export const removeRuns = async (store: Store): Promise<Result<null>> => {
  const runs = await allRuns(store);
  return store.write(
    [...runs].flatMap(([key, run]) => removal(key, run)),
    { flush: true },
  );
};

/** Replaces a key's run, with all of its rows or not at all. */
export const keepRun = (
  store: Store,
  key: string,
  run: LastRun,
  chunks: readonly Uint8Array[],
): Promise<Result<null>> =>
  catchFailure(async () => {
    const runs = await allRuns(store);
    const replaced = runs.get(key);
    runs.delete(key);
    return store.write([
      ...(replaced ? removal(key, replaced) : []),
      ...surplusOf(runs, run.rows).flatMap(([id, old]) => removal(id, old)),
      ...chunks.map((value, chunk): StoreChange => ({ kind: 'export-rows', id: chunkName(run.run, chunk), value })),
      { kind: 'export-run', id: key, value: encodeJson(run) },
    ]);
  });

const allRuns = async (store: Store): Promise<Map<string, LastRun>> => {
  const runs = new Map<string, LastRun>();
  for await (const { id, value } of store.list('export-run')) {
    const run = LastRun.safeParse(decodeJson(value));
    if (run.success) runs.set(id, run.data);
  }
  return runs;
};
