/**
 * Sorts 100,000 rows within a frame or two: each column's values are ranked once as integers, and a sort is then
 * one native, stable sort of numbers that combine rank and index.
 */
const number = /^-?\d+(\.\d+)?$/;
/** Codes and dates, which sort correctly by code unit. */
const code = /^[A-Z0-9:.#-]*$/;

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'accent' });

/** A sort key: numbers as numbers (including amounts as text), lists by length, other values as text. */
const orderable = (value: unknown): number | string | null => {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (Array.isArray(value)) return value.length;
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
};

/** Sorts texts by locale, or codes by code unit, which is twice as fast. */
const ordered = (
  texts: readonly string[],
): { readonly texts: readonly string[]; readonly same: (a: string, b: string) => boolean } =>
  texts.every((text) => code.test(text))
    ? { texts: texts.toSorted(), same: (a, b) => a === b }
    : { texts: texts.toSorted(collator.compare), same: (a, b) => collator.compare(a, b) === 0 };

/** The rank of each row in a column; -1 for rows without a value, which come last in either direction. */
export const rankColumn = (rows: readonly Readonly<Record<string, unknown>>[], column: string): Int32Array => {
  const ranks = new Int32Array(rows.length).fill(-1);
  const indexes = new Map<number | string, number>();
  const valueIndexOf = new Int32Array(rows.length);
  rows.forEach((row, index) => {
    const value = orderable(row[column]);
    if (value === null) {
      valueIndexOf[index] = -1;
      return;
    }
    let valueIndex = indexes.get(value);
    if (valueIndex === undefined) {
      valueIndex = indexes.size;
      indexes.set(value, valueIndex);
    }
    valueIndexOf[index] = valueIndex;
  });
  const rankOf = ranksOf(indexes);
  for (let index = 0; index < rows.length; index += 1) {
    const valueIndex = valueIndexOf[index] ?? -1;
    if (valueIndex >= 0) ranks[index] = rankOf[valueIndex] ?? -1;
  }
  return ranks;
};

/** The ranks of distinct values by their index; equal values (1 and "1.0", "a" and "A") share a rank. */
const ranksOf = (indexes: ReadonlyMap<number | string, number>): Int32Array => {
  const numbers: { readonly number: number; readonly index: number }[] = [];
  const texts: string[] = [];
  for (const [value, index] of indexes) {
    if (typeof value === 'number') numbers.push({ number: value, index });
    else if (number.test(value)) numbers.push({ number: Number(value), index });
    else texts.push(value);
  }
  numbers.sort((left, right) => left.number - right.number);
  const ranks = new Int32Array(indexes.size);
  let next = -1;
  numbers.forEach((each, position) => {
    if (position === 0 || each.number !== numbers[position - 1]?.number) next += 1;
    ranks[each.index] = next;
  });
  const order = ordered(texts);
  order.texts.forEach((text, index) => {
    const before = order.texts[index - 1];
    if (before === undefined || !order.same(before, text)) next += 1;
    ranks[indexes.get(text) ?? 0] = next;
  });
  return ranks;
};

/** Ranks and positions are below the number of rows, of which there are fewer than eight million. */
const span = 2 ** 23;

/** The given rows' indices in order; `chosen` are ascending indices into `ranks`. */
export const sortByRank = (chosen: Int32Array, ranks: Int32Array, descending: boolean): Int32Array => {
  const last = span;
  const packed = new Float64Array(chosen.length);
  for (let position = 0; position < chosen.length; position += 1) {
    const rankOf = ranks[chosen[position] ?? 0] ?? -1;
    const weight = rankOf < 0 ? last : descending ? last - 1 - rankOf : rankOf;
    packed[position] = weight * span + position;
  }
  packed.sort();
  const result = new Int32Array(chosen.length);
  for (let position = 0; position < packed.length; position += 1) {
    result[position] = chosen[(packed[position] ?? 0) % span] ?? 0;
  }
  return result;
};
