/** A hostile page in place of Pitwall's own tries to escape its limits. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { nativeNames } from '../../../preload/contract/bridge/native-calls';
import type {} from '../../../renderer/kit/bridge/bridge';
import { startOnce, test } from '../../support/desktop';
import { makeHostileApp } from '../../support/hostile-app';

interface Hostile {
  readonly violations: readonly string[];
  readonly names: { readonly attempts: readonly string[]; readonly permissions: readonly string[] };
  attempt(name: string, at: string): Promise<{ readonly result?: string; readonly stopped?: string }>;
  permission(name: string): Promise<{ readonly result?: string; readonly stopped?: string }>;
  ran(): readonly string[];
}
declare global {
  interface Window {
    readonly hostile: Hostile;
  }
}

let foreign: string;
const hits: string[] = [];

const desktop = startOnce(async (later) => {
  const server = createServer((request, response) => {
    hits.push(`${request.method} ${request.url}`);
    response.setHeader('access-control-allow-origin', '*');
    response.end('window.ranForeign = true');
  });
  server.on('upgrade', (request, socket) => {
    hits.push(`upgrade ${request.url}`);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  later(() => server.close());
  foreign = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { app: await makeHostileApp(later), switches: ['--demo'] };
});
test.beforeAll(() => desktop().page.waitForFunction(() => 'hostile' in window));
test.afterEach(() => {
  expect(hits, 'nothing reached the foreign server').toEqual([]);
});

const attempt = (name: string) =>
  desktop().page.evaluate(({ what, at }) => window.hostile.attempt(what, at), { what: name, at: foreign });

/** Each attempt with the result that the page may get; `undefined` means that it must fail with an error. */
const outcomes: Readonly<Record<string, string | undefined>> = {
  eval: undefined,
  function: undefined,
  timer: undefined,
  innerHTML: undefined,
  documentWrite: undefined,
  scriptText: undefined,
  foreignScript: undefined,
  foreignImport: undefined,
  dataImport: undefined,
  fetch: undefined,
  fetchFile: undefined,
  request: undefined,
  socket: undefined,
  events: undefined,
  image: 'refused',
  style: 'refused',
  worker: undefined,
  serviceWorker: undefined,
  base: 'app://pitwall/',
  cookie: '',
  peer: '0',
  open: 'null',
  openOwn: 'null',
  webview: 'undefined',
  node: 'undefined,undefined,undefined,undefined',
};

for (const [name, expected] of Object.entries(outcomes)) {
  test(`the page gets nothing out of ${name} (SEC-07, SEC-45, row 21)`, async () => {
    const { result, stopped } = await attempt(name);
    if (expected === undefined) expect(stopped ?? result, `${name}: ${result}`).toBe(stopped);
    else expect(result).toBe(expected);
  });
}

/** Attempts without a result: each must have no effect. */
for (const name of ['beacon', 'prefetch', 'form', 'blank', 'download', 'blobDownload']) {
  test(`${name} has no effect (SEC-13, SEC-14, rows 17 and 21)`, async () => {
    await attempt(name);
    // Its requests, if it could send any, would arrive before this one.
    await desktop().page.evaluate(() => fetch('app://pitwall/hostile.js').then((answer) => answer.text()));
    expect(desktop().page.url()).toBe('app://pitwall/');
    expect(desktop().app.windows()).toHaveLength(1);
  });
}

test('a frame stays empty, even with the app’s own address (SEC-13, row 21)', async () => {
  await attempt('frame').catch(() => undefined);
  await attempt('ownFrame').catch(() => undefined);
  const frames = desktop().page.frames().slice(1);
  for (const frame of frames) expect(['', 'about:blank', 'chrome-error://chromewebdata/']).toContain(frame.url());
});

test('no inline script, style or handler of the page ran, and each was reported (row 21)', async () => {
  expect(await desktop().page.evaluate(() => window.hostile.ran())).toEqual([]);
  expect(await desktop().page.evaluate(() => getComputedStyle(document.body).color)).not.toBe('rgb(1, 2, 3)');
  const violations = await desktop().page.evaluate(() => window.hostile.violations);
  for (const directive of ['connect-src', 'img-src', 'frame-src', 'require-trusted-types-for'])
    expect(violations).toContain(directive);
});

