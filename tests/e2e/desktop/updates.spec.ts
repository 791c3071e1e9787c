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
import { createIssuer, makeCertificate, noTrustStore, trustIssuer } from '../../support/certificates';
import type { Desktop } from '../../support/electron';
import { test as base } from '../../support/live';
import { frame, listOf, proxyDialog, signInScreen } from '../../support/page-objects';
import { startProxy } from '../../support/proxy-server';
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
    await use((switches = ['--demo']) =>
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

test('a proxy that asks gets the sign-in of the app, and without one an update says so (SEC-65)', async ({
  start,
  folder,
  appImage,
}) => {
  test.skip(noTrustStore !== undefined, noTrustStore);
  const host = 'updates.pitwall.test';
  const issuer = createIssuer('Paddock Root');
  trustIssuer(folder, issuer);
  const dates = { from: '20250101000000Z', to: '20991231000000Z' };
  const updates = await startUpdateServer(makeCertificate({ host, ...dates, issuer }));
  updates.offer({ version: '0.2.0' });
  const proxy = await startProxy({ hosts: { [host]: Number(new URL(updates.url).port) }, account: 'jane:canary' });
  try {
    const policy = join(folder, 'policy.json');
    const updateAddress = `https://${host}/pitwall`;
    await writeFile(
      policy,
      JSON.stringify({ version: 1, updateAddress, proxy: { mode: 'manual', address: proxy.url } }),
    );
    const desktop = await start({
      switches: [`--policy=${policy}`, '--demo'],
      environment: { APPIMAGE: appImage, HOME: folder, XDG_CACHE_HOME: join(folder, 'cache') },
    });
    const { page } = desktop;
    await signInScreen(page).enter();
    await check(desktop);
    await proxyDialog(page).cancel();
    await expect(section(page)).toContainText('The proxy asks for a name and a password. Try again and enter them.');
    expect(updates.requests()).toEqual([]);

    await button(section(page), 'Check for updates').click();
    await proxyDialog(page).signIn('jane', 'canary');
    await expect(titleOf(page, 'Version 0.2.0 is available')).toBeVisible();
    await button(section(page), 'Download').click();
    await expect(titleOf(page, 'Version 0.2.0 is ready to install')).toBeVisible();
    await expect(proxyDialog(page).dialog).toHaveCount(0);
    expect(new Set(proxy.asked)).toEqual(new Set([`CONNECT ${host}:443`]));
    for (const { headers } of updates.requests()) expect(JSON.stringify(headers)).not.toContain('Basic ');
    await desktop.quit();
    expect(await readFile(appImage)).toEqual(fakeAppImage('0.2.0'));
  } finally {
    await proxy.close();
    await updates.close();
  }
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

test('a start tells once that another version ran before', async ({ startUpdatable, updates, folder }) => {
  updates.offer({ version: '0.1.0' });
  const data = join(folder, 'user-data');
  await mkdir(data);
  const ranBefore = (memory: object) => writeFile(join(data, 'settings.json'), JSON.stringify({ updates: memory }));
  const notes = Array.from({ length: 400 }, (_, line) => `- ${line}: Faster lists`).join('\n');
  await ranBefore({ lastRun: '0.0.9', installing: { version: '0.1.0', notes } });
  const updated = await startUpdatable();
  await signInScreen(updated.page).enter();
  await expect(updated.page.getByText('Pitwall is now version 0.1.0')).toBeVisible();
  // However long the notes are, the page below keeps room, also at 200 % zoom.
  const news = updated.page.getByRole('region', { name: "What's new in 0.1.0" });
  await expect(news).toContainText('- 399: Faster lists');
  const heightOf = async (one: Locator) => (await one.boundingBox())?.height ?? 0;
  for (const zoom of [1, 2]) {
    await updated.app.evaluate(({ BrowserWindow }, factor) => {
      const [window] = BrowserWindow.getAllWindows();
      window?.setContentSize(1366, 768);
      window?.webContents.setZoomFactor(factor);
    }, zoom);
    const height = 768 / zoom;
    await expect.poll(() => updated.page.evaluate(() => innerHeight)).toBe(height);
    expect(await heightOf(news)).toBeLessThanOrEqual(height / 4);
    expect(await heightOf(updated.page.getByRole('main'))).toBeGreaterThan(height / 3);
  }
  await button(updated.page, 'Dismiss').click();
  await updated.quit();

  const same = await startUpdatable();
  await signInScreen(same.page).enter();
  await check(same);
  await expect(titleOf(same.page, 'Pitwall is up to date')).toBeVisible();
  await expect(same.page.getByText('Pitwall is now version 0.1.0')).toHaveCount(0);
  await same.quit();

  await ranBefore({ lastRun: '0.3.0' });
  const older = await startUpdatable();
  await signInScreen(older.page).enter();
  await expect(older.page.getByText('Pitwall is version 0.1.0, older than before')).toBeVisible();
});

test('without an address updates are off, and nothing is loaded for them', async ({ start }) => {
  const desktop = await start({ switches: ['--demo'], environment: { APPIMAGE: '/nowhere/Pitwall.AppImage' } });
  await signInScreen(desktop.page).enter();
  await check(desktop);
  await expect(titleOf(desktop.page, 'Updates are off')).toBeVisible();
  await expect(section(desktop.page)).toContainText("This copy of Pitwall isn't installed");
  await expect(button(section(desktop.page), 'Check for updates')).toHaveCount(0);
  expect(await desktop.page.evaluate(() => window.bridge.updates.download())).toMatchObject({ ok: false });
});
