/** Adds the parts of notes on this computer to an export's rows. */
import type { ExportColumn, ExportRequest, LocalNote } from '@contract/bridge';
import type { CsvRow } from '@contract/csv/csv-format';
import type { Table } from '../csv/table';

/** The notes of an area's records by id. */
export type NotesOfArea = (area: string) => Promise<ReadonlyMap<string, LocalNote>>;

const parts: Readonly<Record<NonNullable<ExportColumn['local']>, (note: LocalNote) => unknown>> = {
  text: ({ text }) => text,
  star: ({ star }) => star || undefined,
  color: ({ color }) => color,
};

/** The table with its `local` columns filled; the same table if the request names no notes. */
export const withNotes = async <T extends Pick<Table, 'batches'>>(
  table: T,
  { notes: wanted, columns }: Pick<ExportRequest, 'notes' | 'columns'>,
  notesOf: NotesOfArea,
): Promise<T> => {
  if (!wanted) return table;
  const notes = await notesOf(wanted.area);
  const local = columns.flatMap(({ key, local: part }) => (part ? [[key, parts[part]] as const] : []));
  const join = (row: CsvRow): CsvRow => {
    const note = notes.get(String(Reflect.get(row, wanted.id)));
    return note ? { ...row, ...Object.fromEntries(local.map(([key, part]) => [key, part(note)])) } : row;
  };
  async function* batches(): AsyncGenerator<readonly CsvRow[], void> {
    for await (const batch of table.batches) yield batch.map(join);
  }
  return { ...table, batches: batches() };
};
