/** Rows on their way into a file, with their columns. */
import type { Job } from '@contract/bridge';
import type { CsvColumn, CsvRow } from '@contract/csv/csv-format';

export interface Table {
  readonly columns: readonly CsvColumn[];
  readonly batches: AsyncIterable<readonly CsvRow[]>;
  /** The number of rows, if it is known in advance. */
  readonly total?: number;
  /** The position of a field in the rows, chosen or not; undefined if the rows do not have it. */
  readonly keyOf?: (field: string) => CsvColumn['key'] | undefined;
}

/** A table that an export writes, checked against what was asked for. */
export interface ExportSource extends Table {
  /** Returns a note for the user about the number of rows, if any. Throws a `FailureError` if the file must not be saved. */
  readonly checkCount: (rows: number) => Job['note'];
  /** Whether the server may have more rows than those received. */
  readonly isPartial: () => boolean;
  /** Whether some rows, of those received so far, lack a field to check the server's filter with. */
  readonly isUnchecked?: () => boolean;
}
