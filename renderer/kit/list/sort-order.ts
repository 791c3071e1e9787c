/** Sorting of whole lists: index arrays over keys that are computed once per column. */
import { sortKey } from '../format/field';
import { moneyKeys } from '../format/money-order';
import type { FieldKind, Values } from '../resource';

type Key = number | string | undefined;

export const keysOf = (rows: readonly Values[], key: string, kind: FieldKind | undefined): readonly Key[] => {
  if (kind === 'money') return moneyKeys(rows, key);
  const keys = new Array<Key>(rows.length);
  for (let index = 0; index < rows.length; index++) keys[index] = sortKey(kind, rows[index]?.[key]);
  return keys;
};

/** The distinct keys in order, numbers before text: sorted without a comparison of ours, which is most of a sort's time. */
const distinctKeys = (keys: readonly Key[]): readonly (number | string)[] => {
  const distinct = [...new Set(keys)];
  const numbers = Float64Array.from(distinct.filter((key) => typeof key === 'number')).sort();
  const texts = distinct.filter((key) => typeof key === 'string').sort();
  return [...numbers, ...texts];
};

/** The rows' indexes in order. Equal keys keep the order they came in; empty values are last, whichever the direction. */
export const orderBy = (keys: readonly Key[], descending: boolean): Uint32Array => {
  const distinct = distinctKeys(keys);
  const last = distinct.length;
  const rankOf = new Map<Key, number>();
  distinct.forEach((key, rank) => {
    rankOf.set(key, descending ? last - 1 - rank : rank);
  });
  const ranks = new Uint32Array(keys.length);
  // Where the rows of each rank begin, and then where the next one of it goes.
  const next = new Uint32Array(last + 2);
  for (let index = 0; index < keys.length; index++) {
    const rank = rankOf.get(keys[index]) ?? last;
    ranks[index] = rank;
    next[rank + 1] = (next[rank + 1] ?? 0) + 1;
  }
  for (let rank = 1; rank <= last; rank++) next[rank] = (next[rank] ?? 0) + (next[rank - 1] ?? 0);
  const order = new Uint32Array(keys.length);
  for (let index = 0; index < keys.length; index++) {
    const rank = ranks[index] ?? last;
    const to = next[rank] ?? 0;
    order[to] = index;
    next[rank] = to + 1;
  }
  return order;
};

/** The order in which the rows came. */
export const naturalOrder = (count: number): Uint32Array => {
  const order = new Uint32Array(count);
  for (let index = 0; index < count; index++) order[index] = index;
  return order;
};
