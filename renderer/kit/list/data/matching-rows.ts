/** All rows that match a list's search and filters, wherever they are. */
import { ok, type Result } from '@contract/failure';
import { rowsMatching } from '@contract/reading/ignored-inputs';
import type { Values } from '../../area/field';
import { matchingQuery } from './list-state';
import { loadWhole, type Progress } from './load-all';
import type { List } from './use-list';
import { askPage } from './use-rows';

/** Those of a list in memory; undefined where they are on the server. */
export const localMatches = ({ rows, state, source }: List): readonly Values[] | undefined => {
  const { whole } = rows;
  if (!whole) return undefined;
  return Array.from(whole.view(state, source.kindOf), (index) => whole.rows[index] ?? {});
};

/** From memory, or page by page from the server. */
export const matchingRows = async (
  list: List,
  progress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Result<readonly Values[]>> => {
  const local = localMatches(list);
  if (local) return ok(local);
  const words = matchingQuery(list.state, list.source.capabilities);
  const loaded = await loadWhole(
    (paging) => askPage(list.source, { ...words, ...paging }, signal),
    list.source.idOf,
    progress,
    signal,
  );
  return loaded.ok ? ok(rowsMatching(loaded.value, { ...list.source.input, ...words })) : loaded;
};
