/** Gate mode in the app: `--command=gate` starts it, the window fills the screen, and no reload, restart or link ends it. */
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Desktop } from '../../support/electron';
import { test } from '../../support/live';
import { demoPassword, lockScreen, signInScreen } from '../../support/page-objects';
import { runApp } from '../../support/run-program';

const heading = (page: Page) => page.getByRole('heading', { name: 'Gate mode', level: 1 });
const desk = (page: Page) => page.getByRole('heading', { name: 'Event desk', level: 1 });

const expectFullScreen = ({ app }: Desktop, isFull: boolean): Promise<void> =>
  expect
    .poll(() =>
      app.evaluate(({ BrowserWindow }) => {
        const [window] = BrowserWindow.getAllWindows();
        return { isKiosk: window?.isKiosk(), hasMenuBar: window?.isMenuBarVisible() };
      }),
    )
    .toMatchObject({ isKiosk: isFull, ...(isFull ? { hasMenuBar: false } : {}) });

const leave = async (page: Page, secret: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Leave gate mode?' });
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Leave gate mode' }).click();
  await dialog.getByRole('textbox', { name: 'Password' }).fill(secret);
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
};

test('gate mode starts by a command, fills the screen, and stays until the password is right', async ({
  enter,
  start,
  folder,
  server,
}) => {
  test.setTimeout(180_000);
  const first = await enter(null, { switches: ['--command=gate', '--use-fake-device-for-media-stream'] });
  await test.step('after the sign-in', async () => {
    await signInScreen(first.page).send();
    await expect(heading(first.page)).toBeVisible();
    await expectFullScreen(first, true);
  });

  await test.step('the camera shows a picture as long as it is on, and never gives the sound', async () => {
    const ask = (what: 'audio' | 'video') =>
      first.page.evaluate(
        (kind) =>
          navigator.mediaDevices.getUserMedia({ [kind]: true }).then(
            () => 'given',
            ({ name }) => String(name),
          ),
        what,
      );
    expect(await ask('video')).toBe('NotAllowedError');
    await first.page.getByRole('button', { name: 'Scan with the camera' }).click();
    const picture = first.page.getByLabel('Picture of the camera');
    await expect.poll(() => picture.evaluate((video) => (video as HTMLVideoElement).videoWidth)).toBeGreaterThan(0);
    expect(await ask('audio')).toBe('NotAllowedError');
    await first.page.getByRole('button', { name: 'Stop the camera' }).click();
    await expect.poll(() => ask('video')).toBe('NotAllowedError');
  });

  await test.step('the key for the full screen asks for the password, and ends neither', async () => {
    const dialog = first.page.getByRole('dialog', { name: 'Leave gate mode?' });
    // The tip of a button that has the pointer or the focus would take the first Escape.
    await first.page.getByRole('textbox', { name: 'Scan or type' }).click();
    await expect(first.page.getByRole('tooltip')).toHaveCount(0);
    await first.page.keyboard.press('F11');
    await expect(dialog.getByRole('textbox', { name: 'Password' })).toBeFocused();
    await expectFullScreen(first, true);
    await first.page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expectFullScreen(first, true);
  });

  await test.step('a reload, a link, a command and the lock do not end it', async () => {
    await first.page.reload();
    await expect(heading(first.page)).toBeVisible();
    const again = await runApp([`--user-data-dir=${join(folder, 'user-data')}`, '--command=bookings']);
    expect(again).toMatchObject({ code: 0 });
    await expect(heading(first.page)).toBeVisible();
    await first.page.evaluate(() => window.bridge.session.lock());
    await lockScreen(first.page).unlock(demoPassword);
    await expect(heading(first.page)).toBeVisible();
  });
  await first.close();

  const second = await start({ switches: [`--server=${server.url}`] });
  await test.step('nor does a restart', async () => {
    if (await signInScreen(second.page).heading.isVisible()) await signInScreen(second.page).send();
    await expect(heading(second.page)).toBeVisible();
    await expectFullScreen(second, true);
  });

  await test.step('an ended session comes back to it', async () => {
    server.faults.add({ path: '/booking/*', status: 401 });
    await second.page.evaluate(() => window.bridge.call('booking.list', {}, 'expired'));
    await expect(signInScreen(second.page).heading).toBeVisible();
    server.faults.clear();
    await signInScreen(second.page).send();
    await expect(heading(second.page)).toBeVisible();
  });

  await test.step('the password ends it, a wrong one does not', async () => {
    await leave(second.page, 'wrong');
    await expect(second.page.getByRole('dialog')).toContainText(/password/i);
    await expect(second.page.getByRole('dialog').getByRole('group')).toBeVisible();
    await leave(second.page, demoPassword);
    await expect(desk(second.page)).toBeVisible();
    await expectFullScreen(second, false);
  });
});
