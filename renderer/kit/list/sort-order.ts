/** Sorting of whole lists: index arrays over keys that are computed once per column. */
import { sortKey } from '../format/field';
import { moneyKeys } from '../format/money-order';
import type { FieldKind, Values } from '../resource';

type Key = number | string | undefined;

/** Numbers before text, empty values always last, whichever the direction. */
const compareKeys = (one: Key, other: Key, sign: 1 | -1): number => {
  if (one === other) return 0;
  if (one === undefined) return 1;
  if (other === undefined) return -1;
  if (typeof one === typeof other) return one < other ? -sign : sign;
  return typeof one === 'number' ? -sign : sign;
};

export const keysOf = (rows: readonly Values[], key: string, kind: FieldKind | undefined): readonly Key[] => {
  if (kind === 'money') return moneyKeys(rows, key);
  const keys = new Array<Key>(rows.length);
  for (let index = 0; index < rows.length; index++) keys[index] = sortKey(kind, rows[index]?.[key]);
  return keys;
};

/** The rows' indexes in order; equal keys keep the order they came in. */
export const orderBy = (keys: readonly Key[], descending: boolean): Uint32Array => {
  const order = Uint32Array.from(keys, (_, index) => index);
  const sign = descending ? -1 : 1;
  // Columns of one type, the usual case, compare without looking at types.
  if (keys.every((key) => typeof key === 'number')) {
    const numbers = Float64Array.from(keys as readonly number[]);
    return order.sort((one, other) => sign * ((numbers[one] ?? 0) - (numbers[other] ?? 0)) || one - other);
  }
  return order.sort((one, other) => compareKeys(keys[one], keys[other], sign) || one - other);
};

/** The order in which the rows came. */
export const naturalOrder = (count: number): Uint32Array => {
  const order = new Uint32Array(count);
  for (let index = 0; index < count; index++) order[index] = index;
  return order;
};
