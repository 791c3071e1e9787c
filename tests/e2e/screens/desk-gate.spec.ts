/** The gate's box, and a scanner on every screen: each answer of a lookup, by keyboard alone. */
import { expect, type Page } from '@playwright/test';
import { allOf } from '../../support/areas-csv';
import { violations } from '../../support/axe';
import { changeAppearance, enterDemo, goTo, test, waitForIdle } from '../../support/demo-page';
import { dataOf } from '../../support/page-data';
import { openArea } from '../../support/page-objects';
import { scan } from '../../support/scanner';

type Row = Readonly<Record<string, unknown>>;

const box = (page: Page) => page.getByRole('textbox', { name: 'Scan or type' });
const result = (page: Page) => page.getByRole('region', { name: 'Scan result' });

const liveEvent = async (page: Page): Promise<Row> => {
  const [event] = await dataOf(page, 'event.list', { filters: { status: ['live'] } });
  if (!event) throw new Error('The demo has no live event.');
  return event;
};

const openGate = async (page: Page): Promise<readonly Row[]> => {
  await enterDemo(page);
  // The desk is the start page, where a click on its link would only move the focus.
  await openArea(page, 'Tracks');
  await expect(page.getByRole('heading', { level: 1, name: 'Tracks' })).toBeVisible();
  await openArea(page, 'Event desk');
  await expect(box(page)).toBeFocused();
  await waitForIdle(page);
  return allOf(page, 'booking.ticketList', { eventId: (await liveEvent(page)).id });
};

const withStatus = (tickets: readonly Row[], status: string): Row => {
  const found = tickets.find((ticket) => ticket.status === status && ticket.isCheckedIn !== true);
  if (!found) throw new Error(`The event has no ticket with the status ${status}.`);
  return found;
};

/** Cuts the page off from its server. */
const disconnect = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const failure = { kind: 'network', code: 'offline' };
    Object.assign(window.bridge, { call: async () => ({ ok: false, failure }) });
  });

test('the box has the focus when the app opens with the desk', async ({ page }) => {
  await enterDemo(page);
  // Once the figures are shown, nothing loads that could take the focus.
  await expect(page.getByRole('heading', { name: 'Checked in by gate and hour' })).toBeVisible();
  await waitForIdle(page);
  await expect(box(page)).toBeFocused();
});

test('a name finds the ticket of its holder, with the customer beside it', async ({ page }) => {
  const tickets = await openGate(page);
  const bookings = await allOf(page, 'booking.list', { eventId: (await liveEvent(page)).id });
  const found = bookings.flatMap(({ id, userName }) =>
    tickets
      .filter(({ bookingId, holderName }) => bookingId === id && holderName && holderName !== userName)
      .map(({ holderName, ticketNumber }) => ({ userName, holderName, ticketNumber })),
  );
  const twice = found.find(({ holderName }) => found.filter((one) => one.holderName === holderName).length > 1);
  const { userName, holderName, ticketNumber } = twice ?? found[0] ?? {};
  await box(page).fill(String(holderName));
  await page.keyboard.press('Enter');
  const match = result(page).getByRole('button', { name: `booked by ${userName}` });
  const ticket = result(page).getByRole('list', { name: 'Tickets of the booking' }).getByRole('listitem').first();
  await expect(match.or(ticket).first()).toBeVisible();
  if (await match.count()) {
    await expect(match.first()).toContainText(String(holderName));
    await match.first().click();
  }
  await expect(ticket).toContainText(String(ticketNumber));
});

test('typing a ticket number shows its whole booking, and Escape empties the focused box', async ({ page }) => {
  const tickets = await openGate(page);
  const [ticket] = tickets;
  await page.keyboard.type(String(ticket?.ticketNumber));
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText(String(ticket?.bookingNumber));
  const others = tickets.filter(({ bookingId }) => bookingId === ticket?.bookingId);
  const list = result(page).getByRole('list', { name: 'Tickets of the booking' });
  await expect(list.getByRole('listitem')).toHaveCount(others.length);
  for (const { ticketNumber } of others) await expect(list).toContainText(String(ticketNumber));
  await expect(list.getByRole('listitem').first()).toContainText(String(ticket?.ticketNumber));
  await expect(result(page)).toContainText('Owed');
  await page.keyboard.press('Escape');
  await expect(result(page)).toBeHidden();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
});

test('a ticket says its state, and only a valid one is called valid', async ({ page }) => {
  const tickets = await openGate(page);
  const words = { cancelled: 'Canceled', refunded: 'Refunded', transferred: 'Transferred', blocked: 'Blocked' };
  for (const [status, word] of Object.entries(words)) {
    const { ticketNumber } = withStatus(tickets, status);
    await box(page).fill(String(ticketNumber));
    await page.keyboard.press('Enter');
    const own = result(page)
      .getByRole('listitem')
      .filter({ hasText: String(ticketNumber) });
    await expect(own).toContainText(word);
    await expect(own.getByText('Valid', { exact: true })).toHaveCount(0);
  }
  const used = tickets.find(({ status }) => status === 'used');
  await box(page).fill(String(used?.ticketNumber));
  await page.keyboard.press('Enter');
  await expect(result(page).getByRole('listitem').first()).toContainText('Already used');
});

