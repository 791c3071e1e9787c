/**
 * The demo's database: collections in memory, created on first use. Lists are searched for all words,
 * ignoring case and accents, filtered, sorted (stable; empty values last) and paged, and fast enough for 100,000 rows.
 */
import type { ListQuery } from '@contract/endpoint';
import { withinAny } from '@contract/text/day-range';
import { fold } from '@contract/text/fold';
import { isFound, phoneDigits, readSearchTerms } from '@contract/text/search-terms';
import { rankColumn, sortByRank } from './sort-rows';

export type Item = Readonly<Record<string, unknown>>;

/** One page of a list, and the total number of matching rows. */
export interface Listing {
  readonly rows: readonly Item[];
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
}

export interface Collection<T extends Item = Item> {
  readonly all: () => readonly T[];
  readonly get: (id: unknown) => T | undefined;
  /** `within` filters the list first, as in `{ bookingId: 50001 }`. */
  readonly list: (query: ListQuery, within?: Item) => Listing;
  /** All rows that match a list's query, in its order, for CSV calls. */
  readonly matching: (query: ListQuery, within?: Item) => readonly T[];
  /** Adds a row with the next free id. */
  readonly insert: (make: (id: number) => T) => T;
  readonly update: (id: unknown, change: Item) => T | undefined;
  readonly remove: (id: unknown) => boolean;
  /** Without a requested order, lists start with the newest rows. */
  readonly newestFirst: boolean;
}

const defaultPerPage = 50;
/** The number of rows above which a list is indexed for searching in advance, and the rows per step. */
const large = 20_000;
const slice = 5_000;

const textOf = (row: Item, fields: readonly string[]): string => {
  let text = '';
  for (const field of fields) {
    const value = row[field];
    if (typeof value === 'string')
      text += `${value}\n${/phone/i.test(field) ? `${phoneDigits(fold(value)) ?? ''}\n` : ''}`;
    else if (typeof value === 'number') text += `${String(value)}\n`;
  }
  return fold(text);
};

/** The fields of the first rows that contain short text or numbers, which users would search. */
const searchable = (rows: readonly Item[]): readonly string[] => {
  const fields = new Set<string>();
  for (const row of rows.slice(0, 50)) {
    for (const [field, value] of Object.entries(row)) {
      const short = typeof value === 'string' && !value.startsWith('data:') && !value.includes('T00:00');
      if ((short || typeof value === 'number') && !/At$|^createdBy$|latitude|longitude/.test(field)) fields.add(field);
    }
  }
  return [...fields];
};

const same = (value: unknown, expected: unknown): boolean =>
  Array.isArray(value) ? value.some((each) => same(each, expected)) : String(value ?? '') === String(expected);

/** Rows that are made when they are needed; those of a first page are few of all. */
export interface RowMaker<T> {
  readonly count: number;
  /** The row at an index, which must not depend on the rows made before it. */
  readonly make: (index: number) => T;
}

export interface CollectionOptions {
  /** The fields to search in; by default all with short text or numbers. */
  readonly search?: readonly string[];
  /** Without a requested order, lists start with the newest rows. */
  readonly newestFirst?: boolean;
}

