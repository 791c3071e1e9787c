/** What a CSV export is of, and how it is written. */
import type { EndpointId } from './table';

export interface ExportColumn {
  readonly key: string;
  readonly title: string;
  readonly text?: boolean; // ids, phone numbers and postal codes, whose zeros a spreadsheet eats
}

export interface ExportRequest {
  /** The name of the list, as in the dialog and the suggested file name: "Bookings". */
  readonly title: string;
  /**
   * A CSV call, or a list (read page by page, its rows told apart by the field `id` names), for all that match; or the
   * rows of a page or a selection.
   */
  readonly source:
    | { readonly call: EndpointId; readonly input: Readonly<Record<string, unknown>>; readonly id?: string }
    | { readonly rows: readonly Readonly<Record<string, unknown>>[] };
  /** Which columns, in which order; an empty list means all, as the server sends them. */
  readonly columns: readonly ExportColumn[];
  readonly separator: ',' | ';' | '\t';
  /** UTF-8 byte order mark and formula neutralising, for spreadsheets; off for machines. */
  readonly forSpreadsheet: boolean;
  /** Writes `text` columns so that a spreadsheet keeps their zeros. */
  readonly keepZeros: boolean;
  /** The number of rows the person was promised; fewer is an error. */
  readonly expected?: number;
}