test('the QR text, the booking number and the phone number find the same booking', async ({ page }) => {
  const tickets = await openGate(page);
  const bookings = await allOf(page, 'booking.list', { eventId: (await liveEvent(page)).id });
  const phones = bookings.map(({ userPhone }) => String(userPhone ?? ''));
  const booking = bookings.find(
    ({ id, userPhone }) =>
      tickets.some(({ bookingId, qrCode }) => bookingId === id && qrCode) &&
      String(userPhone ?? '').replace(/\D/g, '').length >= 7 &&
      phones.filter((phone) => phone === userPhone).length === 1,
  );
  const ticket = tickets.find(({ bookingId }) => bookingId === booking?.id);
  for (const code of [ticket?.qrCode, booking?.bookingNumber, String(booking?.userPhone).replace(/\D/g, '')]) {
    await box(page).fill(String(code));
    await page.keyboard.press('Enter');
    await expect(result(page), String(code)).toContainText(String(booking?.bookingNumber));
  }
});

test('"not found", "no connection" and "another event" are told apart', async ({ page }) => {
  const tickets = await openGate(page);
  const own = new Set(tickets.map(({ eventId }) => String(eventId)));
  const all = await dataOf(page, 'booking.ticketList', { page: 1, perPage: 2_000 });
  const other = all.find(({ eventId, status }) => status === 'valid' && !own.has(String(eventId)));
  await box(page).fill(String(other?.ticketNumber));
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('For another event');
  await expect(result(page)).toContainText('Other event');
  await expect(result(page).getByText('Valid', { exact: true })).toHaveCount(0);

  await box(page).fill('ZZ-0000-NOBODY');
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('Not found');
  await expect(result(page)).toContainText(/asked at \d{1,2}:\d{2} [AP]M/);

  await disconnect(page);
  await box(page).fill('ZZ-0001-NOBODY');
  await page.keyboard.press('Enter');
  // The tickets that are loaded are what the code was compared with.
  await expect(result(page)).toContainText(/Not in the copy of \d\d:\d\d \([\d,]+ tickets\)/);
  await expect(result(page)).not.toContainText('Not found');
  await expect(result(page).getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a scan on any screen shows the whole booking without a click, and no key of it is a shortcut', async ({
  page,
}) => {
  await enterDemo(page);
  const [ticket] = await dataOf(page, 'booking.ticketList', { page: 1, perPage: 1 });
  for (const path of ['/bookings', '/tracks', '/settings']) {
    await goTo(page, path);
    const address = page.url();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await scan(page, String(ticket?.ticketNumber));
    await expect(result(page), path).toContainText(String(ticket?.bookingNumber));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(page.url()).toBe(address);
    await page.keyboard.press('Escape');
    await expect(result(page), path).toBeHidden();
  }
  await scan(page, 'ZZ-??-0000');
  await expect(result(page)).toContainText('Not found');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a scan while text is typed into a field stays text', async ({ page }) => {
  await enterDemo(page, '/bookings');
  const search = page.getByRole('searchbox', { name: 'Search bookings' });
  await search.focus();
  await scan(page, 'ZZ-0000-NOBODY');
  await expect(search).toHaveValue('ZZ-0000-NOBODY');
  await expect(result(page)).toHaveCount(0);
});

test('results are accessible in every theme and direction', async ({ page }) => {
  const looks = ['light', 'dark', 'contrast', 'rtl'] as const;
  const tickets = await openGate(page);
  for (const look of looks) {
    await changeAppearance(page, look);
    for (const code of [withStatus(tickets, 'valid').ticketNumber, withStatus(tickets, 'blocked').ticketNumber, 'ZZ-0'])
      await test.step(`${code} in ${look}`, async () => {
        await box(page).fill(String(code));
        await page.keyboard.press('Enter');
        await expect(result(page)).toContainText(String(code));
        await waitForIdle(page);
        expect.soft(await violations(page, look), `${code} in ${look}`).toEqual([]);
      });
  }
  await goTo(page, '/bookings');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await scan(page, String(withStatus(tickets, 'valid').ticketNumber));
  await expect(result(page).getByRole('listitem').first()).toBeVisible();
  await waitForIdle(page);
  for (const look of looks) {
    await changeAppearance(page, look);
    expect.soft(await violations(page, look), `a scan on Bookings in ${look}`).toEqual([]);
  }
});
