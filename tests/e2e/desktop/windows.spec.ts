/** Several windows: what one changes is seen in another, all are locked together, and a restart opens them again. The wall display. */
import { type ElectronApplication, expect, type Page } from '@playwright/test';
import { clickMenuItem } from '../../support/application-menu';
import { button, openFirst } from '../../support/area-actions';
import { test } from '../../support/live';
import { goTo } from '../../support/navigate';
import { demoPassword, frame, listOf, lockScreen } from '../../support/page-objects';

/** What a person does in a page that opens a window. */
const opened = async (app: ElectronApplication, act: () => Promise<unknown>): Promise<Page> => {
  const [window] = await Promise.all([app.waitForEvent('window'), act()]);
  return window;
};
const pathOf = (page: Page): string => new URL(page.url()).pathname;
const hours = (page: Page) => page.getByRole('textbox', { name: 'Hours', exact: true });

test('a second window sees a change of the first within a second, is locked with it, and quitting asks once', async ({
  enter,
}) => {
  const desktop = await enter();
  const { app, page } = desktop;
  await listOf(page, 'Tracks').open();
  await openFirst(page, 'Tracks');
  const record = pathOf(page);
  const second = await opened(app, () => page.keyboard.press('Control+Shift+N'));
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  expect(pathOf(second)).toBe(record);
  await button(page, 'Edit').click();
  await hours(page).fill('Sun 07:15-17:45');
  await button(page, 'Save changes').click();
  await expect(frame(page).toast('Changes saved')).toBeVisible();
  await expect(second.getByText('Sun 07:15-17:45')).toBeVisible({ timeout: 1_000 });

  // The theme of one is that of both, and each has its own title.
  await page.emulateMedia({ colorScheme: 'light' });
  await clickMenuItem({ app }, 'skin-dark');
  for (const one of [page, second]) await expect(one.locator('html')).toHaveAttribute('data-skin', 'dark');
  await goTo(second, '/bookings');
  await expect(second).toHaveTitle(/^Bookings/);
  await expect(page).not.toHaveTitle(/^Bookings/);

  await page.keyboard.press('Control+L');
  for (const one of [page, second]) await expect(lockScreen(one).heading).toBeVisible();
  await lockScreen(second).unlock(demoPassword);
  await expect(second).toHaveURL(/\/bookings$/);
  await expect.poll(() => pathOf(page)).toBe(record);

  // From the desk, the wall takes one interaction.
  await goTo(page, '/desk');
  const wall = await opened(app, () => page.getByRole('button', { name: 'Wall display' }).click());
  await expect(wall.getByRole('heading', { name: 'Now and next', level: 1 })).toBeVisible();
  await expect(wall.getByText(/^Updated/)).toBeVisible();
  await expect(wall.getByRole('navigation')).toHaveCount(0);
  const looks = () =>
    app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map((window) => [window.isFullScreen(), window.isMenuBarVisible()]),
    );
  await expect.poll(looks).toContainEqual([true, false]);
  // The window closes before the press is answered.
  await Promise.all([wall.waitForEvent('close'), wall.keyboard.press('Escape').catch(() => undefined)]);
  expect(app.windows()).toEqual([page, second]);

  for (const one of [page, second]) await one.evaluate(() => window.bridge.app.unsaved({ dirty: true }));
  const dialogs = await desktop.answerMessage(0);
  await app.evaluate((electron) => electron.app.quit());
  await expect.poll(async () => (await dialogs()).length).toBe(1);
  expect((await dialogs())[0]).toMatchObject({
    message: 'Quit Pitwall?',
    detail: 'Your unsaved changes will be lost.',
  });
  expect(app.windows()).toHaveLength(2);
});

test('a restart opens the windows that were open, each where it was', async ({ enter, start, server }) => {
  test.skip(process.env.PITWALL_KEYCHAIN !== 'ok', 'No unlocked keychain on this computer.');
  const first = await enter();
  await goTo(first.page, '/tracks');
  const second = await opened(first.app, () =>
    first.page.evaluate(() => window.bridge.windows.open({ address: '/bookings' })),
  );
  await expect(second).toHaveTitle(/^Bookings/);
  // Each page has been kept where it is.
  for (const [one, path] of [
    [first.page, '/tracks'],
    [second, '/bookings'],
  ] as const)
    await expect
      .poll(() => one.evaluate(() => window.bridge.session.current()))
      .toMatchObject({ value: { resumeState: { path } } });
  await first.quit();

  const again = await start({ switches: [`--server=${server.url}`] });
  await expect.poll(() => again.app.windows().length).toBe(2);
  await expect.poll(() => again.app.windows().map(pathOf).toSorted()).toEqual(['/bookings', '/tracks']);
});
