/**
 * Sorting 100,000 rows within a frame or two: each column's values are ranked once as whole numbers, and a sort is then
 * one native sort of numbers that carry rank and place together (so it is stable, too).
 */
import type { Item } from './db';

const number = /^-?\d+(\.\d+)?$/;
/** Codes and moments, for which the order of the signs is the order people expect. */
const code = /^[A-Z0-9:.#-]*$/;

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'accent' });

/** A value as something that can be ordered: numbers as numbers (amounts in text included), lists by length, the rest as text. */
const orderable = (value: unknown): number | string | null => {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (Array.isArray(value)) return value.length;
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
};

/** Texts in the order people expect. Codes are left to the engine's own order, which is twice as quick as any function. */
const ordered = (
  texts: readonly string[],
): { readonly texts: readonly string[]; readonly same: (a: string, b: string) => boolean } =>
  texts.every((text) => code.test(text))
    ? { texts: texts.toSorted(), same: (a, b) => a === b }
    : { texts: texts.toSorted(collator.compare), same: (a, b) => collator.compare(a, b) === 0 };

/** The rank of each row in a column; -1 for rows without a value, which come last in either direction. */
export const rank = (rows: readonly Item[], column: string): Int32Array => {
  const ranks = new Int32Array(rows.length).fill(-1);
  const places = new Map<number | string, number>();
  const placeOf = new Int32Array(rows.length);
  rows.forEach((row, index) => {
    const value = orderable(row[column]);
    if (value === null) {
      placeOf[index] = -1;
      return;
    }
    let place = places.get(value);
    if (place === undefined) {
      place = places.size;
      places.set(value, place);
    }
    placeOf[index] = place;
  });
  const order = orderOf(places);
  for (let index = 0; index < rows.length; index += 1) {
    const place = placeOf[index] ?? -1;
    if (place >= 0) ranks[index] = order[place] ?? -1;
  }
  return ranks;
};

/** From the place of a distinct value to its rank; equal values (1 and "1.0", "a" and "A") share one. */
const orderOf = (places: ReadonlyMap<number | string, number>): Int32Array => {
  const numbers: { readonly number: number; readonly place: number }[] = [];
  const texts: string[] = [];
  for (const [value, place] of places) {
    if (typeof value === 'number') numbers.push({ number: value, place });
    else if (number.test(value)) numbers.push({ number: Number(value), place });
    else texts.push(value);
  }
  numbers.sort((left, right) => left.number - right.number);
  const ranks = new Int32Array(places.size);
  let next = -1;
  numbers.forEach((each, index) => {
    if (index === 0 || each.number !== numbers[index - 1]?.number) next += 1;
    ranks[each.place] = next;
  });
  const order = ordered(texts);
  order.texts.forEach((text, index) => {
    const before = order.texts[index - 1];
    if (before === undefined || !order.same(before, text)) next += 1;
    ranks[places.get(text) ?? 0] = next;
  });
  return ranks;
};

/** Ranks and places are below the number of rows, of which there are fewer than eight million. */
const span = 2 ** 23;

/** The given rows' indices in order; `chosen` are ascending indices into `ranks`. */
export const sorted = (chosen: Int32Array, ranks: Int32Array, descending: boolean): Int32Array => {
  const last = span;
  const packed = new Float64Array(chosen.length);
  for (let place = 0; place < chosen.length; place += 1) {
    const rankOf = ranks[chosen[place] ?? 0] ?? -1;
    const weight = rankOf < 0 ? last : descending ? last - 1 - rankOf : rankOf;
    packed[place] = weight * span + place;
  }
  packed.sort();
  const result = new Int32Array(chosen.length);
  for (let place = 0; place < packed.length; place += 1) {
    result[place] = chosen[(packed[place] ?? 0) % span] ?? 0;
  }
  return result;
};
