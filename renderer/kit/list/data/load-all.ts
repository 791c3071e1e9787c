/** Loading a whole list, chunk by chunk, so that no single answer is large enough to be felt. */
import type { Page } from '@contract/endpoint';
import { fail, ok, type Result } from '@contract/failure';
import { allPages, type Paging } from '@contract/list/all-pages';
import type { Values } from '../../area/field';
import { formatNumber } from '../../format/number';

/** More rows than a person can use, and about as many as the window can hold. */
const mostRows = 500_000;

export interface Progress {
  readonly loaded: number;
  readonly total: number | undefined;
}

export interface Loaded {
  readonly rows: readonly Values[];
  /** False where the list was longer than can be held. */
  readonly whole: boolean;
}

type AskPage = (paging: Paging) => Promise<Result<Page<Values>>>;

/** All rows of a list, or as many as can be held. */
export const loadAll = async (
  askPage: AskPage,
  idOf: (row: Values) => string,
  progress: (progress: Progress) => void,
  signal?: AbortSignal,
): Promise<Result<Loaded>> => {
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
    if (rows.length >= mostRows) break;
  }
  return ok({ rows, whole: false });
};

/** All rows of a list or none: a part would be searched and counted as if it were the whole. */
export const loadWhole: (...given: Parameters<typeof loadAll>) => Promise<Result<readonly Values[]>> = async (
  askPage,
  ...rest
) => {
  const tooMany = fail('invalid', 'too-many-rows', { about: { limit: formatNumber(mostRows) } });
  const loaded = await loadAll(
    async (paging) => {
      const page = await askPage(paging);
      // Where the server says how many there are, nobody waits for half a million rows first.
      return page.ok && (page.value.total ?? 0) > mostRows ? tooMany : page;
    },
    ...rest,
  );
  if (!loaded.ok) return loaded;
  return loaded.value.whole ? ok(loaded.value.rows) : tooMany;
};
