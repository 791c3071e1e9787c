/** Loads a whole list, or the rows of it that match, in chunks: no single answer is large enough to freeze the window. */
import type { Page } from '@contract/endpoint';
import { fail, ok, type Result } from '@contract/failure';
import { allPages, type Paging } from '@contract/list/all-pages';
import { rowsMatching } from '@contract/reading/ignored-inputs';
import type { Values } from '../../area/field';
import { formatNumber } from '../../format/number';
import { fetchPage, type ListSource, type LoadProgress, type Rows } from './list-source';
import { type ListState, matchingQuery } from './list-state';

/** More rows than a person can use, and about as many as the window can hold. */
const maxRows = 500_000;

export interface LoadedRows {
  readonly rows: readonly Values[];
  /** False where the list was longer than can be held. */
  readonly whole: boolean;
}

type AskPage = (paging: Paging) => Promise<Result<Page<Values>>>;

/** All rows of a list, or as many as can be held. */
export const loadRows = async (
  askPage: AskPage,
  idOf: (row: Values) => string,
  progress: (progress: LoadProgress) => void,
  signal?: AbortSignal,
): Promise<Result<LoadedRows>> => {
  const rows: Values[] = [];
  for await (const batch of allPages(askPage, idOf)) {
    if (!batch.ok) return batch;
    if (signal?.aborted) return fail('cancelled', 'cancelled');
    for (const row of batch.value.rows) rows.push(row);
    progress({ loaded: rows.length, total: batch.value.total });
    const { last, stuck, total } = batch.value;
    if (stuck)
      return fail('rejected', 'incomplete-list', {
        about: { loaded: formatNumber(rows.length), total: formatNumber(total) },
      });
    if (last) return ok({ rows, whole: true });
    if (rows.length >= maxRows) break;
  }
  return ok({ rows, whole: false });
};

/** All rows of a list or none: a part would be searched and counted as if it were the whole. */
export const loadAllRows: (...given: Parameters<typeof loadRows>) => Promise<Result<readonly Values[]>> = async (
  askPage,
  ...rest
) => {
  const tooMany = fail('invalid', 'too-many-rows', { about: { limit: formatNumber(maxRows) } });
  const loaded = await loadRows(
    async (paging) => {
      const page = await askPage(paging);
      // Where the server says how many there are, nobody waits for half a million rows first.
      return page.ok && (page.value.total ?? 0) > maxRows ? tooMany : page;
    },
    ...rest,
  );
  if (!loaded.ok) return loaded;
  return loaded.value.whole ? ok(loaded.value.rows) : tooMany;
};

/** A list on the screen: where its rows come from, and what narrows them. */
interface Matchable {
  readonly rows: Rows;
  readonly state: ListState;
  readonly source: ListSource;
}

/** Those of a list in memory; undefined where they are on the server. */
export const localMatches = ({ rows, state, source }: Matchable): readonly Values[] | undefined => {
  const { whole } = rows;
  if (!whole) return undefined;
  return Array.from(whole.view(state, source.kindOf), (index) => whole.rows[index] ?? {});
};

/** All rows that match a list's search and filters: from memory, or page by page from the server. */
export const loadMatchingRows = async (
  list: Matchable,
  progress: (progress: LoadProgress) => void,
  signal: AbortSignal,
): Promise<Result<readonly Values[]>> => {
  const local = localMatches(list);
  if (local) return ok(local);
  const words = matchingQuery(list.state, list.source.capabilities);
  const loaded = await loadAllRows(
    (paging) => fetchPage(list.source, { ...words, ...paging }, signal),
    list.source.idOf,
    progress,
    signal,
  );
  return loaded.ok ? ok(rowsMatching(loaded.value, { ...list.source.input, ...words })) : loaded;
};
