/** The rain-out worksheet on a real Electron: its file has every paid booking of the event, and its sums are exact. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { button } from '../../support/area-actions';
import { allOf } from '../../support/areas-csv';
import { test } from '../../support/desktop';
import { openArea, signInScreen } from '../../support/page-objects';

/** Cents of a decimal text, exactly: "1,204.5" is 120450. */
const toCents = (text: string): bigint => {
  const [whole = '', part = ''] = text.replaceAll(/[^\d.-]/g, '').split('.');
  return BigInt(`${whole}${part.padEnd(2, '0').slice(0, 2)}`);
};
const sumOf = (amounts: readonly string[]): bigint => amounts.reduce((sum, amount) => sum + toCents(amount), 0n);

test('the worksheet saves every paid booking of the event, and its sums are exact', async ({ start, folder }) => {
  const { page, answerSave } = await start({ switches: ['--demo'] });
  await signInScreen(page).enter();
  await openArea(page, 'Event desk');
  await page.getByRole('tab', { name: 'Rain-out' }).click();
  await expect(page.getByRole('grid', { name: 'Rain-out worksheet' })).toBeVisible();
  const path = join(folder, 'worksheet.csv');
  await answerSave(path);
  await button(page, 'Export CSV').click();
  await expect(page.getByRole('list', { name: 'Notifications' })).toContainText('Rain-out worksheet saved');

  const rows: Record<string, string>[] = parse(await readFile(path), { bom: true, columns: true });
  const bookings = await allOf(page, 'booking.list');
  const byNumber = new Map(bookings.map((booking) => [String(booking.bookingNumber), booking]));
  const eventId = byNumber.get(rows[0]?.Booking ?? '')?.eventId;
  const paid = bookings.filter(
    (booking) =>
      booking.eventId === eventId &&
      !['unpaid', 'failed'].includes(String(booking.paymentStatus)) &&
      toCents(String(booking.total)) !== 0n,
  );
  const numbers = (from: readonly unknown[]) => from.map(String).sort();
  expect(numbers(rows.map((row) => row.Booking))).toEqual(numbers(paid.map((one) => one.bookingNumber)));
  const transactions = await allOf(page, 'transaction.list', { eventId });
  const refundedOf = (number: string): bigint =>
    sumOf(
      transactions
        .filter((one) => one.bookingNumber === number && one.type === 'refund' && one.status === 'succeeded')
        .map(({ amount }) => String(amount).replace('-', '')),
    );
  const sure = rows.filter((row) => row['Left to refund'] !== '');
  for (const { Booking = '', Paid = '', Refunded = '', 'Left to refund': left = '' } of sure) {
    expect(toCents(Paid), Booking).toBe(toCents(String(byNumber.get(Booking)?.total)));
    expect(toCents(Refunded), Booking).toBe(refundedOf(Booking));
    expect(toCents(Refunded) + toCents(left), Booking).toBe(toCents(Paid));
  }
  expect(sumOf(sure.map((row) => row.Refunded ?? ''))).toBeGreaterThan(0n);
  const cells = page.getByRole('table', { name: 'Sums by payment method' }).getByRole('row').last().getByRole('cell');
  const [count, ...sums] = await cells.allTextContents();
  expect(Number(count)).toBe(rows.length);
  expect(sums.slice(0, 3).map(toCents)).toEqual(
    ['Paid', 'Refunded', 'Left to refund'].map((title) => sumOf(sure.map((row) => row[title] ?? ''))),
  );
});
