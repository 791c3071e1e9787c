/** Converts the choices of the export dialog into requests to main. */
import type { CallSource, ComparedExport, ExportColumn, ExportRequest } from '@contract/bridge';
import { type ChildId, childLists } from '@contract/csv/child-rows';
import { isCodeName } from '@contract/csv/rewritten-text';
import type { ZoneRule } from '@contract/csv/zone-column';
import type { StoredExportChoice } from '@contract/settings/export-choices';
import { isWithoutZone } from '@contract/time/wall-parts';
import type { Field, FieldKind, Values } from '../area/field';
import { kitText } from '../format/text';
import { type Column, widthOf } from '../list/data/columns';
import type { ListSource } from '../list/data/list-source';
import { notePartOf } from '../list/grid/note-columns';
import { noteAreaOf } from '../stores/note-area';
import { toRequestFormat } from './file-format';

/** The choices of the export dialog, without the columns. */
export type ExportChoice = Omit<StoredExportChoice, 'columns' | 'titles'>;

export interface ExportPick {
  readonly key: string;
  readonly label: string;
  readonly kind: FieldKind | undefined;
  /** The field with the time zone of a date and time. */
  readonly zone?: string;
  /** Set for a part of the record's note. */
  readonly local?: ExportColumn['local'];
  /** The field with an amount's currency or a time's zone, if it isn't the usual one, and what rows without it have. */
  readonly companion?: string | undefined;
  readonly initial?: string | undefined;
  /** In pixels. */
  readonly width?: number;
}

/** Converts a column to a choice in the export dialog. A field without a kind is text, unless it was found in the data. */
export const toExportPick = ({ key, label, title = label, field, found, width }: Column): ExportPick => ({
  key,
  label: title,
  kind: found && field.kind === 'text' ? undefined : (field.kind ?? 'text'),
  ...(field.kind === 'dateTime' ? { zone: zoneKey(field) } : {}),
  ...localPart(key),
  ...{ companion: field.companion, initial: field.currency ?? field.zone, width },
});

const localPart = (key: string): Pick<ExportPick, 'local'> => {
  const local = notePartOf(key);
  return local ? { local } : {};
};

export const zoneKey = ({ companion }: Field): string => companion ?? 'timezone';

/** The note for times without a zone in this column; undefined if it is not the zone column of a chosen column. */
export const zoneRuleOf = (pick: ExportPick, picks: readonly ExportPick[]): ZoneRule | undefined => {
  const of = picks.filter(({ zone }) => zone === pick.key).map(({ key }) => key);
  return of.length === 0
    ? undefined
    : { of, notSent: kitText('export.zoneNotSent'), assumed: kitText('export.zoneAssumed') };
};

/** The most rows in one request to main. */
export const maxRowsPerRequest = 100_000;

/** Kinds whose values a spreadsheet may read as numbers and dates. */
const readKinds: ReadonlySet<FieldKind> = new Set(['number', 'money', 'percent', 'date', 'dateTime']);

/** Whether a column has texts, which a spreadsheet must show as they are; undefined if it is unknown. */
export const isTextColumn = ({ key, kind }: Pick<ExportPick, 'key' | 'kind'>): boolean | undefined =>
  kind === undefined ? isCodeName(key) || undefined : !readKinds.has(kind);

const cellKinds = ['number', 'money', 'percent', 'date', 'dateTime'] as const;

/** What the values of a column are in an Excel file; undefined for texts. */
const cellOf = ({ kind: fieldKind, companion, initial }: ExportPick): ExportColumn['cell'] => {
  const kind = cellKinds.find((one) => one === fieldKind);
  if (kind === undefined) return undefined;
  if (kind === 'number' || kind === 'percent') return { kind };
  const of = companion ?? (kind === 'money' ? 'currency' : 'timezone');
  return { kind, of, ...(initial === undefined ? {} : { initial }) };
};

/** Pixels of a character in a sheet. */
const characterWidth = 7;

export const exportColumns = (picks: readonly ExportPick[]): readonly ExportColumn[] =>
  picks.map((pick) => {
    const zone = zoneRuleOf(pick, picks);
    const { key, label: title, local } = pick;
    const text = isTextColumn(pick);
    const cell = cellOf(pick);
    return {
      key,
      title,
      ...(text === undefined ? {} : { text }),
      ...(zone ? { zone } : {}),
      ...(local ? { local } : {}),
      ...(cell ? { cell } : {}),
      ...(pick.width === undefined ? {} : { width: Math.ceil(Math.min(pick.width, 700) / characterWidth) }),
    };
  });

