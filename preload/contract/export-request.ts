/** What main is asked to save as CSV. */
import type { ChildId } from './child-rows';
import type { ZoneRule } from './export-zone';
import type { EndpointId } from './table';

export interface ExportColumn {
  readonly key: string;
  readonly title: string;
  /** A column with the zones of others. */
  readonly zone?: ZoneRule;
  readonly text?: boolean; // ids, phone numbers and postal codes, whose zeros a spreadsheet eats
}

type Rows = readonly Readonly<Record<string, unknown>>[];

/** A call for rows; those of a list are told apart by the field that `id` names. */
export interface CallSource {
  readonly call: EndpointId;
  readonly input: Readonly<Record<string, unknown>>;
  readonly id?: string;
}

export interface ExportRequest {
  /** The name of the list, as in the dialog: "Bookings". */
  readonly title: string;
  /** The words of the suggested file name, the day aside: list, event, filters. The title where left out. */
  readonly words?: readonly string[];
  /**
   * For all that match: a list, read page by page, or a CSV call, `instead` of which the list is read where its answer is
   * not what was asked for. Or the rows of a page or a selection. Or the rows that belong to records of another list.
   */
  readonly source:
    | (CallSource & { readonly instead?: CallSource })
    | { readonly rows: Rows }
    | { readonly children: ChildId; readonly parents: CallSource | { readonly rows: Rows; readonly id?: string } };
  /** Which columns, in which order; an empty list means all, as the server sends them. */
  readonly columns: readonly ExportColumn[];
  readonly separator: ',' | ';' | '\t';
  /** UTF-8 byte order mark and formula neutralising, for spreadsheets; off for machines. */
  readonly forSpreadsheet: boolean;
  /** Writes `text` columns so that a spreadsheet keeps their zeros. */
  readonly keepZeros: boolean;
  /** The number of rows the person was promised; fewer is an error, and so is more where the server was to choose them. */
  readonly expected?: number;
}
