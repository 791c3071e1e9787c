/** A request to main to save rows as CSV, or as an Excel file. */
import { z } from 'zod';
import { Data, DataRows } from '../json/data';
import type { Values } from '../json/record';
import { NoteArea } from '../list/list-choice';
import { endpointIds, fileListIds, rowOf } from '../table';
import { type ChildId, childLists } from './child-rows';
import { ZoneRule } from './zone-column';

/** What gives rows: the CSV calls, and the lists. */
const givesRows = (id: string): boolean => ['csv', 'list'].includes(rowOf(id)?.output.shape ?? '');
// A page sends what it was given, whose type is open.
const Input = Data as z.ZodType<Values, Values>;
const Rows = DataRows as z.ZodType<readonly Values[], readonly Values[]>;
const FieldId = z.string().min(1).max(64);

/** A call for rows; `id` names the field that identifies a row of a list. */
const CallSource = z.strictObject({
  call: z.enum([...endpointIds, ...fileListIds].filter(givesRows)),
  input: Input,
  id: FieldId.exactOptional(),
});
export type CallSource = Readonly<z.output<typeof CallSource>>;

const ExportColumn = z.strictObject({
  key: z.string().min(1).max(256),
  title: z.string().max(256),
  /**
   * True for texts, of which a spreadsheet must read none as a number: names, codes, phone numbers. False for amounts,
   * other numbers and dates. Left out if it is unknown.
   */
  text: z.boolean().exactOptional(),
  /** Set for a column that names the time zones of other columns. */
  zone: ZoneRule.exactOptional(),
  /** Set for a column with a part of the record's note on this computer, which the request's `notes` finds. */
  local: z.enum(['text', 'star', 'color']).exactOptional(),
  /** For an Excel file: what the values are, if they aren't texts. */
  cell: z
    .strictObject({
      kind: z.enum(['number', 'money', 'percent', 'date', 'dateTime']),
      /** The field with the currency of an amount, or the time zone of a time. */
      of: z.string().min(1).max(256).exactOptional(),
      /** The currency or time zone of rows that have none. */
      initial: z.string().max(100).exactOptional(),
    })
    .exactOptional(),
  /** For an Excel file: the column's width in characters. */
  width: z.int().positive().max(255).exactOptional(),
});
export type ExportColumn = Readonly<z.output<typeof ExportColumn>>;

/** An export of a profile, whose rows are compared with those of its last export. */
export const ComparedExport = z.strictObject({
  profile: z.uuid(),
  /** The search, filters and narrowing of the list, without its order. */
  query: Input,
  /** The field that identifies a row. */
  id: FieldId,
  /** Set to save only rows that are new, changed or gone: the texts of the column that says which. */
  only: z
    .strictObject({
      title: z.string().max(100),
      added: z.string().max(100),
      changed: z.string().max(100),
      /** Left out to leave out rows that are gone; they have only their id and first column. */
      gone: z.string().max(100).exactOptional(),
      /** The title of the column with the ids of rows that are gone, if the file does not have it. */
      id: z.string().max(100),
    })
    .exactOptional(),
});
export type ComparedExport = Readonly<z.output<typeof ComparedExport>>;

export const ExportRequest = z.strictObject({
  /** The name of the list as the dialog shows it: "Bookings". */
  title: z.string().min(1).max(100),
  /** The parts of the suggested file name without the day: list, event, filters. The default is the title. */
  words: z.array(z.string().max(200)).max(20).readonly().exactOptional(),
  /**
   * For all matching rows: a list, read page by page, or a CSV call; `instead` is the list to read if the CSV does
   * not match the request. Or the rows of a page or a selection. Or the rows that belong to records of another list.
   */
  source: z.union([
    CallSource.extend({ instead: CallSource.exactOptional() }),
    z.strictObject({ rows: Rows }),
    z.strictObject({
      children: z.enum(Object.keys(childLists) as ChildId[]),
      parents: z.union([CallSource, z.strictObject({ rows: Rows, id: FieldId.exactOptional() })]),
    }),
  ]),
  /** The columns in their order; an empty list means all, as the server sends them. */
  columns: z.array(ExportColumn).max(2_000).readonly(),
  separator: z.enum([',', ';', '\t']),
  /**
   * A file that a spreadsheet shows as Pitwall does, with a byte order mark and without formulas; with semicolons, amounts
   * have a decimal comma. Otherwise plain values for another program.
   */
  forSpreadsheet: z.boolean(),
  /** Set for an Excel file in place of CSV: the language of its amounts, and on which side its columns begin. */
  excel: z.strictObject({ language: z.string().max(35), rightToLeft: z.boolean() }).exactOptional(),
  /** Whose notes the `local` columns show: the area of the rows' records, and the field with their id. */
  notes: z.strictObject({ area: NoteArea, id: FieldId }).exactOptional(),
  /** The number of rows shown to the person. Fewer is an error; more is one too if the server chose the rows. */
  expected: z.int().nonnegative().exactOptional(),
  /** When the server gave the oldest of the rows, if the list or the rows sent are from the copy on this computer. */
  asOf: z.iso.datetime().exactOptional(),
  compared: ComparedExport.exactOptional(),
});
export type ExportRequest = Readonly<z.output<typeof ExportRequest>>;
