/** The rows that a list shows: a page of the rows in memory, or a page from the server. */
import type { Page } from '@contract/endpoint';
import { rowsMatching } from '@contract/reading/ignored-inputs';
import type { Values } from '../../area/field';
import type { InMemoryRows } from './in-memory-rows';
import type { ListCall, Rows } from './list-source';
import type { ListState } from './list-state';

const none: readonly never[] = [];

/** A page of the rows in memory, or all of them. */
export const localRows = (local: InMemoryRows, order: Uint32Array, state: ListState, call: ListCall): Rows => {
  const total = order.length;
  const size = state.size === 'all' ? total : state.size;
  const lastPage = Math.max(1, Math.ceil(total / Math.max(1, size)));
  const offset = (Math.min(state.page, lastPage) - 1) * size;
  return {
    inMemory: local,
    count: Math.min(size, total - offset),
    at: (index) => local.rows[order[offset + index] ?? -1],
    offset,
    size,
    total,
    hasNext: offset + size < total,
    isOutdated: false,
    ignored: none,
    sample: local.rows,
    call,
  };
};

/** The page and list that the shown rows belong to, while the requested rows are still loading. */
export interface PagePosition extends Pick<Rows, 'offset' | 'size'> {
  /** Search, filters and order, as text. */
  readonly query: string;
}
export const positions = new WeakMap<Page<Values>, PagePosition>();

interface ShownPage {
  readonly answer: Page<Values> | undefined;
  readonly position: PagePosition;
  readonly query: string;
  /** Whether the first page has all rows. */
  readonly isAll: boolean;
  /** The requested page, which may not have arrived yet. */
  readonly page: number;
  readonly input: Values;
  readonly ignored: readonly string[];
  readonly call: ListCall;
}

export const pageRows = ({ answer, position, query, isAll, page, input, ignored, call }: ShownPage): Rows => {
  const { rows: received, total: reportedTotal } = answer ?? { rows: none, total: undefined };
  // Rows that were not requested are hidden, and the number of matching rows is then unknown.
  const rows = call.stale ? received : rowsMatching(received, input);
  const total = rows === received ? reportedTotal : undefined;
  const { offset, size } = position;
  const isLong = !isAll && !call.stale && received.length >= size;
  return {
    inMemory: undefined,
    count: rows.length,
    at: (index: number) => rows[index],
    offset,
    size,
    total: total ?? (isAll && offset === 0 ? rows.length : undefined),
    hasNext: total === undefined ? isLong : page * size < total,
    isOutdated: position.query !== query,
    ignored,
    sample: rows,
    call,
  };
};
