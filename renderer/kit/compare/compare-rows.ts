/** Compares the rows of a list with those of a file. */
import type { Values } from '@contract/json/record';
import { comparedKind, unclear } from './cell-readers';
import { type FileRow, isSame, matchRows, type Pair, readersOf, type Tables } from './match-rows';

export const verdicts = [
  'different',
  'onlyList',
  'onlyFile',
  'double',
  'same',
  'unmatchedList',
  'unmatchedFile',
] as const;
/**
 * `double`: the file has a row of the same number, email or booking again. `unmatchedList`, `unmatchedFile`: a value to match by
 * is missing or has two readings.
 */
export type Verdict = (typeof verdicts)[number];

export interface ComparedRow {
  readonly verdict: Verdict;
  readonly list?: Values;
  readonly file?: FileRow;
  /** The positions of the compared pairs that differ. */
  readonly differing: readonly number[];
}

export interface Comparison {
  readonly rows: readonly ComparedRow[];
  /** For each matched and then each compared pair: the cells that can be read in two ways, and so were not compared. */
  readonly unclear: readonly number[];
}

/** Whether one row of each key is meant: amounts and days repeat, numbers and emails don't. */
const isUnique = (matched: readonly Pair[]): boolean =>
  matched.every(({ field }) => !['amount', 'day'].includes(comparedKind(field)));

/** Compares by the matched pairs, and then the cells of the compared pairs. */
export const compareRows = (tables: Tables, matched: readonly Pair[], compared: readonly Pair[]): Comparison => {
  const keys = matched.map((pair) => readersOf(pair, tables));
  const values = compared.map((pair) => readersOf(pair, tables));
  const { ofFile: found, inFile, same, doubles, unmatched } = matchRows(tables, keys, values);
  const unclearCounts = [...keys, ...values].map(() => 0);
  const count = (at: number): void => {
    unclearCounts[at] = (unclearCounts[at] ?? 0) + 1;
  };
  const rows: ComparedRow[] = [];
  for (const file of tables.file) {
    const list = found.get(file);
    keys.forEach(({ ofFile, column }, at) => {
      if (ofFile(file[column], list) === unclear) count(at);
    });
    if (!list) {
      const alone = doubles.has(file) && isUnique(matched) ? 'double' : 'onlyFile';
      rows.push({ verdict: unmatched.has(file) ? 'unmatchedFile' : alone, file, differing: [] });
      continue;
    }
    const differing = same.has(file)
      ? []
      : values.flatMap(({ ofList, ofFile, column }, at) => {
          const isEqual = isSame(ofList(list), ofFile(file[column], list));
          if (isEqual === undefined) count(keys.length + at);
          return isEqual === false ? [at] : [];
        });
    rows.push({ verdict: differing.length > 0 ? 'different' : 'same', list, file, differing });
  }
  for (const list of tables.list.filter((row) => !inFile.has(row)))
    rows.push({ verdict: unmatched.has(list) ? 'unmatchedList' : 'onlyList', list, differing: [] });
  return { rows, unclear: unclearCounts };
};
