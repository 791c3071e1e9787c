/** The command palette on servers that speak differently: records by number and name, and what a server can't search. */
import { expect } from '@playwright/test';
import type { DialectName } from '../../../mocks/server/dialects/index';
import { type Fixtures, test } from '../../support/desktop';
import { startMockServer } from '../../support/mock-server';
import { dataOf } from '../../support/page-data';
import { commandPalette, signInScreen } from '../../support/page-objects';

const enter = async (start: Fixtures['start'], dialect: DialectName) => {
  const server = await startMockServer({ rows: 120, dialect });
  const { page } = await start({ switches: [`--server=${server.url}`] });
  await signInScreen(page).enter();
  return { page, palette: commandPalette(page), close: () => server.close() };
};

for (const dialect of ['mongo', 'dotnet'] as const)
  test(`finds a booking by its number and a visitor by name on ${dialect}`, async ({ start }) => {
    const { page, palette, close } = await enter(start, dialect);
    const bookings = await dataOf(page, 'booking.list', { page: 3, perPage: 20 });
    const number = String(bookings.at(-1)?.bookingNumber);
    await palette.find(number);
    await expect(palette.group('Bookings').getByRole('option', { name: number }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();

    const visitors = await dataOf(page, 'visitor.list', { page: 2, perPage: 20 });
    const name = String(visitors.at(-1)?.fullName);
    await palette.find(name);
    await expect(palette.group('Visitors').getByRole('option', { name }).first()).toBeVisible();
    await expect(palette.dialog.getByText(/can't search/)).toHaveCount(0);
    await close();
  });

test('says which records a server can’t search, and shows none that don’t match', async ({ start }) => {
  const { page, palette, close } = await enter(start, 'pretix');
  const bookings = await dataOf(page, 'booking.list', { page: 2 });
  const number = String(bookings.at(-1)?.bookingNumber);
  await palette.find(number);
  await expect(
    palette.dialog.getByText("This server can't search bookings. Open the list to filter it."),
  ).toBeVisible();
  await expect(palette.group('Bookings').getByRole('option').filter({ hasNotText: number })).toHaveCount(0);
  await page.keyboard.press('Escape');

  // What is on the first page is found there.
  const [first] = await dataOf(page, 'booking.list', { page: 1 });
  const shown = String(first?.bookingNumber);
  await palette.find(shown);
  const found = palette.group('Bookings').getByRole('option', { name: shown });
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: shown })).toBeVisible();
  await close();
});
