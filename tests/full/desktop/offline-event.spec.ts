/** A prepared event without a network on a real Electron: everything that a person needs at the gate comes from the copy. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { button } from '../../support/area-actions';
import { test } from '../../support/live';
import { dataOf } from '../../support/page-data';
import { listOf, openArea } from '../../support/page-objects';
import { pagesOf } from '../../support/pdf-pages';
import { prepareEvent } from '../../support/prepare-event';
import { scan } from '../../support/scanner';

test.skip(process.env.PITWALL_KEYCHAIN !== 'ok', 'No unlocked keychain on this computer.');

const copyOf = /Copy of \d{1,2}:\d{2}/;

/** The desk's racers by readiness: "All 40", "Ready 12". Waits until every racer is checked. */
const readinessOf = async (page: Page): Promise<readonly string[]> => {
  await page.getByRole('tab', { name: /^Racers/ }).click();
  const levels = page.getByRole('group', { name: 'Filter by readiness' }).getByRole('button');
  await expect(levels.filter({ hasText: /^All/ })).not.toHaveText(/\D0$/, { timeout: 120_000 });
  await expect(levels.filter({ hasText: 'Checking' })).toHaveCount(0, { timeout: 120_000 });
  return levels.allTextContents();
};

test('a prepared event is read, searched, scanned, printed and exported after a restart without the server', async ({
  enter,
  start,
  server,
  folder,
}) => {
  const first = await enter();
  await prepareEvent(first.page);
  const readiness = await readinessOf(first.page);
  const tickets = await dataOf(first.page, 'booking.ticketList', { eventId: 27, perPage: 10_000 });
  const bookings = await dataOf(first.page, 'booking.list', { eventId: 27, perPage: 10_000 });
  await first.quit();
  await server.pause();

  const { page, answerSave } = await start({ switches: [`--server=${server.url}`] });
  await openArea(page, 'Event desk');
  await expect(page.getByText(copyOf).first()).toBeVisible();

  const ticket = tickets.find(({ ticketNumber, bookingNumber }) => ticketNumber && bookingNumber);
  await expect(page.getByRole('textbox', { name: 'Scan or type' })).toBeFocused();
  await scan(page, String(ticket?.ticketNumber));
  const result = page.getByRole('region', { name: 'Scan result' });
  await expect(result).toContainText(String(ticket?.bookingNumber));
  await scan(page, 'TK-0000000');
  await expect(result).toContainText(/Not in the copy of/);
  await expect(result).not.toContainText('Not found');

  expect(await readinessOf(page)).toEqual(readiness);

  const paper = join(folder, 'gate-list.pdf');
  await answerSave(paper);
  await button(page, 'Print…').click();
  await button(page, 'Gate list by name').click();
  await button(page, 'Save as PDF…').click();
  await expect(page.getByText('Saved gate-list.pdf')).toBeVisible({ timeout: 120_000 });
  const pages = await pagesOf(await readFile(paper));
  const printed = pages.map(({ text }) => text).join('\n');
  for (const { text } of pages) expect(text).toMatch(/Copy of \d{1,2}:\d\d [AP]M, \d+ min old at printing/);
  const codes = tickets.map(({ ticketNumber }) => String(ticketNumber)).filter((code) => printed.includes(code));
  // Tickets that are not valid are left out.
  expect(codes.length).toBeGreaterThan(tickets.length / 2);
  await page.keyboard.press('Escape');

  await page.goto(`app://pitwall/bookings?event=27`);
  const list = listOf(page, 'Bookings');
  await expect(list.rows.first()).toBeVisible();
  await expect(page.getByText(copyOf).first()).toBeVisible();
  const [booking] = bookings;
  await list.search.fill(String(booking?.bookingNumber));
  await expect(list.rows).toHaveCount(1);
  await list.search.fill('');

  const path = join(folder, 'bookings.csv');
  await answerSave(path);
  await list.exportButton.click();
  await list.saveAs.click();
  await expect(page.getByText(/copy of/i).first()).toBeVisible();
  await expect
    .poll(async () => (await readFile(path, 'utf8').catch(() => '')).split('\r\n').length)
    .toBeGreaterThan(bookings.length);
});
