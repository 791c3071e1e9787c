/** The check of a server with other names shows missing fields, and one click per field fills the list. */
import { expect } from '@playwright/test';
import { violations } from '../../support/axe';
import { test } from '../../support/desktop';
import { attributes, json, startFaultServer } from '../../support/fault-server';
import { listOf, signInScreen } from '../../support/page-objects';
import { checkServer, saveProfile } from '../../support/profile-by-check';

const rows = Array.from({ length: 12 }, (_, n) => ({
  id: n + 1,
  zeichen: `RD-${1000 + n}`,
  kaeufer: `Racer ${n}`,
  anlass: { bezeichnung: 'Spring Shootout' },
}));

test('fields assigned on the check screen are saved as the profile and fill the list', async ({ start }) => {
  const server = await startFaultServer();
  const login = { id: 1, firstName: 'Dana', email: 'dana@example.com', accessToken: 'canary-token-0123456789' };
  server.on('/auth/logIn', json(attributes({ ...login, ability: [{ action: 'manage', subject: 'all' }] })));
  server.on('/booking/list', json(attributes({ data: rows, total: rows.length })));
  const { page } = await start({ switches: [`--server=${server.url}`] });
  await signInScreen(page).enter();

  const bookings = listOf(page, 'Bookings');
  await bookings.open();
  await expect(page.getByText('Most columns are empty.')).toBeVisible();
  await page.getByRole('button', { name: 'Check this server' }).click();
  await page.waitForURL(/server-check/);
  await page.getByRole('button', { name: 'Check this server' }).click();
  await page.getByRole('button', { name: 'booking.list' }).click();
  await page.getByRole('combobox', { name: 'Server field for bookingNumber' }).click();
  await page.getByRole('option', { name: /^zeichen/ }).click();
  await page.getByRole('combobox', { name: 'Server field for userName' }).click();
  await page.getByRole('option', { name: /^kaeufer/ }).click();

  const draft = page.getByRole('table', { name: 'Changes' });
  await expect(draft.getByRole('row', { name: /bookingNumber/ })).toContainText('RD-1000');
  await page.getByRole('button', { name: 'Save as profile' }).click();
  const fields = page.getByRole('table', { name: 'Fields' });
  await expect(fields.getByRole('row', { name: /bookingNumber/ })).toContainText('Profile');

  await bookings.open();
  await expect(bookings.rows.first()).toContainText('RD-1000');
  await expect(bookings.rows.first()).toContainText('Racer 0');
  await server.close();
});

const lines = Array.from({ length: 12 }, (_, n) => ({ id: n + 1, bookingNumber: `RD-${n}`, bookingStatus: 'gebucht' }));

test('rows, words and rights that were not recognized are assigned by click, and the list is filled', async ({
  start,
}) => {
  const server = await startFaultServer();
  const ability = [
    { action: 'manage', subject: 'all' },
    { action: 'read', subject: 'Zuschauer' },
  ];
  const login = {
    id: 1,
    firstName: 'Dana',
    email: 'dana@example.com',
    accessToken: 'canary-token-0123456789',
    ability,
  };
  server.on('/auth/logIn', json(attributes(login)));
  server.on('/auth/user-role', json(attributes({ role: 'admin', ability })));
  // Of two lists, nothing says which one is meant.
  server.on('/booking/list', json({ outcome: { grid: { lines, drafts: lines.slice(9), tally: 12 } }, stamp: 'y' }));
  const { page } = await start({ switches: [`--server=${server.url}`] });
  await signInScreen(page).enter();
  await checkServer(page);
  await page.getByRole('button', { name: 'Use outcome.grid.lines (12) for Rows of the list' }).click();
  const changes = page.getByRole('table', { name: 'Changes' });
  await expect(changes.getByRole('row', { name: /Rows of the list/ })).toContainText('12 rows');
  const subject = page.getByRole('combobox', { name: 'Meaning of Permission subject: Zuschauer' });
  await subject.press('Enter');
  // By arrow keys: typing finds an option only if the letters follow quickly.
  const option = page.getByRole('option', { name: 'Visitor', exact: true });
  await expect(option).toBeVisible();
  const wanted = (await option.getAttribute('id')) ?? 'none';
  const active = () => subject.getAttribute('aria-activedescendant');
  for (let at = await active(); at !== wanted; at = await active()) {
    await subject.press('ArrowDown');
    await expect(subject).not.toHaveAttribute('aria-activedescendant', at ?? '');
  }
  await subject.press('Enter');
  await expect(subject).toContainText('Visitor');
  expect(await violations(page, 'light')).toEqual([]);
  await saveProfile(page);
  await page.getByRole('combobox', { name: 'Meaning of booking.bookingStatus: gebucht' }).click();
  await page.getByRole('option', { name: 'confirmed', exact: true }).click();
  await expect(changes.getByRole('row', { name: /gebucht/ })).toContainText('confirmed');
  await saveProfile(page);
  await expect(page.getByRole('combobox', { name: /Zuschauer|gebucht/ })).toHaveCount(0);

  const bookings = listOf(page, 'Bookings');
  await bookings.open();
  await expect(bookings.rows.first()).toContainText('RD-0');
  await expect(bookings.rows.first()).toContainText('Confirmed');
  await server.close();
});