/** The zone columns of times without a zone, if the list does not already have them. */
export const missingZones = (columns: readonly Column[], rows: readonly Values[]): readonly Column[] => {
  const keys = columns
    .filter(
      ({ shown, key, field }) => shown && field.kind === 'dateTime' && rows.some((row) => isWithoutZone(row[key])),
    )
    .map(({ field }) => zoneKey(field));
  return [...new Set(keys)]
    .filter((key) => !columns.some((column) => column.key === key))
    .map((key) => {
      const field: Field = { key };
      return { field, key, label: kitText('export.zoneColumn'), shown: true, found: true, width: widthOf(field) };
    });
};

/** Adds the currency of each amount and the time zone of each time, without which they are ambiguous. */
export const withCompanionColumns = (own: readonly Column[], rows: readonly Values[] = []): readonly Column[] => {
  const columns = [...own, ...missingZones(own, rows)];
  const neededKeys = new Set(
    columns
      .filter(({ shown }) => shown)
      .flatMap(({ field }) =>
        field.kind === 'money' ? [field.companion ?? 'currency'] : field.kind === 'dateTime' ? [zoneKey(field)] : [],
      ),
  );
  return columns.map((column) => (neededKeys.has(column.key) ? { ...column, shown: true } : column));
};

/** The rows with only the chosen fields and what main needs to find notes, so that no other data is sent to main. */
const pickFields = (rows: readonly Values[], details: ExportDetails): readonly Values[] => {
  const ids = [notesOf(details).notes?.id, details.compared?.id].filter((id) => id !== undefined);
  const keys = [...ids, ...details.picks.map(({ key }) => key)];
  const companions = details.picks.map((pick) => cellOf(pick)?.of).filter((key) => key !== undefined);
  return rows.map((row) =>
    Object.fromEntries([...keys, ...companions.filter((key) => key in row)].map((key) => [key, row[key]])),
  );
};

/** Whose notes the columns show, if any of them does. */
const notesOf = ({ picks, records, choice }: ExportDetails): Pick<ExportRequest, 'notes'> => {
  const area = records && noteAreaOf(records.path);
  const isChosen = choice.scope !== 'file' && picks.some(({ local }) => local);
  return area && isChosen ? { notes: { area, id: records.id } } : {};
};

interface ExportDetails {
  readonly title: string;
  /** Parts of the suggested file name. */
  readonly words?: readonly string[];
  readonly choice: ExportChoice;
  readonly picks: readonly ExportPick[];
  /** Where the rows' records are, for their notes. */
  readonly records?: ListSource['records'];
  /** Set for the rows of a profile, which are compared with those of its last export. */
  readonly compared?: ComparedExport | undefined;
}

const toRequestBase = (details: ExportDetails): Omit<ExportRequest, 'source' | 'columns'> => {
  const { title, words = [title], choice } = details;
  return {
    title,
    words: words.slice(0, 20).map((word) => word.slice(0, 200)),
    // The server's own file is CSV, and stays it.
    ...toRequestFormat(choice.scope === 'file' ? { ...choice, format: undefined } : choice),
    ...notesOf(details),
    ...(details.compared ? { compared: details.compared } : {}),
  };
};

/** An export of rows in memory. */
export const rowsRequest = (details: ExportDetails, rows: readonly Values[]): ExportRequest => ({
  ...toRequestBase(details),
  source: { rows: pickFields(rows, details) },
  columns: exportColumns(details.picks),
  expected: rows.length,
});

type FileSource = CallSource & { readonly instead?: CallSource };

/**
 * An export that main loads by a call. `expected` is the number of rows, if known. The server's file keeps its own
 * columns.
 */
export const callRequest = (
  details: ExportDetails,
  source: FileSource,
  expected: number | undefined,
): ExportRequest => ({
  ...toRequestBase(details),
  source,
  columns: details.choice.scope === 'file' ? [] : exportColumns(details.picks),
  ...(expected === undefined ? {} : { expected }),
});

/** The child rows of the given records, or of all records if none are given. */
export const childrenRequest = (
  details: ExportDetails,
  children: ChildId,
  parents: CallSource | readonly Values[],
  id: string,
): ExportRequest => {
  const { count } = childLists[children];
  const fields = [id, count];
  const own = (rows: readonly Values[]) => rows.map((row) => Object.fromEntries(fields.map((key) => [key, row[key]])));
  return {
    ...toRequestBase(details),
    source: { children, parents: 'call' in parents ? parents : { rows: own(parents), id } },
    columns: [],
  };
};
