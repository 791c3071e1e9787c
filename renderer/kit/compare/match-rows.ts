/** Finds the rows of a file in a list. */
import type { Values } from '@contract/json/record';
import type { Field } from '../area/field';
import { type Cell, type Comparable, fileReader, hasUnit, listReader, unclear, unitOf } from './cell-readers';

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

function* columnOf(rows: readonly FileRow[], column: number): Generator<Cell, void> {
  for (const row of rows) yield row[column];
}

export const readersOf = ({ field, column }: Pair, { list, file }: Tables) => ({
  ofList: listReader(field),
  ofFile: fileReader(field, list, columnOf(file, column)),
  field,
  column,
});
type Readers = ReturnType<typeof readersOf>;

const separator = '\u0001';

const keyOf = (parts: readonly Comparable[]): string | undefined =>
  parts.some((part) => part === '' || part === unclear) ? undefined : parts.join(separator);

/** A number without zeros in front, which a spreadsheet may have dropped. */
const looseKey = (key: string): string => key.replace(/^[#0]+(?=.)/, '');

/** The rows of each key, the last one first, so that `pop` takes the first. A row may have several keys. */
const stacksOf = <T>(rows: readonly T[], toKeys: (row: T) => readonly string[]): ReadonlyMap<string, T[]> => {
  const stacks = new Map<string, T[]>();
  for (const row of rows.toReversed())
    for (const key of toKeys(row)) {
      const stack = stacks.get(key);
      if (stack) stack.push(row);
      else stacks.set(key, [row]);
    }
  return stacks;
};

/** The texts of cells that each can be read as one of several; none if one of them is unclear. */
const textsOf = (cells: readonly (readonly Comparable[])[]): readonly string[] => {
  if (cells.some((cell) => cell.includes(unclear))) return [];
  if (cells.every(({ length }) => length === 1)) return [cells.join(separator)];
  const texts = (rest: typeof cells): readonly (readonly Comparable[])[] => {
    const [first, ...others] = rest;
    return first ? texts(others).flatMap((text) => first.map((one) => [one, ...text])) : [[]];
  };
  return texts(cells).map((text) => text.join(separator));
};

/** Whether a value of the list and a cell are the same; undefined if that can't be told. */
export const isSame = (ofList: readonly Comparable[], ofFile: Comparable): boolean | undefined =>
  ofFile === unclear || ofList.includes(unclear) ? undefined : ofList.includes(ofFile);

interface ReadRow<T, C> {
  readonly row: T;
  readonly cells: readonly C[];
}

/** Rows of the list of one zone and currency, for which a cell of the file has one meaning, and the rows that may be theirs. */
interface Candidates {
  readonly list: readonly ReadRow<Values, readonly Comparable[]>[];
  readonly file: readonly ReadRow<FileRow, Comparable>[];
}

/** What was found so far. */
interface Found {
  readonly ofFile: Map<FileRow, Values>;
  readonly inFile: Set<Values>;
  /** The rows of the file whose compared cells are all the same as in their row of the list. */
  readonly same: Set<FileRow>;
}

/** So many pairs of rows with one key are compared with each other at most. */
const maxPairs = 400;

/**
 * Matches rows with the same key: first those whose compared cells are the same, then those with the most of them, such as
 * two of a family with one email, and then in their order.
 */
const groupMatcher = (matched: readonly Readers[], compared: readonly Readers[], found: Found) => {
  // Amounts with the same number may have another currency.
  const amounts = matched.filter(({ field }) => field.kind === 'money');
  const mayBe = (row: FileRow, other: Values): boolean =>
    amounts.every(({ ofList, ofFile, column }) => isSame(ofList(other), ofFile(row[column], other)) !== false);
  const units = [...matched, ...compared].map(({ field }) => field).filter(hasUnit);
  const unitsOf = (row: Values): string => units.map((field) => unitOf(field, row)).join(separator);
  const match = (row: FileRow, other: Values): void => {
    found.ofFile.set(row, other);
    found.inFile.add(other);
  };
  const isFree = ({ row }: Candidates['list'][number]): boolean => !found.inFile.has(row);
  const isOpen = ({ row }: Candidates['file'][number]): boolean => !found.ofFile.has(row);
  const matchBy = ({ list, file }: Candidates, columns: readonly number[]): void => {
    if (!file.some(isOpen)) return;
    const stacks = stacksOf(list.filter(isFree), ({ cells }) => textsOf(columns.map((at) => cells[at] ?? [])));
    for (const { row, cells } of file.filter(isOpen)) {
      const own = columns.map((at) => cells[at] ?? unclear);
      const stack = own.includes(unclear) ? undefined : stacks.get(own.join(separator));
      let other = stack?.pop();
      while (other && !isFree(other)) other = stack?.pop();
      if (!other) continue;
      match(row, other.row);
      if (columns.length === compared.length) found.same.add(row);
    }
  };
  const all = [...compared.keys()];
  /** The columns of the rows left, without those that can be read in two ways in one of them, which keep no rows apart. */
  const toldIn = ({ list, file }: Candidates): readonly number[] => {
    const [ofList, ofFile] = [list.filter(isFree), file.filter(isOpen)];
    return all.filter(
      (at) =>
        ofFile.every(({ cells }) => cells[at] !== unclear) &&
        ofList.every(({ cells }) => !cells[at]?.includes(unclear)),
    );
  };
  const matchClosest = (rows: Candidates): void => {
    const [ofList, ofFile] = [rows.list.filter(isFree), rows.file.filter(isOpen)];
    if (ofList.length * ofFile.length > maxPairs) return;
    const pairs = ofFile.flatMap((one) =>
      ofList.map((other) => ({
        ...{ one, other },
        same: all.filter((at) => isSame(other.cells[at] ?? [], one.cells[at] ?? unclear)).length,
      })),
    );
    for (const { one, other } of pairs.toSorted((left, right) => right.same - left.same))
      if (isOpen(one) && isFree(other)) match(one.row, other.row);
  };
  return (list: readonly Values[], file: readonly FileRow[]): void => {
    const [first] = list;
    const [only] = file;
    if (!first || !only) return;
    if (list.length === 1 && file.length === 1) {
      if (mayBe(only, first)) match(only, first);
      return;
    }
    const candidates = Array.from(Map.groupBy(list, unitsOf).values(), (rows): Candidates => {
      const [sample = first] = rows;
      return {
        list: rows.map((row) => ({ row, cells: compared.map(({ ofList }) => ofList(row)) })),
        file: file
          .filter((row) => mayBe(row, sample))
          .map((row) => ({ row, cells: compared.map(({ ofFile, column }) => ofFile(row[column], sample)) })),
      };
    });
    for (const rows of candidates) matchBy(rows, all);
    if (file.every((row) => found.ofFile.has(row))) return;
    for (const rows of candidates) {
      const told = toldIn(rows);
      if (told.length < all.length) matchBy(rows, told);
    }
    for (const rows of candidates) {
      matchClosest(rows);
      matchBy(rows, []);
    }
  };
};

/** Finds for each row of the file the row of the list with the same key. */
export const matchRows = (tables: Tables, readers: readonly Readers[], compared: readonly Readers[]) => {
  const listKey = (row: Values): string | undefined => keyOf(readers.map(({ ofList }) => ofList(row)[0] ?? ''));
  const fileKey = (row: FileRow): string | undefined => keyOf(readers.map(({ ofFile, column }) => ofFile(row[column])));
  const found: Found = { ofFile: new Map(), inFile: new Set(), same: new Set() };
  const matchGroup = groupMatcher(readers, compared, found);
  const listed = Map.groupBy(tables.list, listKey);
  const doubles = new Set<FileRow>();
  const keyed = Map.groupBy(tables.file, fileKey);
  for (const [key, rows] of keyed) {
    if (key === undefined) continue;
    matchGroup(listed.get(key) ?? [], rows);
    const others = rows.filter((row) => !found.ofFile.has(row));
    for (const row of others.length < rows.length ? others : others.slice(1)) doubles.add(row);
  }
  const loose = (key: string | undefined): readonly string[] => (key === undefined ? [] : [looseKey(key)]);
  const restOfList = stacksOf(
    tables.list.filter((row) => !found.inFile.has(row)),
    (row) => loose(listKey(row)),
  );
  const restOfFile = stacksOf(
    tables.file.filter((row) => !found.ofFile.has(row) && !doubles.has(row)),
    (row) => loose(fileKey(row)),
  );
  for (const [key, [row, ...others]] of restOfFile) {
    const [same, ...more] = restOfList.get(key) ?? [];
    if (row && same && others.length === 0 && more.length === 0) matchGroup([same], [row]);
  }
  const unmatched = new Set<Values | FileRow>([...(listed.get(undefined) ?? []), ...(keyed.get(undefined) ?? [])]);
  return { ...found, doubles, unmatched };
};
