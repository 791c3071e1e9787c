/** The daily way through the demo on a real Electron: from the dashboard to a racer, and from a list to a record and back. */
import { expect } from '@playwright/test';
import { startOnce, test } from '../../support/desktop';
import { findMissingItem } from '../../support/inspections';
import { chooseAllEvents } from '../../support/live';
import { dataOf } from '../../support/page-data';
import { expectEvery, listOf, signInScreen } from '../../support/page-objects';

const desktop = startOnce(() => ({ switches: ['--demo'] }));
test.beforeAll(() => signInScreen(desktop().page).enter());

test("a racer's missing inspection item is found from the dashboard in at most four clicks", async () => {
  await findMissingItem(desktop().page);
});

/** The event that most bookings are for: its name fills more than one page. */
const popularEvent = (bookings: readonly Readonly<Record<string, unknown>>[]): string => {
  const counts = new Map<string, number>();
  for (const { eventName } of bookings) counts.set(String(eventName), (counts.get(String(eventName)) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
};

test('going back from a booking restores the search, page and scroll position of the list', async () => {
  const { page } = desktop();
  const bookings = listOf(page, 'Bookings');
  await chooseAllEvents(page);
  await bookings.open();
  const all = await dataOf(page, 'booking.list', { perPage: 10_000 });
  const event = popularEvent(all);
  await bookings.search.fill(event);
  await expect(page).toHaveURL(/q=/);
  await bookings.nextPage.click();
  await expect(page).toHaveURL(/page=2/);
  await expect(bookings.range).toContainText('51–');
  await expectEvery(bookings.rows, event);
  const opener = bookings.rows.nth(3).getByRole('link');
  const number = (await opener.textContent()) ?? '';
  expect(all.find((row) => row.bookingNumber === number)).toMatchObject({ eventName: event });
  await opener.click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Money' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to Bookings' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(bookings.search).toHaveValue(event);
  await expect(bookings.rows.getByRole('link', { name: number })).toBeVisible();

  await bookings.search.fill(number);
  await expect(bookings.rows).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`q=${number}`));
  await bookings.rows.getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await page.goBack();
  await expect(bookings.search).toHaveValue(number);
});
