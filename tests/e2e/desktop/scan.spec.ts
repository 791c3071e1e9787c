/** A scanner on a real Electron and a real server: real key events on three screens. */
import { expect, type Page } from '@playwright/test';
import { test } from '../../support/live';
import { dataOf } from '../../support/page-data';
import { openArea } from '../../support/page-objects';
import { scan } from '../../support/scanner';

const result = (page: Page) => page.getByRole('region', { name: 'Scan result' });
/** Takes the focus from the link that was clicked, as after a click beside all controls. */
const blur = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

test('a scan on three screens shows the whole booking without a click', async ({ enter }) => {
  const { page } = await enter();
  const [ticket] = await dataOf(page, 'booking.ticketList', { page: 1, perPage: 1 });
  for (const area of ['Bookings', 'Tracks', 'Visitors']) {
    await openArea(page, area);
    await expect(page.getByRole('heading', { level: 1, name: area })).toBeVisible();
    await blur(page);
    await scan(page, String(ticket?.ticketNumber));
    await expect(result(page), area).toContainText(String(ticket?.bookingNumber));
    await expect(result(page), area).toContainText(String(ticket?.ticketNumber));
    await page.keyboard.press('Escape');
    await expect(result(page), area).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: area })).toBeVisible();
  }
});

test('a scan on the desk is shown below the box, which keeps the focus', async ({ enter }) => {
  const { page } = await enter();
  await openArea(page, 'Event desk');
  const box = page.getByRole('textbox', { name: 'Scan or type' });
  await expect(box).toBeFocused();
  const [ticket] = await dataOf(page, 'booking.ticketList', { page: 1, perPage: 1 });
  for (const code of [ticket?.ticketNumber, ticket?.qrCode]) {
    await scan(page, String(code));
    await expect(result(page)).toContainText(String(ticket?.bookingNumber));
    await expect(box).toHaveValue(String(code));
    await expect(box).toBeFocused();
  }
});

test('without a connection a scan is not called "not found", and is looked up again on request', async ({
  enter,
  server,
}) => {
  const { page } = await enter();
  await openArea(page, 'Tracks');
  await expect(page.getByRole('heading', { level: 1, name: 'Tracks' })).toBeVisible();
  const [ticket] = await dataOf(page, 'booking.ticketList', { page: 1, perPage: 1 });
  await blur(page);
  server.faults.add({ drop: 'before' });
  await scan(page, String(ticket?.ticketNumber));
  await expect(result(page)).toContainText('No connection');
  await expect(result(page)).not.toContainText('Not found');
  server.faults.clear();
  await result(page).getByRole('button', { name: 'Try again' }).click();
  await expect(result(page)).toContainText(String(ticket?.bookingNumber));
});

test('a server that ignores the search makes no false match, and is not called sure', async ({ enter, server }) => {
  const { page } = await enter();
  await openArea(page, 'Tracks');
  await expect(page.getByRole('heading', { level: 1, name: 'Tracks' })).toBeVisible();
  await blur(page);
  server.faults.add({ ignore: ['q'] });
  await scan(page, 'ZZ-0000-NOBODY');
  await expect(result(page)).toContainText('Not in the loaded tickets');
  await expect(result(page)).not.toContainText('Not found');
  await expect(result(page).getByRole('list', { name: 'Tickets of the booking' })).toHaveCount(0);
});
