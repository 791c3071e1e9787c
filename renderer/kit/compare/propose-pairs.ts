/** Proposes which columns of a file are those of a list, by their titles and by what is in them. */
import { letters } from '@contract/csv/rewritten-text';
import type { Field } from '../area/field';
import type { Column } from '../list/data/columns';
import { comparedKind, fileReader, listReader, unclear } from './cell-readers';
import { compareRows } from './compare-rows';
import { isSame, type Pair, type Tables } from './match-rows';

const maxSample = 300;
/** Rows whose cells tell the notation of a column. */
const maxRead = 2_000;

const kindsOfCodes: ReadonlySet<Field['kind']> = new Set([undefined, 'text', 'code', 'email']);
const isCode = ({ key, kind }: Field): boolean =>
  kind === 'email' || kind === 'code' || /(?:number|code|email|transponder|reference)$/i.test(key);

/** Whether a title is the name or the label of a column, or contains it: "Car number" for "Number". */
const titleScore = (title: string, { key, label }: Column): number => {
  const written = letters(title);
  if (written === '') return 0;
  const names = [letters(label), letters(key)];
  if (names.includes(written)) return 1;
  return names.some((name) => name.length > 3 && (written.includes(name) || name.includes(written))) ? 0.5 : 0;
};

const sampleOf = (tables: Tables): Tables => ({ ...tables, file: tables.file.slice(0, maxSample) });

/** The share of the file's cells that the list's column has, if both have few of each. */
const overlap = (keys: ReadonlySet<unknown>, tables: Tables, { field, column }: Pair): number => {
  const cells = tables.file.map((row) => row[column]);
  const read = fileReader(field, tables.list, cells);
  const values = cells.map((cell) => read(cell)).filter((value) => value !== '' && value !== unclear);
  const distinct = new Set(values);
  if (values.length === 0 || distinct.size < values.length / 2) return 0;
  return [...distinct].filter((value) => keys.has(value)).length / distinct.size;
};

/** Enough of the file's rows have to be found for columns to be proposed by their content. */
const minOverlap = 0.2;

/** The columns to match rows by: a number, a code or an email, or else an amount and a day. */
export const proposeMatch = (
  columns: readonly Column[],
  titles: readonly string[],
  tables: Tables,
): readonly Pair[] => {
  const sample = sampleOf(tables);
  const candidates = columns.filter(({ field }) => kindsOfCodes.has(field.kind));
  let best: { readonly pair: Pair; readonly score: number } | undefined;
  for (const column of candidates) {
    const read = listReader(column.field);
    const values = tables.list.map((row) => read(row)[0]).filter((value) => value !== '' && value !== undefined);
    const keys = new Set(values);
    if (keys.size < values.length / 2 || keys.size === 0) continue;
    titles.forEach((title, at) => {
      const pair = { field: column.field, column: at };
      const found = overlap(keys, sample, pair) * (keys.size / values.length);
      if (found < minOverlap) return;
      const score = found + titleScore(title, column) / 2 + (isCode(column.field) ? 0.5 : 0);
      if (!best || score > best.score) best = { pair, score };
    });
  }
  if (best) return [best.pair];
  const byAmountAndDay = (['amount', 'day'] as const).flatMap((kind) => {
    const ofKind = columns.filter(({ field }) =>
      kind === 'amount' ? field.kind === 'money' : comparedKind(field) === kind,
    );
    const pairs = ofKind.flatMap((column) => {
      const ofList = listReader(column.field);
      const keys = new Set<unknown>(tables.list.map((row) => ofList(row)[0]));
      return titles.map((title, at) => {
        const pair = { field: column.field, column: at };
        const cells = sample.file.map((row) => row[at]);
        const read = fileReader(column.field, tables.list, cells);
        const values = cells.map((cell) => read(cell)).filter((value) => value !== '' && value !== unclear);
        const share = values.filter((value) => keys.has(value)).length / Math.max(values.length, 1);
        return { pair, score: share + titleScore(title, column) / 4 };
      });
    });
    const [first] = pairs.toSorted((one, other) => other.score - one.score);
    return first && first.score >= minOverlap ? [first.pair] : [];
  });
  if (byAmountAndDay.length === 2) return byAmountAndDay;
  const [titled] = candidates.flatMap((column) =>
    titles.flatMap((title, at) => (titleScore(title, column) === 1 ? [{ field: column.field, column: at }] : [])),
  );
  return titled ? [titled] : [];
};

/** The other columns to compare: those with the same title, and those whose cells mostly agree in the rows that match. */
export const proposeCompared = (
  columns: readonly Column[],
  titles: readonly string[],
  { tables, matched }: { readonly tables: Tables; readonly matched: readonly Pair[] },
  rows: readonly { readonly list?: Tables['list'][number]; readonly file?: Tables['file'][number] }[],
): readonly Pair[] => {
  const usedFields = new Set(matched.map(({ field }) => field.key));
  const free = new Set(titles.keys());
  for (const { column } of matched) free.delete(column);
  const both = rows.flatMap(({ list, file }) => (list && file ? [{ list, file }] : [])).slice(0, maxSample);
  const agreement = ({ field, column }: Pair): number => {
    const ofList = listReader(field);
    const ofFile = fileReader(
      field,
      tables.list,
      tables.file.slice(0, maxRead).map((row) => row[column]),
    );
    const told = both.filter(({ list, file }) => ofList(list)[0] !== '' && ofFile(file[column]) !== '');
    if (told.length < Math.min(3, both.length)) return 0;
    return (
      told.filter(({ list, file }) => isSame(ofList(list), ofFile(file[column], list))).length /
      Math.max(told.length, 1)
    );
  };
  const pairs: Pair[] = [];
  const take = (minScore: number, scoreOf: (column: Column, at: number) => number): void => {
    for (const column of columns) {
      if (usedFields.has(column.field.key)) continue;
      const [best] = [...free]
        .map((at) => ({ at, score: scoreOf(column, at) }))
        .toSorted((one, other) => other.score - one.score);
      if (!best || best.score < minScore) continue;
      pairs.push({ field: column.field, column: best.at });
      usedFields.add(column.field.key);
      free.delete(best.at);
    }
  };
  take(1, (column, at) => titleScore(titles[at] ?? '', column));
  take(0.6, ({ field }, at) => agreement({ field, column: at }));
  return pairs;
};

/** Which pairs the rows are matched by, and which are compared. */
export interface Setup {
  readonly matched: readonly Pair[];
  readonly compared: readonly Pair[];
}

export const proposeSetup = (
  columns: readonly Column[],
  titles: readonly string[],
  tables: Tables,
  match?: readonly Pair[],
): Setup => {
  const matched = match ?? proposeMatch(columns, titles, tables);
  if (matched.length === 0) return { matched, compared: [] };
  const { rows } = compareRows(tables, matched, []);
  return { matched, compared: proposeCompared(columns, titles, { tables, matched }, rows) };
};
