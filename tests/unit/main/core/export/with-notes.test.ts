/** Exports with columns for notes on this computer. */
import type { LocalNote } from '@contract/bridge';
import type { CsvRow } from '@contract/csv/csv-format';
import { expect, it, vi } from 'vitest';
import { withNotes } from '../../../../../main/core/export/with-notes';

const note = (id: string, more: Partial<LocalNote>): LocalNote => ({
  ...{ area: 'bookings', id, text: '', star: false, at: '2026-05-16T12:00:00.000Z' },
  ...more,
});
const notes = new Map([
  ['7', note('7', { text: '=1+1', star: true, color: 'red' })],
  ['ab-1', note('ab-1', { text: 'Gate 4' })],
]);
const table = (rows: readonly CsvRow[]) => ({
  columns: [],
  batches: (async function* () {
    yield rows;
  })(),
});
const columns = [
  { key: 'bookingNumber', title: 'Booking' },
  { key: 'local.text', title: 'Note', local: 'text' },
  { key: 'local.star', title: 'Star', local: 'star' },
  { key: 'local.color', title: 'Color', local: 'color' },
] as const;
const rowsOf = async (batches: AsyncIterable<readonly CsvRow[]>) => {
  const rows: CsvRow[] = [];
  for await (const batch of batches) rows.push(...batch);
  return rows;
};

it('adds the parts of each record’s note, whether ids are numbers or texts', async () => {
  const rows = [{ id: 7, bookingNumber: 'A' }, { id: 'ab-1' }, { id: 8 }, {}];
  const joined = await withNotes(table(rows), { columns, notes: { area: 'bookings', id: 'id' } }, async () => notes);
  expect(await rowsOf(joined.batches)).toEqual([
    { id: 7, bookingNumber: 'A', 'local.text': '=1+1', 'local.star': true, 'local.color': 'red' },
    { id: 'ab-1', 'local.text': 'Gate 4', 'local.star': undefined, 'local.color': undefined },
    { id: 8 },
    {},
  ]);
});

it('finds the notes of the record that a row names, such as the booking of a transaction', async () => {
  const notesOf = vi.fn(async () => notes);
  const request = { columns, notes: { area: 'bookings', id: 'bookingId' } };
  const joined = await withNotes(table([{ id: 1, bookingId: 7 }]), request, notesOf);
  expect(notesOf).toHaveBeenCalledWith('bookings');
  expect(await rowsOf(joined.batches)).toMatchObject([{ id: 1, 'local.color': 'red' }]);
});

it('reads no notes for an export without a column for them', async () => {
  const notesOf = vi.fn(async () => notes);
  const before = table([{ id: 7 }]);
  expect(await withNotes(before, { columns: [] }, notesOf)).toBe(before);
  expect(notesOf).not.toHaveBeenCalled();
});
