/** A list to compare a file with, and what a comparison is saved and printed as. */
import type { ExportRequest } from '@contract/bridge';
import type { Result } from '@contract/failure';
import type { Field, Values } from '../area/field';
import type { ReadTime } from '../bridge/copies';
import { maxRowsPerRequest, rowsRequest, toExportPick } from '../export/export-request';
import { fileFormat } from '../export/file-format';
import { fieldText } from '../format/field';
import { formatNumber } from '../format/number';
import { shorten } from '../format/shorten';
import { stripBidiIsolates, type Text } from '../format/text';
import type { TextInList } from '../format/text-in-list';
import type { Column } from '../list/data/columns';
import { gapText } from '../list/data/gap-text';
import type { MatchingRows } from '../list/data/load-rows';
import type { Paper } from '../print/papers/paper';
import type { Cell } from './cell-readers';
import { type ComparedRow, type Comparison, type Verdict, verdicts } from './compare-rows';
import type { Pair } from './match-rows';

/** The rows of a list, and when they are from. */
export type ReadRows = ReadTime & MatchingRows;

export interface CompareSource {
  /** "Bookings". */
  readonly title: string;
  readonly columns: readonly Column[];
  /** The area whose details a row of the list opens. */
  readonly path: string | undefined;
  readonly idOf: (row: Values) => string;
  readonly load: (signal: AbortSignal) => Promise<Result<ReadRows>>;
}

/** The file as it was read. */
export interface ComparedFile {
  readonly name: string;
  readonly titles: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly skipped: number;
  readonly sheets: number;
}

export interface Compared extends Comparison, ReadTime, Pick<MatchingRows, 'gap'> {
  readonly source: CompareSource;
  readonly file: ComparedFile;
  /** The matched pairs, and then the compared ones. */
  readonly pairs: readonly Pair[];
  /** How many of the pairs the rows are matched by. */
  readonly matched: number;
}

/** A file may have texts in place of titles. */
const maxTitle = 100;

export const titleOf = ({ titles }: ComparedFile, column: number, text: Text): string =>
  titles[column]?.slice(0, maxTitle) || text('column', { number: formatNumber(column + 1) });

export const labelOf = ({ columns }: CompareSource, field: Field): string =>
  columns.find(({ key }) => key === field.key)?.label ?? field.key;

export const cellText = (cell: Cell): string => (cell === null || cell === undefined ? '' : String(cell));

/** Both values of a pair in one text, if they differ; each masked if bystanders see it. */
export const pairText = (
  compared: Compared,
  row: ComparedRow,
  at: number,
  text: Text,
  textInList: TextInList = (_, shown) => shown,
): string => {
  const pair = compared.pairs[at];
  if (!pair) return '';
  const { field, column } = pair;
  const ofList = row.list ? textInList(field.kind, fieldText(field, row.list)) : '';
  const ofFile = textInList(field.kind, cellText(row.file?.[column]));
  if (!row.differing.includes(at - compared.matched)) return ofList || ofFile;
  const none = text('none');
  return text('differs', { list: ofList || none, file: ofFile || none });
};

/** The first column of the list, which tells its rows from each other, if it is not of a pair. */
const namingOf = ({ source, pairs }: Compared): Column | undefined =>
  source.columns.slice(0, 1).find(({ key }) => !pairs.some(({ field }) => field.key === key));

/** What a reader must know: rows that may be missing, and cells that were not compared. */
export const comparisonNotes = ({ gap, pairs, unclear, file }: Compared, text: Text): readonly string[] => [
  ...(gap ? [gapText(gap)] : []),
  ...pairs.flatMap(({ column }, at) => {
    const count = unclear[at] ?? 0;
    if (count === 0) return [];
    return [text('unclear', { title: titleOf(file, column, text), count, number: formatNumber(count) })];
  }),
];

export const isTooLong = ({ rows }: Compared): boolean => rows.length > maxRowsPerRequest;

/** Of too many rows, those that aren't the same. */
const savedRows = (compared: Compared): readonly ComparedRow[] =>
  isTooLong(compared)
    ? compared.rows.filter(({ verdict }) => verdict !== 'same').slice(0, maxRowsPerRequest)
    : compared.rows;

