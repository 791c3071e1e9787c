/** The gate: each answer of a lookup, what a screen reader says of it, and a scanner on every screen. */
import { expect, type Page } from '@playwright/test';
import { allOf } from '../../support/areas-csv';
import { enterDemo, goTo, test, waitForIdle } from '../../support/demo-page';
import { expectAnnouncements, forgetAnnouncements, recordAnnouncements } from '../../support/live-regions';
import { dataOf } from '../../support/page-data';
import { scan } from '../../support/scanner';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Row = Readonly<Record<string, unknown>>;

const box = (page: Page) => page.getByRole('textbox', { name: 'Scan or type' });
const result = (page: Page) => page.getByRole('region', { name: 'Scan result' });

const liveTickets = async (page: Page): Promise<readonly Row[]> => {
  const [event] = await dataOf(page, 'event.list', { filters: { status: ['live'] } });
  if (!event) throw new Error('The demo has no live event.');
  return allOf(page, 'booking.ticketList', { eventId: event.id });
};

const lookUp = async (page: Page, code: unknown): Promise<void> => {
  await box(page).fill(String(code));
  await page.keyboard.press('Enter');
};

/** Cuts the page off from its server. */
const disconnect = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const failure = { kind: 'network', code: 'offline' };
    Object.assign(window.bridge, { call: async () => ({ ok: false, failure }) });
  });

test('the box has the focus when the app opens, and a ticket number shows its whole booking until Escape', async ({
  page,
}) => {
  await recordAnnouncements(page);
  await enterDemo(page);
  // Once the figures are shown, nothing loads that could take the focus.
  await expect(page.getByRole('heading', { name: 'Checked in by gate and hour' })).toBeVisible();
  await waitForIdle(page);
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveAccessibleDescription(/^Ticket number, QR code/);
  await expect(page.getByRole('progressbar', { name: 'Spectator' })).toHaveAttribute(
    'aria-valuetext',
    /^[\d,]+ of [\d,]+, \d+%$/,
  );
  const tickets = await liveTickets(page);
  const [ticket] = tickets;
  await forgetAnnouncements(page);

  await page.keyboard.type(String(ticket?.ticketNumber));
  await page.keyboard.press('Enter');
  await expectAnnouncements(page, [
    new RegExp(
      `${ticket?.ticketNumber}.*(Valid|Already used|Canceled|Refunded|Transferred|Blocked|Other day|Not paid)`,
    ),
  ]);
  await expect(result(page)).toContainText(String(ticket?.bookingNumber));
  const others = tickets.filter(({ bookingId }) => bookingId === ticket?.bookingId);
  const list = result(page).getByRole('list', { name: 'Tickets of the booking' });
  await expect(list.getByRole('listitem')).toHaveCount(others.length);
  for (const { ticketNumber } of others) await expect(list).toContainText(String(ticketNumber));
  await expect(list.getByRole('listitem').first()).toContainText(String(ticket?.ticketNumber));
  await expect(result(page)).toContainText('Owed');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(result(page)).toBeHidden();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
});

