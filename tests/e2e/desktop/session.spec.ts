/** How a session starts, ends and is restored, with a server over real HTTP. */
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { contentsOf } from '../../support/folder-contents';
import { hits, test } from '../../support/live';
import { startMockServer } from '../../support/mock-server';
import { dataOf } from '../../support/page-data';
import { admin, frame, listOf, navigation, openArea, signInScreen, subAdmin } from '../../support/page-objects';

test('after signing out, earlier pages cannot be opened', async ({ enter }) => {
  const { page } = await enter();
  await listOf(page, 'Bookings').open();
  await frame(page).signOut();
  await expect(signInScreen(page).heading).toBeVisible();
  await page.goBack();
  await expect(signInScreen(page).heading).toBeVisible();
  await expect(navigation(page)).toHaveCount(0);
});

const wrongAddresses = [
  'http://api.example.com',
  'api.example.com?x=1',
  'https://user:secret@api.example.com',
  'file:///etc/passwd',
];
const addressRefused = 'Use https, or http for a server on this computer.';

test('the first sign-in asks for the server, another can be chosen later, and an address is checked before anything is sent', async ({
  start,
  server,
}) => {
  const { page } = await start();
  const signIn = signInScreen(page);
  const field = page.getByRole('textbox', { name: 'Server address' });
  for (const wrong of wrongAddresses) {
    await field.fill(wrong);
    await signIn.send();
    await expect(page.getByText(addressRefused)).toBeVisible();
  }
  await field.fill(`${server.url}/`);
  await signIn.enter();
  await listOf(page, 'Bookings').open();
  expect(hits(server, '/booking/list')).toBeGreaterThan(0);

  await frame(page).signOut();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Server' });
  for (const wrong of wrongAddresses) {
    await dialog.getByRole('textbox', { name: 'Server address' }).fill(wrong);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText(addressRefused)).toBeVisible();
  }
  const other = await startMockServer({ rows: 10 });
  await dialog.getByRole('textbox', { name: 'Server address' }).fill(other.url);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(other.url)).toBeVisible();
  await signIn.enter();
  expect(hits(other, '/auth/logIn')).toBe(1);
  expect(hits(server, '/auth/logIn')).toBe(1);
  await other.close();
});

test('a restart restores the session and its data, signing out ends it for good, and no token is in a file (SEC-27, SEC-28)', async ({
  enter,
  start,
  server,
  folder,
}) => {
  test.skip(process.env.PITWALL_KEYCHAIN !== 'ok', 'No unlocked keychain on this computer.');
  const first = await enter();
  await listOf(first.page, 'Bookings').open();
  const [before] = await dataOf(first.page, 'booking.list', { page: 1, perPage: 1 });
  await first.quit();
  expect(await contentsOf(folder)).not.toMatch(/demo-(access|refresh)-[0-9a-f]{8}/);
  // Another user data folder has a session of its own, and leaves this one as it is.
  const other = await start({ switches: [`--server=${server.url}`], folder: join(folder, 'other-data') });
  await signInScreen(other.page).enter(subAdmin);
  await other.quit();
  server.clearRequests();
  const second = await start({ switches: [`--server=${server.url}`] });
  await expect(navigation(second.page)).toBeVisible();
  expect(hits(server, '/auth/logIn')).toBe(0);
  await expect.poll(() => hits(server, '/auth/user-role')).toBe(1);
  await listOf(second.page, 'Bookings').open();
  expect(await dataOf(second.page, 'booking.list', { page: 1, perPage: 1 })).toEqual([before]);
  await expect(second.page.getByText("You'll be signed out when you quit.")).toHaveCount(0);
  await frame(second.page).signOut();
  await expect(signInScreen(second.page).heading).toBeVisible();
  await second.quit();
  const third = await start({ switches: [`--server=${server.url}`] });
  await expect(signInScreen(third.page).heading).toBeVisible();
});

test('without a keychain the session is in memory only, the app says so, and a restart asks to sign in', async ({
  enter,
  start,
  server,
}) => {
  // An invalid D-Bus address: Linux provides its keychain over D-Bus.
  test.skip(process.platform !== 'linux', 'Only Linux can lack a keychain.');
  const environment = { DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nowhere/bus' };
  const first = await enter(admin, { environment });
  await expect(first.page.getByText("You'll be signed out when you quit.")).toBeVisible();
  await expect(first.page.getByText("This computer doesn't have a keychain")).toBeVisible();
  await openArea(first.page, 'Bookings');
  await expect(listOf(first.page, 'Bookings').grid).toBeVisible();
  await first.quit();
  const second = await start({ environment, switches: [`--server=${server.url}`] });
  await expect(signInScreen(second.page).heading).toBeVisible();
});
