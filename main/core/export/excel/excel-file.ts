/** The bytes of an Excel file, whose sheet is written where it doesn't hold up the window. */
import type { Job } from '@contract/bridge';
import type { CsvRow } from '@contract/csv/csv-format';
import { limits } from '@contract/limits';
import { failureError } from '../../call/failure-error';
import type { Table } from '../../csv/table';
import { positioned } from './excel-cells';
import type { SheetNote, SheetSetup } from './excel-sheet';

/** A sheet that is being written, by a worker or in the page of the browser demo. */
export interface OpenedSheet {
  /** Takes rows of values at the positions of the columns. Resolves with the bytes that are ready. */
  add(values: readonly (readonly unknown[])[]): Promise<readonly Uint8Array[]>;
  end(): Promise<{ readonly bytes: readonly Uint8Array[]; readonly note: SheetNote }>;
  /** Ends it, complete or not. */
  close(): void;
}
export type OpenSheet = (setup: SheetSetup) => Promise<OpenedSheet>;

/** Rows written at a time: enough that a message to a worker costs nothing, and few enough to hold. */
const rowsPerStep = 500;

function* steps(rows: readonly CsvRow[]): Generator<readonly CsvRow[], void> {
  for (let from = 0; from < rows.length; from += rowsPerStep) yield rows.slice(from, from + rowsPerStep);
}

const requireRoom = (rows: number): void => {
  const limit = limits.export.excelRows;
  if (rows > limit) throw failureError('invalid', 'export-excel-rows', { limit });
};

/** Returns a note about texts that could not be written as they are. Throws a `FailureError` if there are too many rows. */
export async function* excelChunks(
  { columns, batches, total = 0, ...setup }: Omit<SheetSetup, 'columns'> & Table,
  openSheet: OpenSheet,
  written: (rows: number, length: number) => void,
): AsyncGenerator<Uint8Array, Job['note']> {
  requireRoom(total);
  const { title, language, rightToLeft } = setup;
  const layout = positioned(columns);
  const sheet = await openSheet({ title, language, rightToLeft, columns: layout.columns });
  let rows = 0;
  try {
    for await (const batch of batches) {
      for (const step of steps(batch)) {
        rows += step.length;
        requireRoom(rows);
        let length = 0;
        for (const bytes of await sheet.add(step.map(layout.valuesOf))) {
          yield bytes;
          length += bytes.length;
        }
        written(step.length, length);
      }
      written(0, 0);
    }
    const { bytes, note } = await sheet.end();
    yield* bytes;
    return note.shortened + note.cleaned > 0 ? { kind: 'cells', ...note } : undefined;
  } finally {
    sheet.close();
  }
}
