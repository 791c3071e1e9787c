/** All files of the event's day on a real Electron: compared row by row with the demo's data, and their checksums verified. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isVoid } from '@contract/entities/ticket-entries';
import type { EndpointId } from '@contract/table';
import { expect } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { button } from '../../support/area-actions';
import { allOf, expectRows, shownCell } from '../../support/areas-csv';
import { test } from '../../support/desktop';
import { openArea, signInScreen } from '../../support/page-objects';

interface Entry {
  readonly file: string;
  readonly state: string;
  readonly rows: number;
  readonly sha256: string;
  readonly filter: unknown;
}

const lists: readonly (readonly [
  file: string,
  call: EndpointId,
  of?: (row: { readonly ticketType?: unknown }) => boolean,
])[] = [
  ['bookings', 'booking.list'],
  ['tickets', 'booking.ticketList'],
  ['racer-tickets', 'booking.ticketList', ({ ticketType }) => ticketType === 'racer'],
  ['spectator-tickets', 'booking.ticketList', ({ ticketType }) => ticketType === 'spectator'],
  ['visitors', 'visitor.list'],
  ['wishlists', 'wishlist.list'],
  ['buybacks', 'buyback.list'],
  ['transactions', 'transaction.list'],
];

const rowsOf = async (path: string): Promise<readonly Readonly<Record<string, string>>[]> =>
  parse(await readFile(path), { bom: true, columns: true, cast: shownCell });

test('the day’s files have every row of the event, their checksums, and nothing else is in the folder', async ({
  start,
  folder,
}) => {
  test.setTimeout(600_000);
  const { page, answerOpen } = await start({ switches: ['--demo'] });
  await signInScreen(page).enter();
  await openArea(page, 'Event desk');
  const dialogs = await answerOpen([folder]);
  await button(page, "Save the day's files…").click();
  const dialog = page.getByRole('dialog', { name: "Save the day's files" });
  await button(dialog, 'Choose a folder…').click();
  await expect(dialog.getByRole('status')).toContainText('13 of 13 files saved', { timeout: 180_000 });
  await expect(button(dialog, 'Show in folder')).toBeVisible();
  const opened = await dialogs();
  expect(opened).toHaveLength(1);

  const name = (await readdir(folder)).find((one) => one !== 'user-data') ?? '';
  expect(name).toMatch(/^.+ \d{4}-\d{2}-\d{2}$/);
  expect(opened[0]?.title).toContain(name.slice(0, -11));
  const day = join(folder, name);
  const manifest = JSON.parse(await readFile(join(day, 'manifest.json'), 'utf8'));
  const { id: eventId } = manifest.event;
  const entries: readonly Entry[] = manifest.files;
  expect((await readdir(day)).sort()).toEqual([...entries.map(({ file }) => file), 'manifest.json'].sort());
  for (const { file, state, rows, sha256, filter } of entries) {
    const bytes = await readFile(join(day, file));
    expect(state, file).toBe('saved');
    expect(createHash('sha256').update(bytes).digest('hex'), file).toBe(sha256);
    expect(await rowsOf(join(day, file)), file).toHaveLength(rows);
    expect(filter, file).toEqual({ eventId });
  }
  for (const [file, call, isOf = () => true] of lists)
    await test.step(file, async () => {
      const data = (await allOf(page, call, { eventId })).filter(isOf);
      await expectRows(join(day, `${file}.csv`), data, (title) => title);
    });
  const bookings = await allOf(page, 'booking.list', { eventId });
  // Every racer with a valid ticket for the event is on the readiness board.
  const tickets = await allOf(page, 'booking.ticketList', { eventId });
  const voidBookings = new Set(bookings.filter((one) => isVoid(one.bookingStatus)).map(({ id }) => id));
  const entered = tickets.filter(
    ({ ticketType, status, bookingId }) => ticketType === 'racer' && !isVoid(status) && !voidBookings.has(bookingId),
  );
  const userOf = new Map(bookings.map(({ id, userId }) => [id, userId]));
  const racers = new Set(entered.map(({ userId, bookingId }) => String(userId ?? userOf.get(bookingId))));
  const readiness = await rowsOf(join(day, 'readiness.csv'));
  expect(readiness.map(({ ID = '' }) => ID).toSorted()).toEqual([...racers].toSorted());
  for (const { Readiness } of readiness) expect(Readiness).toMatch(/^(Ready|Needs attention|Not ready|Unknown)$/);
  const worksheet = await rowsOf(join(day, 'rain-out.csv'));
  const paid = bookings.filter(
    ({ paymentStatus, total }) => !['unpaid', 'failed'].includes(String(paymentStatus)) && Number(total) !== 0,
  );
  expect(worksheet.map((row) => [row.Booking, Number(row.Paid)])).toEqual(
    paid.map(({ bookingNumber, total }) => [String(bookingNumber), Number(total)]),
  );
  const cents = (amount: string | undefined): number => Math.round(Number(amount) * 100);
  const certain = worksheet.filter(({ Note }) => !Note);
  expect(certain.length).toBeGreaterThan(10);
  for (const row of certain)
    expect(cents(row['Left to refund']), row.Booking).toBe(cents(row.Paid) - cents(row.Refunded));
});
