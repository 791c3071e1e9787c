/** A prepared event without a network, in the browser demo (it may run past midnight): what is from the copy says so, and nothing is called missing. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { violations } from '../../support/axe';
import { enterDemo, goTo, test } from '../../support/demo-page';
import { dataOf } from '../../support/page-data';
import { listOf } from '../../support/page-objects';

// Each test prepares an event first.
test.slow();

const age = /^Copy of \d\d:\d\d(?: on \w+ \d+, \d+)?, \d+ min old$/;

const choose = async (page: Page, network: 'Good' | 'Offline'): Promise<void> => {
  await goTo(page, '/settings');
  await page.getByRole('combobox', { name: 'Network' }).selectOption(network);
};

/** Prepares the live event and cuts the network; returns the event and what the server has of it. */
const openOffline = async (page: Page) => {
  await enterDemo(page);
  const [event] = await dataOf(page, 'event.list', { filters: { status: ['live'] } });
  const eventId = String(event?.id);
  const bookings = await dataOf(page, 'booking.list', { eventId, perPage: 10_000 });
  await goTo(page, '/desk');
  await page.getByRole('button', { name: 'Prepare for this event' }).click();
  await expect(page.getByRole('button', { name: 'Ready for no network' })).toBeVisible({ timeout: 120_000 });
  await choose(page, 'Offline');
  return { eventId, name: String(event?.name), bookings };
};

test('a copied list says its age, is searched and printed', async ({ page }) => {
  const { eventId, bookings } = await openOffline(page);
  await goTo(page, `/bookings?event=${eventId}`);
  const list = listOf(page, 'Bookings');
  await expect(list.rows.first()).toBeVisible();
  await expect(
    page.getByText(/^You're viewing a copy\. Copy of \d\d:\d\d(?: on \w+ \d+, \d+)?, \d+ min old\.$/),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bookings' }).getByText(age)).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);

  const [booking] = bookings;
  await list.search.fill(String(booking?.bookingNumber));
  await expect(list.rows).toHaveCount(1);
  await expect(list.rows.first()).toContainText(String(booking?.bookingNumber));
  await expect(page.getByText(/server ignored/)).toHaveCount(0);
  await list.search.fill('nobody has this name');
  await expect(
    page.getByRole('heading', { name: /^Not in the copy of \d\d:\d\d(?: on \w+ \d+, \d+)?$/ }),
  ).toBeVisible();
  await list.search.fill('');
  await expect(list.rows.nth(1)).toBeVisible();

  await page.getByRole('button', { name: 'Print…' }).click();
  await expect(
    page.getByText(/^Copy of \d\d:\d\d(?: on \w+ \d+, \d+)?, \d+ min old at printing$/).first(),
  ).toBeVisible();
});

test('a copied list is exported as a copy, and is live again after the network returns', async ({ page }) => {
  const { eventId, bookings } = await openOffline(page);
  await goTo(page, `/bookings?event=${eventId}`);
  const list = listOf(page, 'Bookings');
  await expect(list.rows.first()).toBeVisible();
  const download = page.waitForEvent('download');
  await list.exportButton.click();
  await list.saveAs.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/ copy(?: \d{4}-\d\d-\d\d)? \d\d-\d\d\.csv$/);
  await expect(page.getByText(/Saved from the copy of \d\d:\d\d(?: on \w+ \d+, \d+)?\./).first()).toBeVisible();
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(bookings.length + 1);

  await choose(page, 'Good');
  await goTo(page, `/bookings?event=${eventId}`);
  await expect(list.rows.first()).toBeVisible();
  await expect(page.getByText(/Copy of/)).toHaveCount(0);
});

test('a list of all events offers the prepared one, and a record that is not copied is not called missing', async ({
  page,
}) => {
  const { name, eventId } = await openOffline(page);
  await goTo(page, '/tickets?event=all');
  await expect(
    page.getByRole('heading', { name: /^Not in the copy of \d\d:\d\d(?: on \w+ \d+, \d+)?$/ }),
  ).toBeVisible();
  await expect(
    page.getByText(
      /^These tickets aren't in the copy on this computer\. The copy of \d\d:\d\d(?: on \w+ \d+, \d+)? has /,
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: `Work on ${name}` }).click();
  await expect(listOf(page, 'Tickets').rows.first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`event=${eventId}`));

  await goTo(page, '/bookings/999999');
  await expect(
    page.getByRole('heading', { name: /^Not in the copy of \d\d:\d\d(?: on \w+ \d+, \d+)?$/ }),
  ).toBeVisible();
  await expect(page.getByText(/not found/i)).toHaveCount(0);
});

test('the gate finds copied tickets, and never says that another code is not found', async ({ page }) => {
  await openOffline(page);
  await goTo(page, '/desk');
  const box = page.getByRole('textbox', { name: 'Scan or type' });
  const result = page.getByRole('region', { name: 'Scan result' });
  await box.fill('ZZ-0000-NOBODY');
  await box.press('Enter');
  await expect(result).toContainText(/Not in the copy of \d\d:\d\d(?: on \w+ \d+, \d+)? \([\d,]+ of [\d,]+ tickets\)/);
  await expect(result).not.toContainText('Not found');
});