test('only a valid ticket is called valid, and “not found”, “no connection” and “another event” are told apart', async ({
  page,
}) => {
  await recordAnnouncements(page);
  await enterDemo(page, '/desk', { log: 'empty' });
  const tickets = await liveTickets(page);
  const withStatus = (wanted: string, isUsed = false): Row => {
    const found = tickets.find(({ status, isCheckedIn }) => status === wanted && (isUsed || isCheckedIn !== true));
    if (!found) throw new Error(`The event has no ticket with the status ${wanted}.`);
    return found;
  };
  const words = { cancelled: 'Canceled', refunded: 'Refunded', transferred: 'Transferred', blocked: 'Blocked' };
  for (const [status, word] of Object.entries(words)) {
    const { ticketNumber } = withStatus(status);
    await lookUp(page, ticketNumber);
    const own = result(page)
      .getByRole('listitem')
      .filter({ hasText: String(ticketNumber) });
    await expect(own).toContainText(word);
    await expect(result(page)).toHaveAttribute('data-answer', 'refused');
    await expect(own.getByText('Valid', { exact: true })).toHaveCount(0);
  }
  await lookUp(page, withStatus('used', true).ticketNumber);
  await expect(result(page).getByRole('listitem').first()).toContainText('Already used');
  await expect(result(page)).toHaveAttribute('data-answer', 'refused');

  const unsigned = tickets.find(({ status, isCheckedIn, waiverSigned, ticketType }) => {
    return status === 'valid' && !isCheckedIn && waiverSigned !== true && ticketType === 'parking';
  });
  await lookUp(page, unsigned?.ticketNumber);
  await expect(result(page)).not.toHaveAttribute('data-answer', 'valid');

  const own = new Set(tickets.map(({ eventId }) => String(eventId)));
  const all = await dataOf(page, 'booking.ticketList', { page: 1, perPage: 2_000 });
  const other = all.find(({ eventId, status }) => status === 'valid' && !own.has(String(eventId)));
  await lookUp(page, other?.ticketNumber);
  await expect(result(page)).toContainText('For another event');
  await expect(result(page)).toHaveAttribute('data-answer', 'refused');
  await expect(result(page).getByText('Valid', { exact: true })).toHaveCount(0);

  await forgetAnnouncements(page);
  await lookUp(page, 'ZZ-0000-NOBODY');
  await expectAnnouncements(page, [/NOBODY.*Looking it up/, /NOBODY.*Not found.*The server was asked at/]);
  await expect(result(page)).toContainText(/asked at \d{1,2}:\d{2} [AP]M/);
  await expect(result(page)).toHaveAttribute('data-answer', 'not-found');

  await disconnect(page);
  await lookUp(page, 'ZZ-0001-NOBODY');
  // The tickets that are loaded are what the code was compared with.
  await expect(result(page)).toContainText(/Not in the copy of \d{1,2}:\d\d [AP]M \([\d,]+ tickets\)/);
  await expect(result(page)).not.toContainText('Not found');
  await expect(result(page)).toHaveAttribute('data-answer', 'offline');
  await expect(result(page).getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a scan on any screen shows the whole booking without a click, and stays text while text is typed', async ({
  page,
}) => {
  await enterDemo(page, '/bookings');
  const [ticket] = await dataOf(page, 'booking.ticketList', { page: 1, perPage: 1 });
  for (const path of ['/bookings', '/settings']) {
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
  // No key of a code is a shortcut.
  await scan(page, 'ZZ-??-0000');
  await expect(result(page)).toContainText('Not found');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await goTo(page, '/bookings');
  const search = page.getByRole('searchbox', { name: 'Search bookings' });
  await search.focus();
  await scan(page, 'ZZ-0000-NOBODY');
  await expect(search).toHaveValue('ZZ-0000-NOBODY');
  await expect(result(page)).toHaveCount(0);
});

test('a gate is kept with the keyboard alone: admitted, scanned again, refused by the rule, undone, and let out', async ({
  page,
}) => {
  await enterDemo(page, '/desk', { log: 'empty' });
  const tickets = await liveTickets(page);
  const good = tickets.find(({ status, isCheckedIn, waiverSigned, ticketType, holderAge, validFrom, validUntil }) => {
    const isNow = Date.parse(String(validFrom)) < Date.now() && Date.now() < Date.parse(String(validUntil));
    const isReady = status === 'valid' && !isCheckedIn && waiverSigned === true && isNow;
    return isReady && ticketType === 'spectator' && Number(holderAge) >= 18;
  });
  const answer = (expected: RegExp) => expect(result(page)).toHaveAttribute('data-answer', expected);
  const inside = (count: number) => expect(page.getByText(`Inside${count}`)).toBeVisible();
  await lookUp(page, good?.ticketNumber);
  await answer(/^(valid|look)$/);
  await expect(result(page).getByRole('button', { name: 'Admit' })).toBeVisible();
  await expect(result(page)).toContainText('Checked at');
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText(/Admitted.*Noted on this computer/);
  await inside(1);

  await lookUp(page, good?.ticketNumber);
  await answer(/^look$/);
  await expect(result(page)).toContainText('Scanned here just now');
  await page.getByRole('combobox', { name: 'Each ticket admits' }).selectOption('Once');
  await lookUp(page, good?.ticketNumber);
  await answer(/^refused$/);
  await page.keyboard.press('Control+Shift+Enter');
  await expect(result(page)).toContainText('Turned away');

  await page.getByRole('button', { name: 'Out', exact: true }).click();
  await expect(page.getByText('Exit: each scan counts a person out.')).toBeVisible();
  await lookUp(page, good?.ticketNumber);
  await expect(result(page)).toContainText('Counted out');
  await inside(0);
  await result(page).getByRole('button', { name: 'Undo' }).click();
  await inside(1);
});
