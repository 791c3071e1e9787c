/** How a session starts, ends and is restored, with a server over real HTTP. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { hits, test } from '../../support/live';
import { dataOf } from '../../support/page-data';
import {
  admin,
  frame,
  listOf,
  navigation,
  notifications,
  openArea,
  signInScreen,
  subAdmin,
} from '../../support/page-objects';

const expired = 'Your session expired. Sign in again to continue where you left off.';

/** Ten calls at once, as a screen with many parts makes them. */
const callTogether = (page: Page) =>
  page.evaluate(async () => {
    const pages = Array.from({ length: 10 }, (_, index) => index + 1);
    const answers = pages.map((number) =>
      window.bridge.call('booking.list', { page: number, perPage: 10 }, `storm-${number}`),
    );
    return (await Promise.all(answers)).map((answer) => (answer.ok ? 'ok' : answer.failure.kind));
  });

test('a wrong password is reported on the form, and the password field is cleared', async ({ enter }) => {
  const { page } = await enter(null);
  const signIn = signInScreen(page);
  await signIn.send(admin, 'not the password');
  await expect(page.getByText('Wrong email or password.')).toBeVisible();
  await expect(signIn.password).toHaveValue('');
  await expect(signIn.password).toBeFocused();
  await expect(signIn.email).toHaveValue(admin);
});

test('many calls with a 401 lead to the sign-in screen once, with one message', async ({ enter, server }) => {
  const { page } = await enter();
  await listOf(page, 'Bookings').open();
  const visited: string[] = [];
  page.on('framenavigated', (at) => visited.push(new URL(at.url()).pathname));
  await page.evaluate(() => localStorage.setItem('something', 'kept'));
  server.expire();
  server.clearRequests();
  expect(new Set(await callTogether(page))).toEqual(new Set(['signed-out']));
  await expect(signInScreen(page).heading).toBeVisible();
  await expect(page.getByText(expired)).toHaveCount(1);
  await expect(notifications(page)).toHaveCount(0);
  expect(visited).toEqual(['/login']);
  expect(await page.evaluate(() => localStorage.getItem('something'))).toBeNull();
});

/** Types into the profile without saving; then the session ends. */
const loseSession = async (page: Page, end: () => void): Promise<void> => {
  await frame(page).openOwn('Account');
  await page.getByLabel('Job title').fill('Paddock marshal, half typed');
  end();
  await callTogether(page);
  await expect(page.getByText(expired)).toBeVisible();
};

test('the same user returns to the screen they were on, with their unsaved text', async ({ enter, server }) => {
  const { page } = await enter();
  await loseSession(page, server.expire);
  await signInScreen(page).enter();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByLabel('Job title')).toHaveValue('Paddock marshal, half typed');
  await expect(page.getByText('Restored what you had not saved.')).toBeVisible();
});

test('a different user gets neither the screen nor the text; both are kept for their owner', async ({
  enter,
  server,
}) => {
  const { page } = await enter();
  await loseSession(page, server.expire);
  await signInScreen(page).enter(subAdmin);
  await expect(page).toHaveURL(/\/desk$/);
  await frame(page).openOwn('Account');
  // The form shows this user's saved values.
  await expect(page.getByLabel('First name')).not.toHaveValue('');
  await expect(page.getByLabel('Job title')).not.toHaveValue(/half typed/);
  await frame(page).signOut();
  // The previous page has an email field, too.
  await expect(signInScreen(page).heading).toBeVisible();
  await signInScreen(page).enter();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByLabel('Job title')).toHaveValue('Paddock marshal, half typed');
});

test('a user sees only the areas they have access to', async ({ enter }) => {
  const { page } = await enter(subAdmin);
  await expect(navigation(page).getByRole('link', { name: 'Bookings' })).toBeVisible();
  await expect(navigation(page).getByRole('link', { name: 'Admins' })).toHaveCount(0);
});

const wrongAddresses = [
  'http://api.example.com',
  'api.example.com?x=1',
  'https://user:secret@api.example.com',
  'file:///etc/passwd',
];
const addressRefused = 'Use https, or http for a server on this computer.';

test('the first sign-in asks for the server, and checks its address before sending anything', async ({
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
});

test('another server can be chosen before signing in', async ({ start, server, folder }) => {
  const data = join(folder, 'user-data');
  await mkdir(data);
  await writeFile(join(data, 'settings.json'), JSON.stringify({ mode: 'live', server: 'https://old.pitwall.invalid' }));
  const { page } = await start();
  await page.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Server' });
  for (const wrong of wrongAddresses) {
    await dialog.getByRole('textbox', { name: 'Server address' }).fill(wrong);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText(addressRefused)).toBeVisible();
  }
  await dialog.getByRole('textbox', { name: 'Server address' }).fill(server.url);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(server.url)).toBeVisible();
  await signInScreen(page).enter();
  expect(hits(server, '/auth/logIn')).toBe(1);
});

test.describe('with a keychain', () => {
  test.skip(process.env.PITWALL_KEYCHAIN !== 'ok', 'No unlocked keychain on this computer.');

  test('a restart restores the session and its data, and signing out ends it for good', async ({
    enter,
    start,
    server,
    folder,
  }) => {
    const first = await enter();
    await listOf(first.page, 'Bookings').open();
    const [before] = await dataOf(first.page, 'booking.list', { page: 1, perPage: 1 });
    await first.quit();
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
