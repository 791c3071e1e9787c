/** A race day without a network on a real Electron, a real keychain and a real server that goes away. */
import { join } from 'node:path';
import { type ElectronApplication, expect } from '@playwright/test';
import { button, openFirst } from '../../support/area-actions';
import { contentsOf } from '../../support/folder-contents';
import { hits, test } from '../../support/live';
import { dataOf } from '../../support/page-data';
import { frame, listOf, navigation, openArea, signInScreen, subAdmin } from '../../support/page-objects';
import { prepareEvent } from '../../support/prepare-event';
import { scan } from '../../support/scanner';

test.skip(process.env.PITWALL_KEYCHAIN !== 'ok', 'No unlocked keychain on this computer.');

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

test('without the server, a prepared event is read after a restart, and a change waits over another until it is sent once', async ({
  enter,
  start,
  server,
  folder,
}) => {
  const switches = [`--server=${server.url}`];
  const first = await enter();
  await listOf(first.page, 'Tracks').open();
  await openFirst(first.page, 'Tracks');
  await prepareEvent(first.page);
  const [ticket] = await dataOf(first.page, 'booking.ticketList', { eventId: 27, perPage: 1 });
  const visitors = await dataOf(first.page, 'visitor.list', { eventId: 27, perPage: 10_000 });
  await scan(first.page, String(ticket?.ticketNumber));
  await expect(button(first.page, 'Turn away')).toBeVisible();
  await first.quit();
  const phones = visitors.map(({ phone }) => String(phone ?? '')).filter((phone) => phone.length > 8);
  expect(phones.length).toBeGreaterThan(0);
  const contents = await contentsOf(join(folder, 'user-data'));
  expect(
    phones.filter((phone) => contents.includes(phone)),
    'phone numbers in clear',
  ).toEqual([]);

  await server.pause();
  const second = await start({ switches });
  const badges = await followBadge(second.app);
  await openArea(second.page, 'Event desk');
  await expect(second.page.getByText(/Copy of \d{1,2}:\d{2}/).first()).toBeVisible();
  await expect(second.page.getByRole('textbox', { name: 'Scan or type' })).toBeFocused();
  const result = second.page.getByRole('region', { name: 'Scan result' });
  await scan(second.page, String(ticket?.ticketNumber));
  await expect(result).toContainText(String(ticket?.bookingNumber));
  await expect(result).toContainText(/Scanned here (just now|\d+ min ago)/);
  await expect(result).toContainText(/Not checked again since \d/);
  await scan(second.page, 'TK-0000000');
  await expect(result).toContainText(/Not in the copy of/);
  await expect(result).not.toContainText('Not found');

  await listOf(second.page, 'Tracks').open();
  await openFirst(second.page, 'Tracks');
  await button(second.page, 'Edit').click();
  await second.page.getByRole('textbox', { name: 'Hours', exact: true }).fill('Sat 07:15-19:45');
  await button(second.page, 'Save changes').click();
  await expect(frame(second.page).toast('Waiting to be sent')).toBeVisible();
  await expect(second.page.getByText('Changes saved')).toHaveCount(0);
  await expect.poll(badges).toEqual([1]);
  const questions = await second.answerMessage(0, 1);
  await second.app.evaluate(({ app }) => app.quit());
  await expect.poll(questions).toHaveLength(1);
  expect((await questions())[0]).toMatchObject({
    message: 'Quit Pitwall?',
    detail: '1 change is waiting in the outbox. It stays on this computer and is sent the next time you open Pitwall.',
    buttons: ['Keep working', 'Quit'],
  });
  await expect(navigation(second.page)).toBeVisible();
  await second.quit();
  server.clearRequests();

  const { page } = await start({ switches });
  const outbox = page.getByRole('banner').getByRole('link', { name: /^Outbox, 1/ });
  await outbox.click();
  await expect(page.getByText('Sat 07:15-19:45').first()).toBeVisible();
  await server.resume();
  await page.evaluate(() => window.bridge.network.check());
  await expect.poll(() => hits(server, '/track/update')).toBe(1);
  await expect(outbox).toHaveCount(0);
  const tracks = await dataOf(page, 'track.list', { perPage: 10_000 });
  expect(tracks.filter(({ hours }) => hours === 'Sat 07:15-19:45')).toHaveLength(1);
  expect(hits(server, '/track/update')).toBe(1);

  await frame(page).signOut();
  await signInScreen(page).enter(subAdmin);
  expect(await page.evaluate(() => window.bridge.offline.view()), 'the copy of another person').toMatchObject({
    value: { packs: [] },
  });
});
