/** A session is stored in the keychain and nowhere else. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type {} from '../../../renderer/kit/bridge/bridge';
import { test } from '../../support/display';
import { type Desktop, launch } from '../../support/electron';
import { contentsOf } from '../../support/folder-contents';
import { makeHostileApp } from '../../support/hostile-app';

test.skip(process.env.PITWALL_KEYCHAIN !== 'ok', 'No unlocked keychain on this computer.');

const access = 'canary-access-restart-7d1b';
let server: Server;
let accepts = true;
let app: string;
let remove: () => Promise<void>;
let folder: string;
const open: Desktop[] = [];

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const signedIn = request.headers.authorization === `Bearer ${access}`;
    response.statusCode = accepts && (signedIn || request.url === '/auth/logIn') ? 200 : 401;
    const user = { id: 7, fullName: 'Kept Person', email: 'kept@pitwall.example' };
    const attributes = {
      accessToken: access,
      refreshToken: 'r-1234567',
      user,
      ability: [{ action: 'manage', subject: 'all' }],
    };
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: { attributes } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ folder: app, remove } = await makeHostileApp());
  folder = await mkdtemp(join(tmpdir(), 'pitwall-restart-'));
});
test.afterAll(async () => {
  for (const desktop of open) await desktop.close();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  await remove();
});

const start = async (): Promise<Desktop> => {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const desktop = await launch({ app, folder, switches: [`--server=${address}`] });
  open.push(desktop);
  await desktop.page.waitForFunction(() => 'hostile' in window);
  return desktop;
};
const current = (desktop: Desktop) => desktop.page.evaluate(() => window.bridge.session.current());

test('a restart restores the session until the server ends it (SEC-27, SEC-28)', async () => {
  const first = await start();
  const signedIn = await first.page.evaluate(() =>
    window.bridge.session.signIn({ email: 'kept@pitwall.example', password: 'some password' }),
  );
  expect(signedIn).toMatchObject({ ok: true, value: { state: 'signed-in', keychain: 'ok', isStored: true } });
  await first.quit();

  const second = await start();
  expect(await current(second)).toMatchObject({
    ok: true,
    value: { state: 'signed-in', person: { name: 'Kept Person' }, ability: [{ action: 'manage', subject: 'all' }] },
  });
  const answer = await second.page.evaluate(() => window.bridge.call('booking.list', { page: 1 }, 'a'));
  expect(answer).toMatchObject({ ok: true });
  expect((await contentsOf(folder)).includes(access)).toBe(false);

  accepts = false;
  const ended = await second.page.evaluate(() => window.bridge.call('booking.list', { page: 2 }, 'b'));
  expect(ended).toMatchObject({ ok: false, failure: { kind: 'signed-out' } });
  await second.quit();

  const third = await start();
  expect(await current(third)).toMatchObject({ ok: true, value: { state: 'signed-out' } });
});
