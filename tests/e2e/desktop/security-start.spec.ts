/** Starting with invalid switches, damaged settings, stale window bounds or a second instance. And quitting. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type {} from '../../../renderer/kit/bridge/bridge';
import { clickMenuItem, menuItem } from '../../support/application-menu';
import { test } from '../../support/display';
import { type Desktop, launch } from '../../support/electron';
import { makeHostileApp } from '../../support/hostile-app';
import { runApp, runProgram } from '../../support/run-program';

let app: string;
let remove: () => Promise<void>;
let folder: string;
let open: Desktop[] = [];

test.beforeAll(async () => {
  const made = await makeHostileApp();
  app = made.folder;
  remove = made.remove;
});
test.afterAll(() => remove());
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pitwall-start-'));
});
test.afterEach(async () => {
  for (const desktop of open) await desktop.close();
  open = [];
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const start = async (...switches: readonly string[]): Promise<Desktop> => {
  const desktop = await launch({ app, folder, switches });
  open.push(desktop);
  await desktop.page.waitForFunction(() => 'hostile' in window);
  return desktop;
};
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
const run = (...switches: readonly string[]) => runApp([`--user-data-dir=${folder}`, ...switches], app);

test('an invalid switch is explained, and nothing is started or written', async () => {
  const { code, errors } = await run('--demo-rows=many', '--serve=x', '--server=ftp://example.com');
  expect(code).toBe(2);
  expect(errors).toContain('--demo-rows needs a number');
  expect(errors).toContain('--server needs an address');
  expect(errors).toContain('Unknown option: --serve=x');
  expect(await readdir(folder)).not.toContain('logs');
});

test('a policy with a mistake is explained, and nothing is started or written (SEC-61)', async () => {
  const policy = join(folder, 'policy.json');
  await writeFile(policy, '{"version":1,"server":"http://api.example.com"}');
  const { code, errors } = await run(`--policy=${policy}`);
  expect(code).toBe(2);
  expect(errors).toContain(policy);
  expect(errors).toContain('server: Use an https address');
  expect(await readdir(folder)).not.toContain('logs');
});

test('`npm start` exits with the app’s own message and does not open the demo instead', async () => {
  const script = fileURLToPath(new URL('../../../resources/scripts/start.mjs', import.meta.url));
  const { code, errors, output } = await runProgram(process.execPath, [script, '--server=ftp://example.com']);
  expect(errors).toContain('--server needs an address');
  expect(output).not.toContain('demo');
  expect(code).toBe(2);
});

test('switches apply to this run only, are shown as fixed, and are not saved', async () => {
  const desktop = await start('--server=https://API.example.com/');
  expect(await readSettings(desktop)).toMatchObject({
    ok: true,
    value: { mode: 'live', server: 'https://api.example.com', fixed: { mode: 'switch', server: 'switch' } },
  });
  const changed = await desktop.page.evaluate(() => window.bridge.settings.change({ server: 'https://evil.example' }));
  expect(changed).toMatchObject({ ok: false, failure: { kind: 'refused' } });
  await desktop.page.evaluate(() => window.bridge.settings.change({ showSamples: false }));
  await desktop.quit();
  const settings = JSON.parse(await readFile(join(folder, 'settings.json'), 'utf8'));
  expect(settings).toMatchObject({ server: '', showSamples: false });
});

test('all files are stored in the folder that --user-data-dir names', async () => {
  const desktop = await start();
  expect(await desktop.app.evaluate(({ app: electronApp }) => electronApp.getPath('userData'))).toBe(folder);
});

test('a second start only brings the first window to the front (SEC-48, row 24)', async () => {
  const desktop = await start('--demo');
  await desktop.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide());
  const second = await run('--server=https://evil.example');
  expect(second.code).toBe(0);
  await expect.poll(async () => (await stateOf(desktop)).visible).toBe(true);
  expect(desktop.app.windows()).toHaveLength(1);
  expect(await readSettings(desktop)).toMatchObject({ value: { mode: 'demo', server: '' } });
});

test('a window of a disconnected display opens fully visible and at a zoom of at most 200 % (row 91)', async () => {
  const savedBounds = { x: -9_000, y: 12_000, width: 1_300, height: 800, maximized: false };
  await writeFile(join(folder, 'settings.json'), JSON.stringify({ window: savedBounds, zoom: 5, skin: 'dark' }));
  const desktop = await start();
  await expect.poll(async () => (await stateOf(desktop)).visible).toBe(true);
  const { bounds, area, zoom, color } = await stateOf(desktop);
  expect(bounds.x).toBeGreaterThanOrEqual(area.x);
  expect(bounds.y).toBeGreaterThanOrEqual(area.y);
  expect(bounds.x + bounds.width).toBeLessThanOrEqual(area.x + area.width);
  expect(bounds.y + bounds.height).toBeLessThanOrEqual(area.y + area.height);
  expect(zoom).toBe(2);
  expect(color.toLowerCase()).toBe('#1f1f1f');
});

test('bounds, zoom and skin are restored after a restart', async () => {
  const first = await start();
  await first.app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 20, y: 30, width: 1_100, height: 710 });
  });
  await clickMenuItem(first, 'zoom-in');
  await first.page.evaluate(() => window.bridge.app.skin({ skin: 'contrast' }));
  const before = (await stateOf(first)).bounds;
  await first.quit();
  const second = await start();
  const { bounds, zoom, color } = await stateOf(second);
  expect({ width: bounds.width, height: bounds.height }).toEqual({ width: before.width, height: before.height });
  expect(zoom).toBeCloseTo(1.1);
  expect(color.toLowerCase()).toBe('#000000');
});

const bad: Readonly<Record<string, string | Uint8Array>> = {
  truncated: '{"mode":"demo","serv',
  empty: '',
  NULs: new Uint8Array(500),
  'a list': '[1,2,3]',
  'wrong types': '{"mode":7,"server":"javascript:alert(1)","zoom":"big","window":{"x":"left"}}',
};
for (const [kind, content] of Object.entries(bad)) {
  test(`a settings file that is ${kind} is kept as a copy and reported once (row 83)`, async () => {
    await writeFile(join(folder, 'settings.json'), content);
    const desktop = await start();
    expect(await readSettings(desktop)).toMatchObject({ value: { mode: 'live', server: '', notice: 'reset' } });
    expect(await readSettings(desktop)).not.toHaveProperty('value.notice');
    const copy = (await readdir(folder)).find((name) => name.startsWith('settings.json.corrupt-'));
    expect(Buffer.from(await readFile(join(folder, copy ?? 'missing')))).toEqual(Buffer.from(content));
    await desktop.quit();
    expect(await readSettings(await start())).not.toHaveProperty('value.notice');
  });
}

test('the app opens although the settings file is a folder (row 83)', async () => {
  await mkdir(join(folder, 'settings.json', 'inner'), { recursive: true });
  expect(await readSettings(await start())).toMatchObject({ value: { notice: 'reset' } });
});

test('quitting asks about unsaved changes, and Stay keeps the app open (REL-25)', async () => {
  const desktop = await start('--demo');
  await desktop.page.evaluate(() => window.bridge.app.unsaved({ dirty: true }));
  const dialogs = await desktop.answerMessage(0, 1);
  await desktop.app.evaluate(({ app: electronApp }) => electronApp.quit());
  await expect.poll(async () => (await dialogs()).length).toBe(1);
  expect((await dialogs())[0]).toMatchObject({ message: 'Quit Pitwall?', buttons: ['Keep working', 'Quit anyway'] });
  await expect.poll(async () => (await stateOf(desktop)).visible).toBe(true);
  await desktop.quit();
});

test('a page that crashes is reloaded three times at most (REL-26, row 86)', async () => {
  const desktop = await start('--demo');
  // On Linux, what a question is about is on the right.
  const dialogs = await desktop.answerMessage(2);
  const crash = () =>
    desktop.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
    );
  const loads = () => desktop.app.evaluate(() => Reflect.get(globalThis, 'loads') as number);
  await desktop.app.evaluate(({ BrowserWindow }) => {
    Object.assign(globalThis, { loads: 0 });
    BrowserWindow.getAllWindows()[0]?.webContents.on('did-finish-load', () => {
      Object.assign(globalThis, { loads: Number(Reflect.get(globalThis, 'loads')) + 1 });
    });
  });
  for (let time = 1; time <= 3; time += 1) {
    await crash();
    await expect.poll(loads).toBe(time);
  }
  expect(await dialogs()).toEqual([]);
  await crash();
  // "Try again" was pressed.
  await expect.poll(loads).toBe(4);
  expect(await dialogs()).toMatchObject([{ buttons: ['Quit', 'Show logs', 'Try again'] }]);
});

test('the menu sends commands to the page, and has developer tools in an unpackaged run only (SEC-46)', async () => {
  const desktop = await start('--demo');
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
  const desktop = await start('--demo');
  await desktop.app.evaluate(({ shell }) => {
    Object.assign(shell, { showItemInFolder: (path: string) => Object.assign(globalThis, { shown: path }) });
  });
  await clickMenuItem(desktop, 'logs');
  const shown = String(await desktop.app.evaluate(() => Reflect.get(globalThis, 'shown')));
  expect(shown).toBe(join(folder, 'logs', 'pitwall.log'));
  expect(await readFile(shown, 'utf8')).toMatch(/^\[\d{4}-\d\d-\d\d .*\] \[info\] .*logs shown/m);
});

test('a development server must be on this computer, and is all that the page can reach (SEC-23)', async () => {
  const hits: string[] = [];
  const server = createServer((request, response) => {
    hits.push(request.url ?? '');
    response.setHeader('content-type', 'text/html').setHeader('content-security-policy', "default-src * 'unsafe-eval'");
    response.end('<title>From the server</title><script>window.hostile = {}</script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  try {
    const desktop = await launch({ app, folder, environment: { ELECTRON_RENDERER_URL: address } });
    open.push(desktop);
    await expect(desktop.page).toHaveTitle('From the server');
    expect(desktop.page.url()).toBe('app://pitwall/');
    const foreign = await desktop.page.evaluate(() => fetch('https://evil.example/').catch(() => 'refused'));
    expect(foreign).toBe('refused');
    await desktop.quit();
    hits.length = 0;
    const other = await launch({
      app,
      folder,
      environment: { ELECTRON_RENDERER_URL: address.replace('127.0.0.1', '127.0.0.2') },
    });
    open.push(other);
    await expect(other.page).toHaveTitle('Hostile page');
    expect(hits).toEqual([]);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});
