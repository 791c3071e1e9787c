/** A recognizable token: after a complete session it must be only in main's memory and the keychain. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { endpointIds } from '../../../preload/contract/table';
import type {} from '../../../renderer/kit/bridge/bridge';
import { test } from '../../support/display';
import { type Desktop, launch } from '../../support/electron';
import { makeHostileApp } from '../../support/hostile-app';

const access = 'canary-access-5f1c9ab7e2d04c33';
const refresh = 'canary-refresh-91d2e7f0b6a84e55';
const password = 'canary-password-c0ffee77';
const canary = /canary-(access|refresh|password)/;

let server: Server;
let address: string;
let desktop: Desktop;
let folder: string;
let remove: () => Promise<void>;
const seen: string[] = [];
const cookies: string[] = [];

test.beforeAll(async () => {
  // Accepts every sign-in, sends a cookie with every answer, and echoes each request.
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (text) => {
      body += text;
    });
    request.on('end', () => {
      if (request.headers.authorization) seen.push(request.headers.authorization);
      if (request.headers.cookie) cookies.push(request.headers.cookie);
      const person = { id: 7, fullName: 'Canary', email: 'canary@pitwall.example' };
      const attributes = request.url?.endsWith('/auth/logIn')
        ? { accessToken: access, refreshToken: refresh, user: person, ability: [{ action: 'manage', subject: 'all' }] }
        : { data: [{ id: 1, header: request.headers.authorization, nested: { token: access } }], body, refresh };
      response.setHeader('set-cookie', 'tracking=1').setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data: { attributes }, messages: { success: { msg: `Hello ${access}` } } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const hostile = await makeHostileApp();
  remove = hostile.remove;
  folder = await mkdtemp(join(tmpdir(), 'pitwall-canary-'));
  desktop = await launch({ app: hostile.folder, folder, switches: [`--server=${address}`] });
  await desktop.page.waitForFunction(() => 'hostile' in window);
});
test.afterAll(async () => {
  await desktop.close();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  await remove();
});

const filesBelow = async (at: string): Promise<string[]> => {
  const entries = await readdir(at, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

test('a token reaches neither the page nor a file, nor the log, whatever is called (SEC-27, SEC-29, SEC-58)', async () => {
  const results = await desktop.page.evaluate(
    async ({ ids, secret }) => {
      const { bridge } = window;
      const received: unknown[] = [];
      bridge.on((event) => received.push(event));
      const found: unknown[] = [await bridge.session.signIn({ email: 'canary@pitwall.example', password: secret })];
      const inputs = [{}, { id: 1 }, { q: 'x', page: 1 }, { id: 1, data: { name: 'x' } }];
      for (const id of ids)
        for (const [index, input] of inputs.entries()) {
          // Chosen at run time, so the calls' own types do not apply.
          const call = bridge.call as (id: string, input: unknown, callId: string) => Promise<unknown>;
          found.push(await call(id, input, `${id}:${index}`));
        }
      found.push(await bridge.session.current(), await bridge.settings.read(), await bridge.files.jobs());
      return JSON.stringify({ found, heard: received, local: { ...localStorage }, url: location.href });
    },
    { ids: [...endpointIds], secret: password },
  );
  expect(seen.length, 'the token was in use').toBeGreaterThan(20);
  expect(seen.filter((header) => header !== `Bearer ${access}`)).toEqual([]);
  expect(JSON.parse(results).found[0]).toMatchObject({ ok: true, value: { state: 'signed-in' } });
  expect(results.match(canary)).toBeNull();

  const files = await filesBelow(folder);
  expect(files.some((file) => file.endsWith('pitwall.log'))).toBe(true);
  for (const file of files) {
    const content = await readFile(file, 'latin1').catch(() => '');
    expect(canary.test(content), file).toBe(false);
  }
});

test('no session stores or sends a cookie (SEC-24)', async () => {
  expect(cookies).toEqual([]);
  const stored = await desktop.app.evaluate(async ({ session }) => {
    const all = [
      'persist:pitwall',
      'pitwall-read',
      ...Array.from({ length: 8 }, (_, lane) => `pitwall-change-${lane}`),
    ];
    const jars = await Promise.all(all.map((name) => session.fromPartition(name).cookies.get({})));
    return jars.flat().concat(await session.defaultSession.cookies.get({})).length;
  });
  expect(stored).toBe(0);
});

test('after signing out no request carries the token, and no data of the user remains (SEC-32)', async () => {
  await desktop.page.evaluate(() => window.bridge.session.signOut());
  const before = seen.length;
  const after = await desktop.page.evaluate(() => window.bridge.call('booking.list', { page: 1 }, 'after'));
  expect(after).toMatchObject({ ok: false });
  expect(seen.length).toBe(before);
  const memory = await desktop.page.evaluate(async () =>
    JSON.stringify([await window.bridge.session.current(), await window.bridge.files.jobs()]),
  );
  expect(memory).not.toMatch(/canary/i);
});