/** The comparison as a file: each pair's value in the list beside that in the file, then the file's other columns. */
export const comparisonRequest = (compared: Compared, text: Text): ExportRequest => {
  const { source, file, pairs } = compared;
  const rows = savedRows(compared);
  const others = [...file.titles.keys()].filter((at) => !pairs.some(({ column }) => column === at));
  const naming = namingOf(compared);
  const filePick = (column: number) => ({
    key: `file ${column}`,
    label: stripBidiIsolates(text('inFile', { title: titleOf(file, column, text) })),
    kind: undefined,
  });
  const picks = [
    { key: 'verdict', label: text('result'), kind: 'text' as const },
    ...(naming ? [toExportPick(naming)] : []),
    ...pairs.flatMap(({ field, column }) => {
      const own = source.columns.find(({ key }) => key === field.key);
      return [...(own ? [toExportPick(own)] : []), filePick(column)];
    }),
    ...others.map(filePick),
  ];
  return rowsRequest(
    { title: source.title, words: [source.title, file.name], choice: { scope: 'all', ...fileFormat(true) }, picks },
    rows.map(({ verdict, list, file: cells }) => ({
      ...list,
      verdict: text(`verdicts.${verdict}`),
      ...Object.fromEntries((cells ?? []).map((cell, at) => [`file ${at}`, cell])),
    })),
  );
};

const maxPrinted = 2_000;
/** Apart from those that differ, each of which is printed. */
const maxColumns = 8;
const maxLength = 300;
const short = (cell: string): string => shorten(stripBidiIsolates(cell), maxLength);

/** What isn't the same, on paper. */
export const comparisonPaper = (compared: Compared, text: Text, papers: Text): Paper => {
  const { source, file, pairs, rows, asOf, copy } = compared;
  const differing = new Set(rows.flatMap((row) => row.differing.map((at) => at + compared.matched)));
  const all = pairs.map(({ field }, at) => ({ key: String(at), label: labelOf(source, field), at }));
  const isNeeded = ({ at }: { readonly at: number }): boolean => at < compared.matched || differing.has(at);
  const room = Math.max(0, maxColumns - all.filter(isNeeded).length);
  const more = all.filter((one) => !isNeeded(one)).slice(0, room);
  const printed = all.filter((one) => isNeeded(one) || more.includes(one));
  const naming = namingOf(compared);
  // Rows of the list without a value to match by are most often what the file isn't about, such as spectators beside its cars.
  const countOf = (one: Verdict): number => rows.filter(({ verdict }) => verdict === one).length;
  const unlike = rows.filter(({ verdict }) => verdict !== 'same' && verdict !== 'unmatchedList');
  const heading = (verdict: Verdict): string =>
    text('tab', { verdict: text(`verdicts.${verdict}`), number: formatNumber(countOf(verdict)) });
  const first = unlike.slice(0, maxPrinted);
  return {
    title: stripBidiIsolates(text('paperTitle', { list: source.title, file: file.name })),
    note: stripBidiIsolates(
      [
        ...comparisonNotes(compared, text),
        ...(countOf('unmatchedList') > 0 ? [`${heading('unmatchedList')}.`] : []),
        ...(unlike.length > maxPrinted ? [papers('sheet.limit', { rows: formatNumber(maxPrinted) })] : []),
      ].join(' '),
    ),
    asOf,
    copy,
    columns: [...(naming ? [naming] : []), ...printed].map(({ key, label }) => ({ key, label })),
    groups: verdicts.flatMap((verdict) => {
      const own = first.filter((row) => row.verdict === verdict);
      if (own.length === 0) return [];
      return [
        {
          heading: heading(verdict),
          rows: own.map((row) =>
            Object.fromEntries([
              ...(naming && row.list ? [[naming.key, short(fieldText(naming.field, row.list))]] : []),
              ...printed.map(({ key, at }) => [key, short(pairText(compared, row, at, text))]),
            ]),
          ),
        },
      ];
    }),
    blankLines: 0,
  };
};
