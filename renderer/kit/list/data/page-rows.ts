/** The rows that a list shows: a page of rows in memory, or of a server's answer. */
import type { Page } from '@contract/endpoint';
import { rowsMatching } from '@contract/reading/ignored-inputs';
import type { Values } from '../../area/field';
import type { ListCall, Rows } from './list-source';
import type { ListState } from './list-state';
import type { WholeRows } from './whole-rows';

const none: readonly never[] = [];

/** A list in memory as one page of rows, or all of them. */
export const localRows = (
  local: WholeRows,
  order: Uint32Array,
  state: ListState,
  call: ListCall,
): Omit<Rows, 'progress'> => {
  const total = order.length;
  const size = state.size === 'all' ? total : state.size;
  const lastPage = Math.max(1, Math.ceil(total / Math.max(1, size)));
  const before = (Math.min(state.page, lastPage) - 1) * size;
  return {
    whole: local,
    count: Math.min(size, total - before),
    at: (index) => local.rows[order[before + index] ?? -1],
    before,
    size,
    total,
    hasNext: before + size < total,
    other: false,
    ignored: none,
    sample: local.rows,
    call,
  };
};

/** The page and list that the shown rows belong to, while the requested rows are still loading. */
export interface PagePosition extends Pick<Rows, 'before' | 'size'> {
  /** Search, filters and order, as text. */
  readonly words: string;
}
export const positions = new WeakMap<Page<Values>, PagePosition>();

interface PageShown {
  readonly answer: Page<Values> | undefined;
  readonly standing: PagePosition;
  readonly words: string;
  /** The first page is all there is. */
  readonly isAll: boolean;
  /** The requested page, which may not have arrived yet. */
  readonly page: number;
  readonly input: Values;
  readonly ignored: readonly string[];
  readonly call: ListCall;
}

export const pageRows = ({
  answer,
  standing,
  words,
  isAll,
  page,
  input,
  ignored,
  call,
}: PageShown): Omit<Rows, 'progress'> => {
  const { rows: came, total: said } = answer ?? { rows: none, total: undefined };
  // Rows that were not requested are hidden, and the number of matching rows is then unknown.
  const rows = call.stale ? came : rowsMatching(came, input);
  const total = rows === came ? said : undefined;
  const { before, size } = standing;
  const isLong = !isAll && !call.stale && came.length >= size;
  return {
    whole: undefined,
    count: rows.length,
    at: (index: number) => rows[index],
    before,
    size,
    total: total ?? (isAll && before === 0 ? rows.length : undefined),
    hasNext: total === undefined ? isLong : page * size < total,
    other: standing.words !== words,
    ignored,
    sample: rows,
    call,
  };
};
