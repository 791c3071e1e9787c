/** The rows that a list shows: a page of the rows in memory, or a page from the server. */
import type { Page } from '@contract/endpoint';
import { holdRows } from '@contract/reading/ignored-inputs';
import type { Values } from '../../area/field';
import type { Held, InMemoryRows } from './in-memory-rows';
import type { Gap, ListCall, ListSource, Rows } from './list-source';
import type { ListState } from './list-state';

const none: readonly never[] = [];

/** Why rows that were read to their end may not be all. */
export const gapOf = (held: Held & Pick<InMemoryRows, 'rows'>): Gap | undefined => {
  const { rows, dropped, unplaced, mayHaveMore, total } = held;
  const reason = mayHaveMore ? 'unread' : unplaced > 0 ? 'unnamed' : undefined;
  return reason && { reason, sent: rows.length + dropped + unplaced, total };
};

/** A page of the rows in memory, or all of them. */
export const localRows = (local: InMemoryRows, order: Uint32Array, state: ListState, call: ListCall): Rows => {
  const matching = order.length;
  const gap = gapOf(local);
  const size = state.size === 'all' ? matching : state.size;
  const lastPage = Math.max(1, Math.ceil(matching / Math.max(1, size)));
  const offset = (Math.min(state.page, lastPage) - 1) * size;
  return {
    inMemory: local,
    count: Math.min(size, matching - offset),
    at: (index) => local.rows[order[offset + index] ?? -1],
    offset,
    size,
    total: gap ? undefined : matching,
    hasNext: offset + size < matching,
    isOutdated: false,
    ignored: none,
    gap,
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
  readonly identities: ListSource['identities'];
  /** The server ignores the id of the record that the rows belong to, and they don't name it. */
  readonly isUnnamed: boolean;
  readonly ignored: readonly string[];
  readonly call: ListCall;
}

/** Rows that were not requested are hidden, and why the shown ones may not be all. */
const heldRows = ({ answer, isAll, page, input, identities, isUnnamed, call }: ShownPage) => {
  const { rows: received, total } = answer ?? { rows: none, total: undefined };
  if (call.stale || !answer) return { rows: received, gap: undefined };
  const { rows, others, unplaced } = isUnnamed
    ? { rows: none, others: 0, unplaced: received.length }
    : holdRows(received, input, identities);
  const isUnread = received.length === 0 && page === 1 && (total ?? 0) > 0;
  const reason =
    isUnnamed || (isAll && unplaced > 0)
      ? ('unnamed' as const)
      : others + unplaced > 0 && !isAll
        ? ('others' as const)
        : isUnread
          ? ('unread' as const)
          : undefined;
  return { rows, gap: reason && { reason, sent: received.length, total } };
};

export const pageRows = (shown: ShownPage): Rows => {
  const { answer, position, query, isAll, page, ignored, call } = shown;
  const { rows: received, total: reportedTotal } = answer ?? { rows: none, total: undefined };
  const { rows, gap } = heldRows(shown);
  const total = rows.length === received.length && !gap ? reportedTotal : undefined;
  const { offset, size } = position;
  const isLong = !isAll && !call.stale && received.length >= size;
  return {
    inMemory: undefined,
    count: rows.length,
    at: (index: number) => rows[index],
    offset,
    size,
    total: total ?? (isAll && offset === 0 && !gap ? rows.length : undefined),
    hasNext: total === undefined ? isLong : page * size < total,
    isOutdated: position.query !== query,
    ignored,
    gap,
    sample: rows,
    call,
  };
};
