/** Rows on their way into a file, with their columns. */
import type { CsvColumn, CsvRow } from '@contract/csv/csv-format';

export interface Table {
  readonly columns: readonly CsvColumn[];
  readonly batches: AsyncIterable<readonly CsvRow[]>;
  /** The number of rows, if it is known in advance. */
  readonly total?: number;
  /** The position of a field in the rows, chosen or not; undefined if the rows do not have it. */
  readonly keyOf?: (field: string) => CsvColumn['key'] | undefined;
}
