/** All rows of a list in memory. Search, filter and sort take a frame or two for 100,000 rows. */
import { withinAny } from '@contract/text/day-range';
import type { Field, FieldKind, Values } from '../../area/field';
import { sortKey, zoneOf } from '../../format/field';
import { moneyKeys } from '../../format/money-order';
import { toFilterValues, toPlainText } from '../../format/plain-text';
import { shownZone } from '../../format/zone';
import type { ListState } from './list-state';
import { withoutNoteFilter } from './note-filter';
import { createSearchIndex, type SearchIndex } from './search-index';

type FieldOf = (key: string) => Field | undefined;

export interface LocalQuery extends Pick<ListState, 'q' | 'filters' | 'sort'> {
  /** A further condition, which only this computer can check. */
  readonly matches?: ((row: Values) => boolean) | undefined;
}

/** A value that a filter offers, and the number of rows that have it. */
export interface Facet {
  readonly value: string;
  readonly count: number;
}

/** What was left out of the rows, and whether all were read. */
export interface Held {
  /** The number of rows that the server sent although they do not match the list's own input, such as its event. */
  readonly dropped: number;
  /** Further rows that don't say what they belong to, from a server that ignores the input. */
  readonly unplaced: number;
  /** The server may have more rows. */
  readonly mayHaveMore: boolean;
  /** The server's total, if its rows end before. */
  readonly total?: number | undefined;
}

export interface InMemoryRows extends Held {
  readonly rows: readonly Values[];
  /** The indexes of the rows that match, in order. */
  readonly view: (query: LocalQuery, fieldOf: FieldOf) => Uint32Array;
  /** The values of a field, most frequent first; undefined if there are too many to choose from. */
  readonly facets: (key: string) => readonly Facet[] | undefined;
  readonly search: SearchIndex;
}

type Key = number | string | undefined;

/** What the rows are sorted by, computed once per column; undefined for an empty value. */
export const sortKeysOf = (rows: readonly Values[], key: string, kind: FieldKind | undefined): readonly Key[] =>
  kind === 'money' ? moneyKeys(rows, key) : rows.map((row) => sortKey(kind, row[key]));

const naturalOrder = (count: number): Uint32Array => Uint32Array.from({ length: count }, (_, index) => index);

/** Numbers before text, empty values last. */
const kindRanks: Readonly<Record<string, number>> = { number: 0, string: 1, undefined: 2 };
const compareKeys = (one: Key, other: Key): number => {
  if (typeof one !== typeof other) return (kindRanks[typeof one] ?? 0) - (kindRanks[typeof other] ?? 0);
  if (one === undefined || other === undefined) return 0;
  return one < other ? -1 : Number(one > other);
};

/** The rows' indexes in order. Equal keys keep their order; empty values are last in either direction. */
export const orderBy = (keys: readonly Key[], descending: boolean): Uint32Array => {
  const sign = descending ? -1 : 1;
  return naturalOrder(keys.length).sort((one, other) => {
    const key = keys[one];
    const otherKey = keys[other];
    const order = compareKeys(key, otherKey);
    return key === undefined || otherKey === undefined ? order : sign * order;
  });
};

const maxFacets = 60;

const facetsOf = (rows: readonly Values[], key: string): readonly Facet[] | undefined => {
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const value of toFilterValues(row[key])) {
      if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    if (counts.size > maxFacets) return undefined;
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort((one, other) => other.count - one.count);
};

/** Whether a field has one of the values; allocates nothing per row. */
const hasAny = (value: unknown, accepted: ReadonlySet<string>): boolean =>
  Array.isArray(value)
    ? value.some((one: unknown) => accepted.has(toPlainText(one, 1)))
    : accepted.has(toPlainText(value));

/** Keeps the marks of rows that have one of the values, or whose day as the list shows it is in one of the ranges. */
const markFilter = (rows: readonly Values[], field: Field, accepted: readonly string[], marks: Uint8Array): void => {
  const values = new Set(accepted);
  const isWithin = withinAny(accepted, shownZone);
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] ?? {};
    const value = row[field.key];
    if (marks[index] === 1 && !hasAny(value, values) && !isWithin(value, zoneOf(field, row))) marks[index] = 0;
  }
};

const selectMarked = (order: Uint32Array, marks: Uint8Array): Uint32Array => {
  const picked = new Uint32Array(order.length);
  let count = 0;
  for (const index of order) {
    if (marks[index] === 1) {
      picked[count] = index;
      count++;
    }
  }
  return picked.slice(0, count);
};

const nothingLeftOut: Held = { dropped: 0, unplaced: 0, mayHaveMore: false };

export const createInMemoryRows = (rows: readonly Values[], held = nothingLeftOut): InMemoryRows => {
  const search = createSearchIndex(rows);
  const keys = new Map<string, ReturnType<typeof sortKeysOf>>();
  const facets = new Map<string, readonly Facet[] | undefined>();
  let order = naturalOrder(rows.length);
  let orderName = '';

  const ordered = (sort: ListState['sort'], fieldOf: FieldOf): Uint32Array => {
    const name = sort ? `${sort.descending ? '-' : ''}${sort.key}` : '';
    if (name === orderName) return order;
    orderName = name;
    if (!sort) order = naturalOrder(rows.length);
    else {
      const known = keys.get(sort.key) ?? sortKeysOf(rows, sort.key, fieldOf(sort.key)?.kind);
      // Keeps the keys of two columns, for switching back and forth; more would waste memory.
      if (!keys.has(sort.key) && keys.size > 1) keys.delete(keys.keys().next().value ?? '');
      keys.set(sort.key, known);
      order = orderBy(known, sort.descending);
    }
    return order;
  };

  return {
    rows,
    ...held,
    search,
    view: ({ q, filters, sort, matches }, fieldOf) => {
      const inOrder = ordered(sort, fieldOf);
      const filterEntries = Object.entries(withoutNoteFilter(filters));
      if (q.trim() === '' && filterEntries.length === 0 && !matches) return inOrder;
      const marks = q.trim() === '' ? new Uint8Array(rows.length).fill(1) : search.match(q);
      for (const [key, accepted] of filterEntries) markFilter(rows, fieldOf(key) ?? { key }, accepted, marks);
      if (matches) for (const [index, row] of rows.entries()) if (marks[index] === 1 && !matches(row)) marks[index] = 0;
      return selectMarked(inOrder, marks);
    },
    facets: (key) => {
      if (!facets.has(key)) facets.set(key, facetsOf(rows, key));
      return facets.get(key);
    },
  };
};
