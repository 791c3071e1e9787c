/** The demo's bad networks: they are named for what they are, shown everywhere, and what is from the copy says so. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { violations } from '../../support/axe';
import { enterDemo, goTo, test } from '../../support/demo-page';
import { dataOf } from '../../support/page-data';
import { listOf } from '../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const choice = (page: Page) => page.getByRole('combobox', { name: 'Network' });
const choose = async (page: Page, network: 'Good' | 'Offline'): Promise<void> => {
  await goTo(page, '/settings');
  await choice(page).selectOption(network);
};

test('a network that is gone, a server that is down and a Wi-Fi’s sign-in page are told apart, and end at once', async ({
  page,
}) => {
  await enterDemo(page, '/settings');
  const banner = page.getByText("Can't reach the server.", { exact: true });
  await choice(page).focus();
  await choice(page).selectOption('Offline');
  const chip = page.getByRole('button', { name: 'Network: Offline' });
  await expect(chip).toBeVisible();
  await expect(banner).toBeVisible();
  await expect(page.getByText(/You've been offline since/)).toBeVisible();
  await expect(choice(page)).toBeFocused();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText(/^Checked at .*: no connection$/)).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
  await choice(page).selectOption('Good');
  await expect(banner).toHaveCount(0);
  await expect(chip).toHaveCount(0);

  await choice(page).selectOption('Server down');
  await expect(page.getByText(/Your network works, but the server hasn't responded since/)).toBeVisible();
  await page.getByRole('button', { name: 'Network: Server down' }).click();
  await page.getByRole('menuitemradio', { name: 'Good' }).click();
  await expect(banner).toHaveCount(0);
  await expect(choice(page)).toHaveValue('good');

  await choice(page).selectOption('Wi-Fi sign-in page');
  await expect(page.getByText('This Wi-Fi network requires you to sign in.')).toBeVisible();
  await goTo(page, '/tracks');
  await expect(page.getByRole('heading', { name: 'A web page responded instead of the server' })).toBeVisible();
  // Nothing is called missing.
  await expect(page.getByText(/not found|No tracks/i)).toHaveCount(0);
});

/** It may run past midnight. */
const time = '\\d{1,2}:\\d\\d [AP]M(?: on \\w+ \\d+, \\d+)?';
const notInCopy = (page: Page) => page.getByRole('heading', { name: new RegExp(`^Not in the copy of ${time}$`) });

test('a prepared event works without a network: its lists say their age, and nothing is called missing', async ({
  page,
}) => {
  // The demo answers hundreds of calls to prepare an event.
  test.slow();
  await enterDemo(page, '/desk');
  const [event] = await dataOf(page, 'event.list', { filters: { status: ['live'] } });
  const [eventId, name] = [String(event?.id), String(event?.name)];
  const bookings = await dataOf(page, 'booking.list', { eventId, perPage: 10_000 });
  const start = page.getByRole('button', { name: 'Prepare for this event' });
  const before = await start.boundingBox();
  await start.click();
  const panel = page.getByRole('dialog', { name: 'Prepared event' });
  const light = page.getByRole('button', { name: 'Ready for no network' });
  await expect(light).toBeVisible({ timeout: 180_000 });
  expect(await light.boundingBox()).toEqual(before);
  await light.focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByText(/^Prepared /)).toBeVisible();
  await expect(panel.getByRole('term').filter({ hasText: 'bookings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(light).toBeFocused();

  await choose(page, 'Offline');
  await goTo(page, `/bookings?event=${eventId}`);
  const list = listOf(page, 'Bookings');
  await expect(list.rows.first()).toBeVisible();
  await expect(page.getByText(new RegExp(`^You're viewing a copy\\. Copy of ${time}, \\d+ min old\\.$`))).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Bookings' }).getByText(new RegExp(`^Copy of ${time}, \\d+ min old$`)),
  ).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
  await list.search.fill(String(bookings[0]?.bookingNumber));
  await expect(list.rows).toHaveCount(1);
  await expect(page.getByText(/server ignored/)).toHaveCount(0);
  await list.search.fill('nobody has this name');
  await expect(notInCopy(page)).toBeVisible();
  await list.search.fill('');
  await expect(list.rows.nth(1)).toBeVisible();
  const download = page.waitForEvent('download');
  await list.exportButton.click();
  await list.saveAs.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/ copy(?: \d{4}-\d\d-\d\d)? \d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(bookings.length + 1);

  await goTo(page, '/tickets?event=all');
  await expect(notInCopy(page)).toBeVisible();
  await page.getByRole('button', { name: `Work on ${name}` }).click();
  await expect(listOf(page, 'Tickets').rows.first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`event=${eventId}`));
  await goTo(page, '/bookings/999999');
  await expect(notInCopy(page)).toBeVisible();
  await expect(page.getByText(/not found/i)).toHaveCount(0);

  await goTo(page, '/desk');
  const box = page.getByRole('textbox', { name: 'Scan or type' });
  const result = page.getByRole('region', { name: 'Scan result' });
  await box.fill('ZZ-0000-NOBODY');
  await box.press('Enter');
  await expect(result).toContainText(new RegExp(`Not in the copy of ${time} \\([\\d,]+ of [\\d,]+ tickets\\)`));
  await expect(result).not.toContainText('Not found');

  await choose(page, 'Good');
  const offline = page.getByRole('region', { name: 'Offline' });
  await expect(offline.getByText('What you view is available offline until you close Pitwall')).toBeVisible();
  await expect(offline.getByText(/^Prepared event, /)).toBeVisible();
  await offline.getByRole('button', { name: 'Erase the copy…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase the copy' }).click();
  await expect(offline.getByText(/^Prepared event, /)).toBeHidden();
  await goTo(page, `/bookings?event=${eventId}`);
  await expect(list.rows.first()).toBeVisible();
  await expect(page.getByText(/Copy of/)).toHaveCount(0);
});