/** A collection of rows that `create` creates, all on first use or each when it is needed. */
export const createCollection = <T extends Item>(
  create: () => T[] | RowMaker<T>,
  { search, newestFirst = false }: CollectionOptions = {},
): Collection<T> => {
  let rows: (T | undefined)[] | undefined;
  let maker: RowMaker<T> | undefined;
  let byId: Map<string, number> | undefined;
  let texts: readonly string[] | undefined;
  let warming: string[] | undefined;
  const ranks = new Map<string, Int32Array>();

  /** All rows, of which some may not be made yet. */
  const places = (): (T | undefined)[] => {
    if (rows) return rows;
    const created = create();
    if (Array.isArray(created)) rows = created;
    else {
      maker = created;
      rows = Array<T | undefined>(created.count).fill(undefined);
    }
    return rows;
  };
  const rowAt = (index: number): T | undefined => {
    const known = places();
    known[index] ??= maker?.make(index);
    return known[index];
  };
  const all = (): T[] => {
    const known = places();
    if (maker) for (const index of known.keys()) rowAt(index);
    // Added and removed rows move the others, so none is made by its index from now on.
    maker = undefined;
    return known as T[];
  };
  const changed = (): void => {
    byId = undefined;
    texts = undefined;
    warming = undefined;
    ranks.clear();
  };
  const indexOfId = (id: unknown): number => {
    byId ??= new Map(all().map((row, index) => [String(row.id), index]));
    return byId.get(String(id)) ?? -1;
  };
  const found = (query: ListQuery, within: Item): Int32Array => {
    const tests: ((row: T, index: number) => boolean)[] = Object.entries(within)
      .filter(([, filterValue]) => filterValue !== undefined)
      .map(
        ([field, filterValue]) =>
          (row) =>
            same(row[field], filterValue),
      );
    for (const [field, values] of Object.entries(query.filters ?? {})) {
      if (values.length === 0) continue;
      const valueSet = new Set(values);
      // The demo's server counts days in UTC.
      const isWithin = withinAny(values, () => 'UTC');
      tests.push((row) => {
        const value = row[field];
        if (isWithin(value)) return true;
        return Array.isArray(value)
          ? value.some((each) => valueSet.has(String(each)))
          : valueSet.has(String(value ?? ''));
      });
    }
    const terms = readSearchTerms(fold(query.q ?? ''));
    if (terms.words.length > 0) {
      const fields = search ?? searchable(all());
      texts ??= all().map((row) => textOf(row, fields));
      const prepared = texts;
      tests.push((_, index) => isFound(prepared[index] ?? '', terms));
    }
    if (tests.length === 0) return Int32Array.from(places().keys());
    const from = all();
    const result = new Int32Array(from.length);
    let count = 0;
    for (let index = 0; index < from.length; index += 1) {
      const row = from[index];
      if (row && tests.every((test) => test(row, index))) result[count++] = index;
    }
    return result.subarray(0, count);
  };
  const ordered = (query: ListQuery, within: Item): Int32Array => {
    const chosen = found(query, within);
    const column = query.sortColumn;
    if (column === undefined || column === '') return newestFirst ? chosen.reverse() : chosen;
    let known = ranks.get(column);
    if (!known) {
      known = rankColumn(all(), column);
      ranks.set(column, known);
    }
    return sortByRank(chosen, known, query.sort === 'desc');
  };
  /** Indexes a large list in steps after its first page was sent, so that the first search is fast. */
  const warm = (): void => {
    if (texts || !warming) return;
    const fields = search ?? searchable(all());
    for (const row of all().slice(warming.length, warming.length + slice)) warming.push(textOf(row, fields));
    if (warming.length < all().length) setTimeout(warm);
    else texts = warming;
  };
  const rowsAt = (indexes: Int32Array): T[] => {
    const result: T[] = [];
    for (const each of indexes) {
      const row = rowAt(each);
      if (row) result.push(row);
    }
    return result;
  };

  return {
    newestFirst,
    all,
    get: (id) => all()[indexOfId(id)],
    list: (query, within = {}) => {
      const indexes = ordered(query, within);
      const page = query.page ?? 1;
      const perPage = query.perPage ?? defaultPerPage;
      const first = (page - 1) * perPage;
      if (!texts && !warming && places().length > large) {
        warming = [];
        setTimeout(warm);
      }
      return { rows: rowsAt(indexes.subarray(first, first + perPage)), total: indexes.length, page, perPage };
    },
    matching: (query, within = {}) => rowsAt(ordered(query, within)),
    insert: (make) => {
      const highest = all().reduce((max, { id }) => (typeof id === 'number' && id > max ? id : max), 0);
      const row = make(highest + 1);
      all().push(row);
      changed();
      return row;
    },
    update: (id, change) => {
      const at = indexOfId(id);
      const row = all()[at];
      if (!row) return undefined;
      const next = { ...row, ...change };
      all()[at] = next;
      changed();
      return next;
    },
    remove: (id) => {
      const at = indexOfId(id);
      if (at < 0) return false;
      all().splice(at, 1);
      changed();
      return true;
    },
  };
};
