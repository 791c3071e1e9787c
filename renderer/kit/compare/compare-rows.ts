/** Compares the rows of a list with those of a file. */
import type { Values } from '@contract/json/record';
import type { Field } from '../area/field';
import { type Cell, type Comparable, comparedKind, fileReader, listReader, unclear } from './cell-readers';

export type FileRow = readonly Cell[];

/** A column of the list and the column of the file with the same. */
export interface Pair {
  readonly field: Field;
  readonly column: number;
}

export interface Tables {
  readonly list: readonly Values[];
  readonly file: readonly FileRow[];
}

export const verdicts = ['different', 'onlyList', 'onlyFile', 'double', 'same'] as const;
/** `double`: the file has a row of the same number, email or booking again. */
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

function* columnOf(rows: readonly FileRow[], column: number): Generator<Cell, void> {
  for (const row of rows) yield row[column];
}

const readersOf = ({ field, column }: Pair, { list, file }: Tables) => ({
  ofList: listReader(field),
  ofFile: fileReader(field, list, columnOf(file, column)),
  column,
});
type Readers = ReturnType<typeof readersOf>;

const keyOf = (parts: readonly Comparable[]): string | undefined =>
  parts.some((part) => part === '' || part === unclear) ? undefined : parts.join('\u0001');

/** A number without zeros in front, which a spreadsheet may have dropped. */
const looseKey = (key: string): string => key.replace(/^[#0]+(?=.)/, '');

/** The rows of each key, the last one first, so that `pop` takes the first. */
const stacksOf = <T>(rows: readonly T[], toKey: (row: T) => string | undefined): ReadonlyMap<string, T[]> => {
  const stacks = new Map<string, T[]>();
  for (const row of rows.toReversed()) {
    const key = toKey(row);
    if (key === undefined) continue;
    const stack = stacks.get(key);
    if (stack) stack.push(row);
    else stacks.set(key, [row]);
  }
  return stacks;
};

/** Finds for each row of the file the row of the list with the same key, the first for the first. */
const matchRows = (tables: Tables, readers: readonly Readers[]) => {
  const listKey = (row: Values): string | undefined => keyOf(readers.map(({ ofList }) => ofList(row)[0] ?? ''));
  const fileKey = (row: FileRow): string | undefined => keyOf(readers.map(({ ofFile, column }) => ofFile(row[column])));
  const found = new Map<FileRow, Values>();
  const matched = new Set<Values>();
  const match = (row: FileRow, other: Values | undefined): void => {
    if (!other) return;
    found.set(row, other);
    matched.add(other);
  };
  const listed = stacksOf(tables.list, listKey);
  const seen = new Set<string>();
  const doubles = new Set<FileRow>();
  for (const row of tables.file) {
    const key = fileKey(row);
    if (key === undefined) continue;
    match(row, listed.get(key)?.pop());
    if (seen.has(key) && !found.has(row)) doubles.add(row);
    seen.add(key);
  }
  const loose = (key: string | undefined): string | undefined => (key === undefined ? undefined : looseKey(key));
  const restOfList = stacksOf(
    tables.list.filter((row) => !matched.has(row)),
    (row) => loose(listKey(row)),
  );
  const restOfFile = stacksOf(
    tables.file.filter((row) => !found.has(row) && !doubles.has(row)),
    (row) => loose(fileKey(row)),
  );
  for (const [key, [row, ...others]] of restOfFile) {
    const same = restOfList.get(key);
    if (row && others.length === 0 && same?.length === 1) match(row, same[0]);
  }
  return { found, matched, doubles };
};

/** Whether one row of each key is meant: amounts and days repeat, numbers and emails don't. */
const isUnique = (matched: readonly Pair[]): boolean =>
  matched.every(({ field }) => !['amount', 'day'].includes(comparedKind(field)));

/** Whether a value of the list and a cell are the same; undefined if that can't be told. */
export const isSame = (ofList: readonly Comparable[], ofFile: Comparable): boolean | undefined =>
  ofFile === unclear || ofList.includes(unclear) ? undefined : ofList.includes(ofFile);

/** Compares by the matched pairs, and then the cells of the compared pairs. */
export const compareRows = (tables: Tables, matched: readonly Pair[], compared: readonly Pair[]): Comparison => {
  const keys = matched.map((pair) => readersOf(pair, tables));
  const values = compared.map((pair) => readersOf(pair, tables));
  const { found, matched: inFile, doubles } = matchRows(tables, keys);
  const unclearCounts = [...keys, ...values].map(() => 0);
  const count = (at: number): void => {
    unclearCounts[at] = (unclearCounts[at] ?? 0) + 1;
  };
  const rows: ComparedRow[] = [];
  for (const file of tables.file) {
    keys.forEach(({ ofFile, column }, at) => {
      if (ofFile(file[column]) === unclear) count(at);
    });
    const list = found.get(file);
    if (!list) {
      rows.push({ verdict: doubles.has(file) && isUnique(matched) ? 'double' : 'onlyFile', file, differing: [] });
      continue;
    }
    const differing = values.flatMap(({ ofList, ofFile, column }, at) => {
      const same = isSame(ofList(list), ofFile(file[column], list));
      if (same === undefined) count(keys.length + at);
      return same === false ? [at] : [];
    });
    rows.push({ verdict: differing.length > 0 ? 'different' : 'same', list, file, differing });
  }
  for (const list of tables.list) if (!inFile.has(list)) rows.push({ verdict: 'onlyList', list, differing: [] });
  return { rows, unclear: unclearCounts };
};
