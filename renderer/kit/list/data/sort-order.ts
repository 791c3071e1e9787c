/** Sorts all rows of a list: index arrays over keys that are computed once per column. */

import type { FieldKind, Values } from '../../area/field';
import { sortKey } from '../../format/field';
import { moneyKeys } from '../../format/money-order';

type Key = number | string | undefined;

export const sortKeysOf = (rows: readonly Values[], key: string, kind: FieldKind | undefined): readonly Key[] => {
  if (kind === 'money') return moneyKeys(rows, key);
  const keys = new Array<Key>(rows.length);
  for (let index = 0; index < rows.length; index++) keys[index] = sortKey(kind, rows[index]?.[key]);
  return keys;
};

/** Ranks each key among the distinct keys, numbers before text; empty values have no rank. */
const createRanker = (
  keys: readonly Key[],
): { readonly size: number; readonly rankOf: (key: Key) => number | undefined } => {
  const texts = [...new Set(keys.filter((key) => typeof key === 'string'))].sort();
  const textRanks = new Map(texts.map((text, rank) => [text, rank]));
  // Uses the engine's own numeric sort: a comparison function would take most of the time.
  const numbers = Float64Array.from(keys.filter((key) => typeof key === 'number')).sort();
  const distinct = numbers.filter((number, at) => number !== numbers[at - 1]);
  const numberRank = (value: number): number => {
    let [low, high] = [0, distinct.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((distinct[middle] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    size: distinct.length + texts.length,
    rankOf: (key) => {
      if (typeof key === 'number') return numberRank(key);
      return key === undefined ? undefined : distinct.length + (textRanks.get(key) ?? 0);
    },
  };
};

/** The rows' indexes in order. Equal keys keep their order; empty values are last in either direction. */
export const orderBy = (keys: readonly Key[], descending: boolean): Uint32Array => {
  const { size, rankOf } = createRanker(keys);
  const ranks = new Uint32Array(keys.length);
  // The number of rows of each rank, then the index at which its next row goes.
  const next = new Uint32Array(size + 2);
  for (let index = 0; index < keys.length; index++) {
    const found = rankOf(keys[index]) ?? size;
    const rank = descending && found < size ? size - 1 - found : found;
    ranks[index] = rank;
    next[rank + 1] = (next[rank + 1] ?? 0) + 1;
  }
  for (let rank = 1; rank <= size; rank++) next[rank] = (next[rank] ?? 0) + (next[rank - 1] ?? 0);
  const order = new Uint32Array(keys.length);
  for (let index = 0; index < keys.length; index++) {
    const rank = ranks[index] ?? size;
    const to = next[rank] ?? 0;
    order[to] = index;
    next[rank] = to + 1;
  }
  return order;
};

/** The server's order. */
export const naturalOrder = (count: number): Uint32Array => {
  const order = new Uint32Array(count);
  for (let index = 0; index < count; index++) order[index] = index;
  return order;
};
