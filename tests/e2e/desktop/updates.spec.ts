/**
 * Updates on a real Electron with the real library and a server on this computer. An unpackaged run takes them from a
 * policy's address only, and installs them in place of the file that `APPIMAGE` names.
 */
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type {} from '../../../renderer/kit/bridge/bridge';
import { clickMenuItem } from '../../support/application-menu';
import { button, openFirst } from '../../support/area-actions';
import type { Desktop } from '../../support/electron';
import { test as base } from '../../support/live';
import { frame, listOf, signInScreen } from '../../support/page-objects';
import { fakeAppImage, startUpdateServer, type UpdateServer } from '../../support/update-server';

interface UpdateFixtures {
  readonly updates: UpdateServer;
  /** The program that is replaced. */
  readonly appImage: string;
  readonly startUpdatable: (switches?: readonly string[]) => Promise<Desktop>;
}

const old = 'the program of before';

const test = base.extend<UpdateFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
  updates: async ({}, use) => {
    const updates = await startUpdateServer();
    await use(updates);
    await updates.close();
  },
  appImage: async ({ folder }, use) => {
    const path = join(folder, 'Pitwall.AppImage');
    await writeFile(path, old);
    await use(path);
  },
  startUpdatable: async ({ start, folder, updates, appImage }, use) => {
    const policy = join(folder, 'policy.json');
    await writeFile(policy, JSON.stringify({ version: 1, updateAddress: updates.url }));
    await use((switches = ['--demo', '--demo-rows=100']) =>
      start({
        switches: [`--policy=${policy}`, ...switches],
        environment: { APPIMAGE: appImage, XDG_CACHE_HOME: join(folder, 'cache') },
      }),
    );
  },
});

const section = (page: Page) => page.getByRole('region', { name: 'Updates', exact: true });
const titleOf = (page: Page, title: string | RegExp) => section(page).getByRole('heading', { name: title });
const check = (desktop: Desktop): Promise<void> => clickMenuItem(desktop, 'updates');

test('a newer version is shown with its notes as text, downloaded on request, and installed when the app quits', async ({
  startUpdatable,
  updates,
  appImage,
  folder,
}) => {
  const notes = `# Faster lists\n<img src=x onerror="document.title='hit'"> & more\u202e`;
  updates.offer({ version: '0.2.0', notes, isHeld: true });
  const desktop = await startUpdatable();
  const { page } = desktop;
  await signInScreen(page).enter();
  await check(desktop);
  await expect(titleOf(page, 'Version 0.2.0 is available')).toBeVisible();
  await expect(section(page)).toContainText(
    `This is version 0.1.0. Updates come from ${new URL(updates.url).host}. Set by your organization.`,
  );
  await expect(section(page).getByRole('region', { name: "What's new in 0.2.0" })).toHaveText(notes.slice(0, -1));
  await expect(section(page).locator('img')).toHaveCount(0);
  expect(updates.requests().filter(({ path }) => !path.endsWith('.yml'))).toEqual([]);

  await button(section(page), 'Download').click();
  await expect(titleOf(page, /^Downloading version 0\.2\.0: \d+/)).toBeVisible();
  await expect(section(page).getByRole('progressbar', { name: 'Download of version 0.2.0' })).toBeVisible();
  await button(section(page), 'Cancel').click();
  await expect(titleOf(page, 'Version 0.2.0 is available')).toBeVisible();
  await button(section(page), 'Download').click();
  await expect(titleOf(page, /^Downloading/)).toBeVisible();
  updates.release();
  await expect(titleOf(page, 'Version 0.2.0 is ready to install')).toBeVisible();
  await expect(section(page)).toContainText("It's installed when Pitwall quits.");
  expect(await readFile(appImage, 'utf8')).toBe(old);

  await desktop.quit();
  expect(await readFile(appImage)).toEqual(fakeAppImage('0.2.0'));
  expect((await stat(appImage)).mode & 0o777).toBe(0o755);
  // The new file was told to end at once, so no second app has started.
  expect(await readFile(`${appImage}.started`, 'utf8')).toBe('true');
  for (const { headers } of updates.requests()) {
    expect(headers.authorization).toBeUndefined();
    expect(headers.cookie).toBeUndefined();
    expect(headers['x-user-staging-id']).toBeUndefined();
  }

  // The app that runs now is still the old one.
  const next = await startUpdatable();
  await signInScreen(next.page).enter();
  // Asked for, it is told at once, not some seconds after the start.
  await check(next);
  await expect(next.page.getByText("Version 0.2.0 wasn't installed")).toBeVisible();
  await button(next.page, 'Dismiss').click();
  await expect(next.page.getByText("Version 0.2.0 wasn't installed")).toHaveCount(0);
  await next.quit();
  const settings = JSON.parse(await readFile(join(folder, 'user-data', 'settings.json'), 'utf8'));
  expect(settings.updates).toEqual({ lastRun: '0.1.0' });
});

