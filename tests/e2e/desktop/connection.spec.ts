/** "Test connection" and the sign-in to a proxy, in the app: each step, what is heard, and where the password stays. */
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { MockServer } from '../../../mocks/server/start';
import type {} from '../../../renderer/kit/bridge/bridge';
import { test } from '../../support/desktop';
import { startMockServer } from '../../support/mock-server';
import { demoPassword, navigation, openArea, signInScreen } from '../../support/page-objects';
import { type ProxyServer, startProxy } from '../../support/proxy-server';

const host = 'api.pitwall.test';
const account = 'jane:canary proxy word';
let server: MockServer;
let proxy: ProxyServer;
test.beforeEach(async () => {
  server = await startMockServer({ rows: 40 });
  proxy = await startProxy({ hosts: { [host]: Number(new URL(server.url).port) }, account });
});
test.afterEach(async () => {
  await proxy.close();
  await server.close();
});

const serverDialog = (page: Page) => page.getByRole('dialog', { name: 'Server' });
const proxyDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in to the proxy' });
const steps = (page: Page) => page.getByRole('list', { name: 'Steps of the connection test' });
const signInToProxy = async (page: Page, password: string) => {
  const dialog = proxyDialog(page);
  await dialog.getByRole('textbox', { name: 'Proxy user name' }).fill('jane');
  await dialog.getByRole('textbox', { name: 'Proxy password' }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in to proxy' }).click();
};

/** Every text in the files of a folder. */
const textsIn = async (folder: string): Promise<string> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = await Promise.all(files.map((file) => readFile(file, 'latin1').catch(() => '')));
  return contents.join('\n');
};

test('a proxy of the policy is used, asks for its sign-in, and is never given to the server (SEC-65)', async ({
  start,
  folder,
}) => {
  const policy = join(folder, 'policy.json');
  const address = `http://${host}`;
  await writeFile(
    policy,
    JSON.stringify({
      ...{ version: 1, server: address, allowHttp: [address] },
      proxy: { mode: 'manual', address: proxy.url },
    }),
  );
  const { page } = await start({ switches: [`--policy=${policy}`] });
  await signInScreen(page).send();
  await expect(proxyDialog(page)).toBeVisible();
  await expect(proxyDialog(page)).toContainText(`The proxy ${proxy.host} asks for a name and a password.`);
  await expect(proxyDialog(page)).toContainText('not for your server');

  // Cancelling fails with a reason of its own, and nobody is asked again until they try again.
  await proxyDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The proxy asks for a sign-in', { exact: true })).toBeVisible();
  await expect(proxyDialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Test connection' }).click();

  await signInToProxy(page, 'wrong');
  await expect(proxyDialog(page).getByText("The proxy didn't accept this name and password.")).toBeVisible();
  await signInToProxy(page, 'canary proxy word');
  await expect(proxyDialog(page)).toHaveCount(0);
  await expect(steps(page).getByRole('listitem')).toHaveText([
    new RegExp(`^Server name Not needed ?Looked up by the proxy ${proxy.host}\\.$`),
    new RegExp(`^Connection OK · \\d+ ms ?Connected to ${proxy.host}\\.$`),
    new RegExp(`^Proxy OK · \\d+ ms ?${proxy.host} accepted the connection\\.$`),
    /^Encryption Not needed ?This connection isn't encrypted\.$/,
    /^Server response OK · \d+ ms ?Status: 401\.$/,
  ]);
  await signInScreen(page).enter();
  expect(proxy.asked.length).toBeGreaterThan(0);
  for (const { headers } of server.requests()) {
    expect(JSON.stringify(headers)).not.toContain('Basic ');
    expect(headers).not.toHaveProperty('proxy-authorization');
  }
  // The lock screen knows nothing of it, and unlocking takes the same proxy.
  await page.evaluate(() => window.bridge.session.lock());
  await expect(page.getByRole('heading', { name: 'Pitwall is locked' })).toBeVisible();
  expect(await page.content()).not.toContain('canary proxy word');
  await page.getByLabel(/^Password/).fill(demoPassword);
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(navigation(page)).toBeVisible();
  // Not in the page, in no file, and in no report.
  expect(await page.content()).not.toContain('canary proxy word');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('canary proxy word');
  const report = await page.evaluate(() => window.bridge.diagnostics.preview());
  expect(JSON.stringify(report)).toContain('connection test');
  expect(JSON.stringify(report)).not.toContain('canary proxy word');
  expect(await textsIn(join(folder, 'user-data'))).not.toContain('canary proxy word');
  // Signing out of the proxy asks again for the next call.
  await openArea(page, 'Settings');
  await page.getByRole('button', { name: 'Sign out of the proxy' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Test connection' }).last().click();
  await expect(proxyDialog(page)).toBeVisible();
});

test('each step is heard in order, and a closed port says what to do', async ({ start }) => {
  const { page } = await start();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = serverDialog(page);
  await dialog.getByRole('textbox', { name: 'Server address' }).fill(server.url);
  await dialog.getByRole('button', { name: 'Test connection' }).click();
  await expect(dialog.getByText('The server responded.').first()).toBeVisible();
  const heard = dialog.getByRole('log');
  await expect(heard).toHaveText(
    /Server name: Not needed\..*Connection: OK\..*Proxy: Not needed\..*Encryption: Not needed\..*Server response: OK\..*The server responded\./,
  );
  await server.close();
  await dialog.getByRole('button', { name: 'Test connection' }).click();
  await expect(steps(page)).toContainText('refused the connection. Check the host name and the port.');
  await expect(heard).toContainText('Proxy: Not reached.');
  await expect(heard).toContainText("Can't reach the server.");
  server = await startMockServer({ rows: 1 });
});

test('a test of a server that never answers can be cancelled', async ({ start }) => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  try {
    const { page } = await start();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const dialog = serverDialog(page);
    const { port } = silent.address() as AddressInfo;
    await dialog.getByRole('textbox', { name: 'Server address' }).fill(`http://127.0.0.1:${port}`);
    await dialog.getByRole('button', { name: 'Test connection' }).click();
    await expect(steps(page)).toContainText('Server response Running…');
    await dialog.getByRole('button', { name: 'Cancel test' }).click();
    await expect(dialog.getByText('The test was canceled.').first()).toBeVisible();
    await expect(steps(page)).toContainText('Server response Not reached');
  } finally {
    for (const socket of sockets) socket.destroy();
    silent.close();
  }
});
