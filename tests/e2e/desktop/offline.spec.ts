/** A race day without a network on a real Electron, a real keychain and a real server that goes away. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ElectronApplication, expect, type Page } from '@playwright/test';
import { button, openFirst } from '../../support/area-actions';
import { contentsOf } from '../../support/folder-contents';
import { hits, test } from '../../support/live';
import { dataOf } from '../../support/page-data';
import { frame, listOf, navigation, openArea, signInScreen } from '../../support/page-objects';
import { pagesOf } from '../../support/pdf-pages';
import { scan } from '../../support/scanner';

test.skip(process.env.PITWALL_KEYCHAIN !== 'ok', 'No unlocked keychain on this computer.');

// Preparing an event makes hundreds of calls, and each test starts the app twice.
test.beforeEach(() => test.setTimeout(600_000));

const copyOf = /Copy of \d{1,2}:\d{2}/;

/** Opens the desk and prepares its event. */
const prepare = async (page: Page): Promise<void> => {
  await openArea(page, 'Event desk');
  await button(page, 'Prepare for this event').click();
  await expect(page.getByText('Ready for no network')).toBeVisible({ timeout: 240_000 });
  // In memory it would be ready, too, and gone after the next start.
  expect(await page.evaluate(() => window.bridge.offline.view())).toMatchObject({ value: { storage: 'disk' } });
};

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
  await prepare(first.page);
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
  for (const { text } of pages) expect(text).toMatch(/Copy of \d\d:\d\d, \d+ min old at printing/);
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

/** Returns a function that lists the numbers that the app's icon was given since. */
const followBadge = async (app: ElectronApplication): Promise<() => Promise<readonly number[]>> => {
  await app.evaluate(({ app: main }) => {
    const shown: number[] = [];
    // Linux shows numbers only on some desktops, of which no test machine has one.
    main.setBadgeCount = (count = 0) => {
      shown.push(count);
      return true;
    };
    Object.assign(globalThis, { shownBadges: shown });
  });
  return () => app.evaluate(() => Reflect.get(globalThis, 'shownBadges') as readonly number[]);
};

test('a change made without the server shows on the icon and when quitting, is kept over a restart and sent once when the server is back', async ({
  enter,
  start,
  server,
}) => {
  const first = await enter();
  const badges = await followBadge(first.app);
  await listOf(first.page, 'Tracks').open();
  await openFirst(first.page, 'Tracks');
  await button(first.page, 'Edit').click();
  await server.pause();
  await first.page.getByRole('textbox', { name: 'Hours', exact: true }).fill('Sat 07:15-19:45');
  await button(first.page, 'Save changes').click();
  await expect(frame(first.page).toast('Waiting to be sent')).toBeVisible();
  await expect(first.page.getByText('Changes saved')).toHaveCount(0);
  await expect.poll(badges).toEqual([1]);
  const questions = await first.answerMessage(0, 1);
  await first.app.evaluate(({ app }) => app.quit());
  await expect.poll(questions).toHaveLength(1);
  expect((await questions())[0]).toMatchObject({
    message: 'Quit Pitwall?',
    detail: '1 change is waiting in the outbox. It stays on this computer and is sent the next time you open Pitwall.',
    buttons: ['Keep working', 'Quit'],
  });
  await expect(navigation(first.page)).toBeVisible();
  await first.quit();
  server.clearRequests();

  const { page } = await start({ switches: [`--server=${server.url}`] });
  await expect(page.getByRole('banner').getByRole('link', { name: /^Outbox, 1/ })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Outbox, 1/ })
    .click();
  await expect(page.getByText('Sat 07:15-19:45').first()).toBeVisible();
  await server.resume();
  await page.evaluate(() => window.bridge.network.check());
  await expect.poll(() => hits(server, '/track/update')).toBe(1);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Outbox, 1/ })).toHaveCount(0);
  const tracks = await dataOf(page, 'track.list', { perPage: 10_000 });
  expect(tracks.filter(({ hours }) => hours === 'Sat 07:15-19:45')).toHaveLength(1);
  expect(hits(server, '/track/update')).toBe(1);
});

test('no file of the profile has a phone number of a visitor in clear, and another person sees nothing of the copy', async ({
  enter,
  folder,
}) => {
  const { page, quit } = await enter();
  await prepare(page);
  const visitors = await dataOf(page, 'visitor.list', { eventId: 27, perPage: 10_000 });
  const phones = visitors.map(({ phone }) => String(phone ?? '')).filter((phone) => phone.length > 8);
  expect(phones.length).toBeGreaterThan(0);
  await frame(page).signOut();
  await signInScreen(page).enter('subadmin@pitwall.example');
  const view = await page.evaluate(() => window.bridge.offline.view());
  expect(view).toMatchObject({ ok: true, value: { packs: [] } });
  await quit();
  const contents = await contentsOf(join(folder, 'user-data'));
  expect(phones.filter((phone) => contents.includes(phone))).toEqual([]);
});
