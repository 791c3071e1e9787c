/** Loads all rows of a list, or all matching rows, in chunks that are small enough not to freeze the window. */
import type { Page } from '@contract/endpoint';
import { fail, ok, type Result } from '@contract/failure';
import { allPages, type Paging, sentIdIn } from '@contract/list/all-pages';
import { holdRows } from '@contract/reading/ignored-inputs';
import type { Identities } from '@contract/reading/input-verdict';
import type { Values } from '../../area/field';
import { formatNumber } from '../../format/number';
import { useNotes } from '../../stores/notes';
import { fetchPage, type Gap, type ListSource, type LoadProgress, type Rows } from './list-source';
import { type ListState, matchingQuery } from './list-state';
import { matchesNotes, noteFilterKey } from './note-filter';
import { gapOf } from './page-rows';

/** About as many rows as fit into the window's memory. */
const maxRows = 500_000;

export interface LoadedRows {
  readonly rows: readonly Values[];
  /** False if the list has more rows. */
  readonly isComplete: boolean;
  /** The server sent as many rows as servers often cap a page at, and doesn't say whether it has more. */
  readonly mayHaveMore?: boolean;
  /** The server's total, if its pages end before. */
  readonly total?: number | undefined;
}

type FetchChunk = (paging: Paging) => Promise<Result<Page<Values>>>;

/** The rows of a list until there are as many as the limit. */
export const loadRows = async (
  fetchChunk: FetchChunk,
  idOf: (row: Values) => string | number,
  onProgress: (progress: LoadProgress) => void,
  signal?: AbortSignal,
  limit = maxRows,
): Promise<Result<LoadedRows>> => {
  const rows: Values[] = [];
  for await (const batch of allPages(fetchChunk, idOf)) {
    if (!batch.ok) return batch;
    if (signal?.aborted) return fail('cancelled', 'cancelled');
    for (const row of batch.value.rows) rows.push(row);
    onProgress({ loaded: rows.length, total: batch.value.total });
    const { last, repeatsPage, total } = batch.value;
    if (repeatsPage) {
      const loaded = formatNumber(rows.length);
      if (total === undefined) return fail('rejected', 'incomplete-pages', { about: { loaded } });
      return fail('rejected', 'incomplete-list', { about: { loaded, total: formatNumber(total) } });
    }
    if (last) return ok({ rows, isComplete: true, ...(batch.value.mayHaveMore ? { mayHaveMore: true, total } : {}) });
    if (rows.length >= limit) break;
  }
  return ok({ rows, isComplete: false });
};

/** All rows of a list, or a failure: an incomplete list would give wrong search results and counts. */
export const loadAllRows: (...args: Parameters<typeof loadRows>) => Promise<Result<LoadedRows>> = async (
  fetchChunk,
  ...rest
) => {
  const tooMany = fail('invalid', 'too-many-rows', { about: { limit: maxRows } });
  const loaded = await loadRows(
    async (paging) => {
      const page = await fetchChunk(paging);
      // If the total is known, fails before loading any more.
      return page.ok && (page.value.total ?? 0) > maxRows ? tooMany : page;
    },
    ...rest,
  );
  if (!loaded.ok) return loaded;
  return loaded.value.isComplete ? loaded : tooMany;
};

/** Rows that match what was asked for, and why they may not be all. */
export interface MatchingRows {
  readonly rows: readonly Values[];
  readonly gap?: Gap | undefined;
}

/** The rows that were read, without those that the server sent although they were not asked for. */
export const rowsHeld = (
  { rows: received, mayHaveMore = false, total }: LoadedRows,
  input: unknown,
  identities?: Identities,
): MatchingRows => {
  const { rows, others, unplaced } = holdRows(received, input, identities);
  return { rows, gap: gapOf({ rows, dropped: others, unplaced, mayHaveMore, total }) };
};

/** A list on the screen: the source of its rows, and its search and filters. */
interface Matchable {
  readonly rows: Rows;
  readonly state: ListState;
  readonly source: ListSource;
}

/** The matching rows of a list in memory; undefined if the rows are on the server. */
export const localMatches = ({ rows, state, source }: Matchable): readonly Values[] | undefined => {
  const { inMemory } = rows;
  if (!inMemory) return undefined;
  const accepted = state.filters[noteFilterKey];
  const matches = accepted && matchesNotes(accepted, source, useNotes.getState().notes);
  return Array.from(inMemory.view({ ...state, matches }, source.fieldOf), (index) => inMemory.rows[index] ?? {});
};

/** All rows that match a list's search and filters: from memory, or page by page from the server. */
export const loadMatchingRows = async (
  list: Matchable,
  onProgress: (progress: LoadProgress) => void,
  signal: AbortSignal,
): Promise<Result<MatchingRows>> => {
  const local = localMatches(list);
  if (local) return ok({ rows: local, gap: list.rows.gap });
  const query = matchingQuery(list.state, list.source.capabilities);
  const loaded = await loadAllRows(
    (paging) => fetchPage(list.source, { ...query, ...paging }, signal),
    sentIdIn(list.source.id),
    onProgress,
    signal,
  );
  if (!loaded.ok) return loaded;
  return ok(rowsHeld(loaded.value, { ...list.source.input, ...query }, list.source.identities));
};

/** The first rows that match a list's search and filters, in its order. */
export const loadFirstRows = async (
  list: Matchable,
  limit: number,
  signal: AbortSignal,
): Promise<Result<MatchingRows & Pick<LoadedRows, 'isComplete'>>> => {
  const local = localMatches(list);
  if (local) return ok({ rows: local.slice(0, limit), gap: list.rows.gap, isComplete: local.length <= limit });
  const query = matchingQuery(list.state, list.source.capabilities);
  const loaded = await loadRows(
    (paging) => fetchPage(list.source, { ...query, ...paging }, signal),
    sentIdIn(list.source.id),
    () => undefined,
    signal,
    limit,
  );
  if (!loaded.ok) return loaded;
  const { rows, gap } = rowsHeld(loaded.value, { ...list.source.input, ...query }, list.source.identities);
  const { isComplete } = loaded.value;
  return ok({ rows: rows.slice(0, limit), gap, isComplete: isComplete && rows.length <= limit });
};
