/** Starting with invalid switches, stale window bounds or a second instance, on a page that reports nothing by itself. And quitting. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type {} from '../../../renderer/kit/bridge/bridge';
import { clickMenuItem, menuItem } from '../../support/application-menu';
import { test as base, startOnce } from '../../support/desktop';
import type { Desktop, LaunchOptions } from '../../support/electron';
import { makeHostileApp } from '../../support/hostile-app';
import { runApp, runProgram } from '../../support/run-program';

let app: string;

/** One start for the tests that leave the app as it was. */
const shared = startOnce(async (later) => {
  app = await makeHostileApp(later);
  return { app, switches: ['--demo'] };
});
const hostile = (desktop: Desktop) => desktop.page.waitForFunction(() => 'hostile' in window);
base.beforeAll(() => hostile(shared()));

/** Starts of their own, on the hostile page. */
const test = base.extend<{ readonly startHostile: (options?: LaunchOptions) => Promise<Desktop> }>({
  startHostile: async ({ start, folder }, use) => {
    await use(async (options = {}) => {
      const desktop = await start({ app, folder, ...options });
      await hostile(desktop);
      return desktop;
    });
  },
});

const stateOf = (desktop: Desktop) =>
  desktop.app.evaluate(({ BrowserWindow, screen }) => {
    const window = BrowserWindow.getAllWindows()[0];
    if (!window) throw new Error('There is no window.');
    return {
      visible: window.isVisible(),
      minimized: window.isMinimized(),
      bounds: window.getBounds(),
      area: screen.getPrimaryDisplay().workArea,
      zoom: window.webContents.getZoomFactor(),
      color: window.getBackgroundColor(),
    };
  });
const readSettings = (desktop: Desktop) => desktop.page.evaluate(() => window.bridge.settings.read());
const crashPage = ({ app: electronApp }: Desktop) =>
  electronApp.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer());

test('a switch or a policy with a mistake is explained, and nothing is started or written (SEC-61)', async ({
  folder,
}) => {
  const policy = join(folder, 'policy.json');
  await writeFile(policy, '{"version":1,"server":"http://api.example.com"}');
  const data = join(folder, 'user-data');
  const run = (...switches: readonly string[]) => runApp([`--user-data-dir=${data}`, ...switches], app);
  const [bySwitch, byPolicy] = await Promise.all([
    run('--demo-rows=many', '--serve=x', '--server=ftp://example.com'),
    run(`--policy=${policy}`),
  ]);
  expect([bySwitch.code, byPolicy.code]).toEqual([2, 2]);
  expect(bySwitch.errors).toContain('--demo-rows needs a number');
  expect(bySwitch.errors).toContain('--server needs an address');
  expect(bySwitch.errors).toContain('Unknown option: --serve=x');
  expect(byPolicy.errors).toContain(policy);
  expect(byPolicy.errors).toContain('server: Use an https address');
  for (const name of ['logs', 'settings.json']) expect(existsSync(join(data, name)), name).toBe(false);
});

test('`npm start` exits with the app’s own message and does not open the demo instead', async () => {
  const script = fileURLToPath(new URL('../../../resources/scripts/start.mjs', import.meta.url));
  const { code, errors, output } = await runProgram(process.execPath, [script, '--server=ftp://example.com']);
  expect(errors).toContain('--server needs an address');
  expect(output).not.toContain('demo');
  expect(code).toBe(2);
});

test('all files are stored in the folder that --user-data-dir names', async () => {
  expect(await shared().app.evaluate(({ app: electronApp }) => electronApp.getPath('userData'))).toBe(shared().folder);
});

test('a second start only brings the first window to the front (SEC-48, REL-24, row 24)', async () => {
  const first = shared();
  await first.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide());
  const second = await runApp([`--user-data-dir=${first.folder}`, '--server=https://evil.example'], app);
  expect(second.code).toBe(0);
  await expect.poll(async () => (await stateOf(first)).visible).toBe(true);
  expect(first.app.windows()).toHaveLength(1);
  expect(await readSettings(first)).toMatchObject({ value: { mode: 'demo', server: '' } });
});

test('the menu sends commands to the page, and has developer tools in an unpackaged run only (SEC-46)', async () => {
  const desktop = shared();
  await desktop.page.evaluate(() => {
    const received: unknown[] = [];
    Object.assign(window, { heard: received });
    window.bridge.on((event) => received.push(event));
  });
  const names = ['skin-dark', 'direction-rtl'] as const;
  const isEnabled = () => menuItem(desktop, 'skin-dark').then((item) => item?.enabled);
  await expect.poll(isEnabled).toBe(false);
  // This page is not the app's own, so it reports by itself what it can do.
  await desktop.page.evaluate(
    (enabled) =>
      window.bridge.app.showCommands({
        isSignedIn: false,
        enabled: [...enabled],
        checked: [],
        areas: [],
        shortcuts: {},
      }),
    names,
  );
  await expect.poll(isEnabled).toBe(true);
  await clickMenuItem(desktop, ...names);
  await expect
    .poll(() => desktop.page.evaluate(() => JSON.stringify(Reflect.get(window, 'heard'))))
    .toBe(JSON.stringify(names.map((command) => ({ type: 'command', command }))));
});

test('Help > Show logs shows our log file, which has no address that the page tried to open (SEC-37, SEC-43)', async () => {
  const desktop = shared();
  await desktop.app.evaluate(({ shell }) => {
    Object.assign(shell, { showItemInFolder: (path: string) => Object.assign(globalThis, { shown: path }) });
  });
  await clickMenuItem(desktop, 'logs');
  const shown = String(await desktop.app.evaluate(() => Reflect.get(globalThis, 'shown')));
  expect(shown).toBe(join(desktop.folder, 'logs', 'pitwall.log'));
  expect(await readFile(shown, 'utf8')).toMatch(/^\[\d{4}-\d\d-\d\d .*\] \[info\] .*logs shown/m);
});