test('every permission is denied (SEC-05, row 20)', async () => {
  const names = await desktop().page.evaluate(() => window.hostile.names.permissions);
  expect(names.length).toBeGreaterThan(15);
  for (const name of names) {
    const { result, stopped } = await desktop().page.evaluate((what) => window.hostile.permission(what), name);
    expect(stopped, `${name} gave ${result}`).toBeTruthy();
  }
  const states = await desktop().page.evaluate(async () => {
    const known = [
      'camera',
      'microphone',
      'geolocation',
      'notifications',
      'clipboard-read',
      'midi',
      'persistent-storage',
    ];
    const found = await Promise.all(
      known.map((name) => navigator.permissions.query({ name: name as PermissionName }).then(({ state }) => state)),
    );
    return [...new Set(found)];
  });
  expect(states).not.toContain('granted');
});

for (const address of [
  'https://evil.example/',
  'file:///etc/passwd',
  'data:text/html,x',
  'blob:app://pitwall/x',
  'view-source:app://pitwall/',
  'app://pitwall@evil/',
  'app://evil/',
  'javascript:window.ranAddress=true',
  'ms-msdt:/id',
]) {
  test(`the page cannot navigate to ${address} (SEC-13, row 16)`, async () => {
    await desktop().page.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      document.body.append(link);
      link.click();
    }, address);
    await desktop().page.evaluate(() => fetch('app://pitwall/hostile.js').then((answer) => answer.text()));
    expect(desktop().page.url()).toBe('app://pitwall/');
    expect(await desktop().page.evaluate(() => window.hostile.ran())).toEqual([]);
  });
}

test('the bridge contains functions only (SEC-20)', async () => {
  const shape = await desktop().page.evaluate(() => {
    const shapeOf = (value: object): unknown =>
      Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, typeof inner === 'object' ? shapeOf(inner) : typeof inner]),
      );
    return shapeOf(window.bridge);
  });
  const functions = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'function']));
  const areas = Object.entries(nativeNames).map(([area, names]) => [area, functions(names)]);
  const { files, ...others } = Object.fromEntries(areas);
  expect(shape).toEqual({
    ...functions(['call', 'cancel', 'on']),
    ...others,
    files: { ...files, drop: 'function', dropTable: 'function' },
  });
});

test('the page cannot open a foreign address in the browser (SEC-15)', async () => {
  await desktop().app.evaluate(({ shell }) => {
    Object.assign(shell, { openExternal: async (url: string) => Object.assign(globalThis, { opened: url }) });
  });
  const questions = await desktop().answerMessage(0);
  for (const url of ['https://evil.example/', 'file:///etc/passwd', 'ms-msdt:/id', `${foreign}/x`]) {
    const result = await desktop().page.evaluate((address) => window.bridge.app.openExternal({ url: address }), url);
    expect(result, url).toMatchObject({ ok: false });
  }
  // The app asks only for https pages, in a native dialog that the page cannot answer.
  expect((await questions()).map(({ message }) => message)).toEqual(['Open evil.example in your browser?']);
  expect(await desktop().app.evaluate(() => Reflect.get(globalThis, 'opened'))).toBeUndefined();
});

test('the window’s session has no network access even without the page’s policy, and no cookie (SEC-01, SEC-24, SEC-54)', async () => {
  const found = await desktop().app.evaluate(async ({ BrowserWindow }, at) => {
    const own = BrowserWindow.getAllWindows()[0]?.webContents.session;
    if (!own) return undefined;
    const fetched = await own.fetch(`${at}/direct`).then(
      ({ status }) => status,
      () => 'refused',
    );
    return {
      fetched,
      cookies: (await own.cookies.get({})).length,
      proxy: await own.resolveProxy('https://evil.example'),
    };
  }, foreign);
  expect(found).toEqual({ fetched: 'refused', cookies: 0, proxy: 'PROXY 127.0.0.1:9' });
});

test('the window runs with the preferences that confine it (SEC-02 to SEC-11)', async () => {
  const found = await desktop().app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    // Not in the type declarations, but it is what the page really runs with.
    const read = contents && (Reflect.get(contents, 'getLastWebPreferences') as () => Record<string, unknown>);
    return contents && read?.call(contents);
  });
  expect(found).toMatchObject({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    webviewTag: false,
  });
});