test('the same, an older and a broken version are not installed, and each is explained (SEC-51)', async ({
  startUpdatable,
  updates,
  appImage,
  folder,
}) => {
  const elsewhere = await startUpdateServer();
  elsewhere.offer({ version: '0.2.0' });
  const desktop = await startUpdatable();
  const { page } = desktop;
  await signInScreen(page).enter();
  const nothingKept = async (): Promise<void> => {
    const pending = join(folder, 'cache', 'pitwall-updater-dev', 'pending');
    const files = await readdir(pending).catch(() => []);
    expect(files.filter((file) => file.endsWith('.AppImage'))).toEqual([]);
  };

  await check(desktop);
  await expect(section(page)).toContainText('The update server has no list of versions');
  updates.offer({ version: '0.1.0' });
  await check(desktop);
  await expect(titleOf(page, 'Pitwall is up to date')).toBeVisible();
  updates.offer({ version: '0.0.9' });
  await check(desktop);
  await expect(section(page)).toContainText('The update server offers version 0.0.9, which is older');
  await expect(button(section(page), 'Download')).toHaveCount(0);
  updates.offer('version: [');
  await check(desktop);
  await expect(section(page)).toContainText("list of versions can't be used");
  updates.offer({ version: '0.2.0', notes: 'x'.repeat(2_000_000) });
  await check(desktop);
  await expect(section(page)).toContainText("list of versions can't be used");
  updates.offer({ version: '0.2.0', redirect: { list: `${elsewhere.url}/latest-linux.yml` } });
  await check(desktop);
  await expect(section(page)).toContainText('The update server pointed to another server');

  updates.offer({ version: '0.2.0', notes: 'long '.repeat(10_000) });
  await check(desktop);
  await expect(titleOf(page, 'Version 0.2.0 is available')).toBeVisible();
  const shown = await section(page).getByRole('region', { name: "What's new in 0.2.0" }).textContent();
  expect(shown?.length).toBeLessThanOrEqual(20_001);

  const download = button(section(page), /^(Download|Try again)$/);
  updates.offer({ version: '0.2.0', sent: fakeAppImage('9.9.9') });
  await download.click();
  await expect(section(page)).toContainText("The file isn't the one that the update server announced");
  await nothingKept();
  updates.offer({ version: '0.2.0', cutAt: 0.5 });
  await download.click();
  await expect(section(page)).toContainText("The update server didn't answer");
  await nothingKept();
  updates.offer({ version: '0.2.0', redirect: { file: `${elsewhere.url}/pitwall.AppImage` } });
  await download.click();
  await expect(section(page)).toContainText('The update server pointed to another server');
  updates.offer({ version: '0.2.0', fileUrl: `${elsewhere.url}/pitwall.AppImage` });
  await check(desktop);
  await expect(titleOf(page, 'Version 0.2.0 is available')).toBeVisible();
  await download.click();
  await expect(section(page)).toContainText('The update server pointed to another server');
  await updates.close();
  await download.click();
  await expect(section(page)).toContainText("The update server didn't answer");
  await button(section(page), 'Check for updates').click();
  await expect(titleOf(page, "Couldn't check for updates")).toBeVisible();
  await nothingKept();
  expect(elsewhere.requests()).toEqual([]);
  await elsewhere.close();

  await desktop.quit();
  expect(await readFile(appImage, 'utf8')).toBe(old);
});