test('quitting asks about unsaved changes, and Stay keeps the app open (REL-25)', async () => {
  const desktop = shared();
  await desktop.page.evaluate(() => window.bridge.app.unsaved({ dirty: true }));
  const dialogs = await desktop.answerMessage(0);
  await desktop.app.evaluate(({ app: electronApp }) => electronApp.quit());
  await expect.poll(async () => (await dialogs()).length).toBe(1);
  expect((await dialogs())[0]).toMatchObject({ message: 'Quit Pitwall?', buttons: ['Keep working', 'Quit anyway'] });
  await expect.poll(async () => (await stateOf(desktop)).visible).toBe(true);
  await desktop.page.evaluate(() => window.bridge.app.unsaved({ dirty: false }));
});

test('a window of a disconnected display opens fully visible at a zoom of at most 200 %; bounds, zoom and skin are kept for the next start, switches are not (row 91)', async ({
  startHostile,
  folder,
}) => {
  const settings = join(folder, 'settings.json');
  const stale = { x: -9_000, y: 12_000, width: 1_300, height: 800, maximized: false };
  await writeFile(settings, JSON.stringify({ window: stale, zoom: 5, skin: 'dark' }));
  const first = await startHostile({ switches: ['--server=https://API.example.com/'] });
  await expect.poll(async () => (await stateOf(first)).visible).toBe(true);
  const { bounds, area, zoom, color } = await stateOf(first);
  expect(bounds.x).toBeGreaterThanOrEqual(area.x);
  expect(bounds.y).toBeGreaterThanOrEqual(area.y);
  expect(bounds.x + bounds.width).toBeLessThanOrEqual(area.x + area.width);
  expect(bounds.y + bounds.height).toBeLessThanOrEqual(area.y + area.height);
  expect(zoom).toBe(2);
  expect(color.toLowerCase()).toBe('#1f1f1f');

  // A switch is shown as fixed, and applies to this run only.
  expect(await readSettings(first)).toMatchObject({
    ok: true,
    value: { mode: 'live', server: 'https://api.example.com', fixed: { mode: 'switch', server: 'switch' } },
  });
  const changed = await first.page.evaluate(() => window.bridge.settings.change({ server: 'https://evil.example' }));
  expect(changed).toMatchObject({ ok: false, failure: { kind: 'refused' } });
  await first.page.evaluate(() => window.bridge.settings.change({ showSamples: false }));
  await first.app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 20, y: 30, width: 1_100, height: 710 });
  });
  await clickMenuItem(first, 'zoom-out');
  await first.page.evaluate(() => window.bridge.app.skin({ skin: 'contrast' }));
  const before = await stateOf(first);
  await first.quit();
  expect(JSON.parse(await readFile(settings, 'utf8'))).toMatchObject({ server: '', showSamples: false });

  const after = await stateOf(await startHostile());
  expect(after.bounds).toMatchObject({ width: before.bounds.width, height: before.bounds.height });
  expect(before.zoom).toBeLessThan(2);
  expect(after.zoom).toBeCloseTo(before.zoom);
  expect(after.color.toLowerCase()).toBe('#000000');
});

test('a page that crashes is reloaded three times at most (REL-26, row 86)', async ({ startHostile }) => {
  const desktop = await startHostile({ switches: ['--demo'] });
  // On Linux, what a question is about is on the right.
  const dialogs = await desktop.answerMessage(2);
  const loads = () => desktop.app.evaluate(() => Reflect.get(globalThis, 'loads') as number);
  await desktop.app.evaluate(({ BrowserWindow }) => {
    Object.assign(globalThis, { loads: 0 });
    BrowserWindow.getAllWindows()[0]?.webContents.on('did-finish-load', () => {
      Object.assign(globalThis, { loads: Number(Reflect.get(globalThis, 'loads')) + 1 });
    });
  });
  for (let time = 1; time <= 3; time += 1) {
    await crashPage(desktop);
    await expect.poll(loads).toBe(time);
  }
  expect(await dialogs()).toEqual([]);
  await crashPage(desktop);
  // "Try again" was pressed.
  await expect.poll(loads).toBe(4);
  expect(await dialogs()).toMatchObject([{ buttons: ['Quit', 'Show logs', 'Try again'] }]);
});

test('a development server must be on this computer, and is all that the page can reach (SEC-23)', async ({
  start,
  folder,
}) => {
  const hits: string[] = [];
  const server = createServer((request, response) => {
    hits.push(request.url ?? '');
    response.setHeader('content-type', 'text/html').setHeader('content-security-policy', "default-src * 'unsafe-eval'");
    response.end('<title>From the server</title><script>window.hostile = {}</script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  try {
    const desktop = await start({ app, folder, environment: { ELECTRON_RENDERER_URL: address } });
    await expect(desktop.page).toHaveTitle('From the server');
    expect(desktop.page.url()).toBe('app://pitwall/');
    const foreign = await desktop.page.evaluate(() => fetch('https://evil.example/').catch(() => 'refused'));
    expect(foreign).toBe('refused');
    await desktop.quit();
    hits.length = 0;
    const other = await start({
      app,
      folder,
      environment: { ELECTRON_RENDERER_URL: address.replace('127.0.0.1', '127.0.0.2') },
    });
    await expect(other.page).toHaveTitle('Hostile page');
    expect(hits).toEqual([]);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});
