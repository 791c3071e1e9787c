/** A recognizable token: after a complete session it must be only in main's memory and the keychain. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { endpointIds } from '../../../preload/contract/table';
import type {} from '../../../renderer/kit/bridge/bridge';
import { startOnce, test } from '../../support/desktop';
import { contentsOf } from '../../support/folder-contents';
import { makeHostileApp } from '../../support/hostile-app';

const access = 'canary-access-5f1c9ab7e2d04c33';
const refresh = 'canary-refresh-91d2e7f0b6a84e55';
const password = 'canary-password-c0ffee77';
const canary = /canary-(access|refresh|password)/;

const seen: string[] = [];
const cookies: string[] = [];

const desktop = startOnce(async (later) => {
  // Accepts every sign-in, sends a cookie with every answer, and echoes each request.
  const server = createServer((request, response) => {
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
  later(() => server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { app: await makeHostileApp(later), switches: [`--server=${address}`] };
});
test.beforeAll(() => desktop().page.waitForFunction(() => 'hostile' in window));

test('a token reaches neither the page nor a file, nor the log, whatever is called (SEC-27, SEC-29, SEC-58)', async () => {
  const { app, page, folder } = desktop();
  const results = await page.evaluate(
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
  expect(await readFile(join(folder, 'logs', 'pitwall.log'), 'utf8')).not.toBe('');
  expect((await contentsOf(folder)).match(canary)).toBeNull();

  await test.step('no session stores or sends a cookie (SEC-24)', async () => {
    expect(cookies).toEqual([]);
    const stored = await app.evaluate(async ({ session }) => {
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

  await test.step('after signing out no request carries the token, and no data of the user remains (SEC-32)', async () => {
    await page.evaluate(() => window.bridge.session.signOut());
    const before = seen.length;
    const after = await page.evaluate(() => window.bridge.call('booking.list', { page: 1 }, 'after'));
    expect(after).toMatchObject({ ok: false });
    expect(seen.length).toBe(before);
    const memory = await page.evaluate(async () =>
      JSON.stringify([await window.bridge.session.current(), await window.bridge.files.jobs()]),
    );
    expect(memory).not.toMatch(/canary/i);
  });
});