test('an update waits while a change is in the outbox', async ({ startUpdatable, updates, appImage, server }) => {
  updates.offer({ version: '0.2.0' });
  const desktop = await startUpdatable([`--server=${server.url}`]);
  const { page } = desktop;
  await signInScreen(page).enter();
  await check(desktop);
  await button(section(page), 'Download').click();
  await expect(titleOf(page, 'Version 0.2.0 is ready to install')).toBeVisible();

  await listOf(page, 'Tracks').open();
  await openFirst(page, 'Tracks');
  await button(page, 'Edit').click();
  await server.pause();
  await page.getByRole('textbox', { name: 'Hours', exact: true }).fill('Sat 07:15-19:45');
  await button(page, 'Save changes').click();
  await expect(frame(page).toast('Waiting to be sent')).toBeVisible();
  await check(desktop);
  await expect(section(page)).toContainText("It's installed when Pitwall quits and nothing waits.");
  await expect(section(page)).toContainText("1 change isn't sent yet.");
  await desktop.answerMessage(1);
  await desktop.quit();
  expect(await readFile(appImage, 'utf8')).toBe(old);
});

test('a start tells that another version ran before, with its notes, and leaves room for the page', async ({
  startUpdatable,
  folder,
}) => {
  const data = join(folder, 'user-data');
  await mkdir(data);
  const notes = Array.from({ length: 400 }, (_, line) => `- ${line}: Faster lists`).join('\n');
  const memory = { lastRun: '0.0.9', installing: { version: '0.1.0', notes } };
  await writeFile(join(data, 'settings.json'), JSON.stringify({ updates: memory }));
  const { app, page } = await startUpdatable();
  await signInScreen(page).enter();
  await expect(page.getByText('Pitwall is now version 0.1.0')).toBeVisible();
  // However long the notes are, the page below keeps room, also at 200 % zoom.
  const news = page.getByRole('region', { name: "What's new in 0.1.0" });
  await expect(news).toContainText('- 399: Faster lists');
  const heightOf = async (one: Locator) => (await one.boundingBox())?.height ?? 0;
  for (const zoom of [1, 2]) {
    await app.evaluate(({ BrowserWindow }, factor) => {
      const [window] = BrowserWindow.getAllWindows();
      window?.setContentSize(1366, 768);
      window?.webContents.setZoomFactor(factor);
    }, zoom);
    const height = 768 / zoom;
    await expect.poll(() => page.evaluate(() => innerHeight)).toBe(height);
    expect(await heightOf(news)).toBeLessThanOrEqual(height / 4);
    expect(await heightOf(page.getByRole('main'))).toBeGreaterThan(height / 3);
  }
  await button(page, 'Dismiss').click();
  await expect(page.getByText('Pitwall is now version 0.1.0')).toHaveCount(0);
});

test('without an address updates are off, and nothing is loaded for them', async ({ start }) => {
  const desktop = await start({
    switches: ['--demo', '--demo-rows=100'],
    environment: { APPIMAGE: '/nowhere/Pitwall.AppImage' },
  });
  await signInScreen(desktop.page).enter();
  await check(desktop);
  await expect(titleOf(desktop.page, 'Updates are off')).toBeVisible();
  await expect(section(desktop.page)).toContainText("This copy of Pitwall isn't installed");
  await expect(button(section(desktop.page), 'Check for updates')).toHaveCount(0);
  expect(await desktop.page.evaluate(() => window.bridge.updates.download())).toMatchObject({ ok: false });
});
