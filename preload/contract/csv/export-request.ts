/** A request to main to save rows as CSV. */
import type { EndpointId } from '../table';
import type { ChildId } from './child-rows';
import type { ZoneRule } from './zone-column';

export interface ExportColumn {
  readonly key: string;
  readonly title: string;
  /** Set for a column that names the time zones of other columns. */
  readonly zone?: ZoneRule;
  readonly text?: boolean; // ids, phone numbers and postal codes, whose leading zeros a spreadsheet drops
}

type Rows = readonly Readonly<Record<string, unknown>>[];

/** A call for rows; `id` names the field that identifies a row of a list. */
export interface CallSource {
  readonly call: EndpointId;
  readonly input: Readonly<Record<string, unknown>>;
  readonly id?: string;
}

export interface ExportRequest {
  /** The name of the list as the dialog shows it: "Bookings". */
  readonly title: string;
  /** The parts of the suggested file name without the day: list, event, filters. The default is the title. */
  readonly words?: readonly string[];
  /**
   * For all matching rows: a list, read page by page, or a CSV call; `instead` is the list to read if the CSV does
   * not match the request. Or the rows of a page or a selection. Or the rows that belong to records of another list.
   */
  readonly source:
    | (CallSource & { readonly instead?: CallSource })
    | { readonly rows: Rows }
    | { readonly children: ChildId; readonly parents: CallSource | { readonly rows: Rows; readonly id?: string } };
  /** The columns in their order; an empty list means all, as the server sends them. */
  readonly columns: readonly ExportColumn[];
  readonly separator: ',' | ';' | '\t';
  /** UTF-8 byte order mark and formula neutralising, for spreadsheets; off for machines. */
  readonly forSpreadsheet: boolean;
  /** Writes `text` columns so that a spreadsheet keeps their zeros. */
  readonly keepZeros: boolean;
  /** The number of rows shown to the person. Fewer is an error; more is one too if the server chose the rows. */
  readonly expected?: number;
}
