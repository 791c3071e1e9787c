import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { createKeychain } from '../../../main/vault/keychain';
import { keychainService } from '../../../main/vault/keychain-service';
import type { MockServer } from '../../../mocks/server/start';
import type {} from '../../../renderer/kit/bridge/bridge';
import { createIssuer, noTrustStore, startSecureServer, trustIssuer } from '../../support/certificates';
import { test } from '../../support/desktop';
import { silence, startFaultServer } from '../../support/fault-server';
import { contentsOf } from '../../support/folder-contents';
import { startMockServer } from '../../support/mock-server';
import {
  demoPassword,
  listOf,
  lockScreen,
  navigation,
  openArea,
  proxyDialog,
  signInScreen,
} from '../../support/page-objects';
import { type ProxyServer, startProxy } from '../../support/proxy-server';
import { runApp } from '../../support/run-program';

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
const steps = (page: Page) => page.getByRole('list', { name: 'Steps of the connection test' });
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
  await expect(proxyDialog(page).dialog).toBeVisible();
  await expect(proxyDialog(page).dialog).toContainText(`The proxy ${proxy.host} asks for a name and a password.`);
  await expect(proxyDialog(page).dialog).toContainText('not for your server');

  // Cancelling fails with a reason of its own, and nobody is asked again until they try again.
  await proxyDialog(page).cancel();
  await expect(page.getByText('The proxy asks for a sign-in', { exact: true })).toBeVisible();
  await expect(proxyDialog(page).dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Test connection' }).click();

  await proxyDialog(page).signIn('jane', 'wrong');
  await expect(proxyDialog(page).dialog.getByText("The proxy didn't accept this name and password.")).toBeVisible();
  await proxyDialog(page).signIn('jane', 'canary proxy word');
  await expect(proxyDialog(page).dialog).toHaveCount(0);
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
  await expect(lockScreen(page).heading).toBeVisible();
  expect(await page.content()).not.toContain('canary proxy word');
  await lockScreen(page).unlock(demoPassword);
  await expect(navigation(page)).toBeVisible();
  // Not in the page, in no file, and in no report.
  expect(await page.content()).not.toContain('canary proxy word');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('canary proxy word');
  const report = await page.evaluate(() => window.bridge.diagnostics.preview());
  expect(JSON.stringify(report)).toContain('connection test');
  expect(JSON.stringify(report)).not.toContain('canary proxy word');
  expect(await contentsOf(join(folder, 'user-data'))).not.toContain('canary proxy word');
  // Signing out of the proxy asks again for the next call.
  await openArea(page, 'Settings');
  await page.getByRole('button', { name: 'Sign out of the proxy' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Test connection' }).last().click();
  await expect(proxyDialog(page).dialog).toBeVisible();
});

test('a proxy’s sign-in in the keychain is used after a restart, and is gone with another proxy or all data (SEC-63, SEC-65)', async ({
  start,
  folder,
}) => {
  test.skip(process.env.PITWALL_KEYCHAIN !== 'ok', 'No unlocked keychain on this computer.');
  const data = join(folder, 'user-data');
  const policy = join(folder, 'policy.json');
  const address = `http://${host}`;
  const manual = { mode: 'manual' as const, address: proxy.url, bypass: [] };
  await writeFile(policy, JSON.stringify({ version: 1, server: address, allowHttp: [address] }));
  const setUp = async () => {
    await mkdir(data, { recursive: true });
    await writeFile(join(data, 'settings.json'), JSON.stringify({ proxy: manual }));
  };
  const open = () => start({ switches: [`--policy=${policy}`] });
  const keychain = createKeychain({ service: keychainService(data) });
  const stored = async () => (await keychain.get(`proxy ${proxy.host}`)).value;
  const kept = JSON.stringify({ name: 'jane', password: 'canary proxy word' });
  const signInAndKeep = async (page: Page) => {
    await proxyDialog(page).dialog.getByRole('checkbox', { name: "Keep in this computer's keychain" }).check();
    await proxyDialog(page).signIn('jane', 'canary proxy word');
    await expect(proxyDialog(page).dialog).toHaveCount(0);
  };

  await setUp();
  const first = await open();
  await signInScreen(first.page).send();
  await signInAndKeep(first.page);
  await expect(navigation(first.page)).toBeVisible();
  await expect.poll(stored).toBe(kept);
  await first.quit();

  const { page, quit } = await open();
  await openArea(page, 'Bookings');
  await expect(listOf(page, 'Bookings').rows.first()).toBeVisible();
  await expect(proxyDialog(page).dialog).toHaveCount(0);
  for (const choice of [{ ...manual, mode: 'off' as const }, manual])
    await page.evaluate((next) => window.bridge.settings.change({ proxy: next }), choice);
  expect(await stored()).toBeUndefined();
  await signInAndKeep(page);
  await expect.poll(stored).toBe(kept);
  await quit();

  expect(await runApp(['--erase-all-data', `--user-data-dir=${data}`])).toMatchObject({ code: 0 });
  expect(await stored()).toBeUndefined();
  await setUp();
  const last = await open();
  await signInScreen(last.page).send();
  await expect(proxyDialog(last.page).dialog).toBeVisible();
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

test('a certificate is described, whether it is trusted, expired, for another host or of an unknown issuer (SEC-25)', async ({
  start,
  folder,
}) => {
  test.skip(noTrustStore !== undefined, noTrustStore);
  const dates = { from: '20250101000000Z', to: '20991231000000Z' };
  const issuer = createIssuer('Paddock Root');
  trustIssuer(folder, issuer);
  const secure = await startSecureServer({ host: 'localhost', ...dates, issuer });
  try {
    const { page } = await start({ environment: { HOME: folder } });
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const dialog = serverDialog(page);
    await dialog.getByRole('textbox', { name: 'Server address' }).fill(secure.url);
    const encryption = steps(page).getByRole('listitem').filter({ hasText: 'Encryption' });
    const detail = (name: string) =>
      encryption.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]');
    await dialog.getByRole('button', { name: 'Test connection' }).click();
    await expect(dialog.getByText('The server responded.').first()).toBeVisible();
    await expect(encryption).toContainText(/OK · \d+ ms ?The certificate of localhost is trusted\./);
    await expect(detail('Issued to')).toHaveText('localhost, Paddock');
    await expect(detail('Issued by')).toHaveText('Paddock Root, Paddock');
    await expect(detail('For')).toHaveText('localhost');
    await expect(detail('Valid from')).toHaveText('2025-01-01');
    await expect(detail('Valid until')).toHaveText('2099-12-31');
    await expect(dialog.getByRole('log')).toContainText('Encryption: OK. The certificate of localhost is trusted.');

    const requests = secure.requestedPaths.length;
    for (const [shown, problem] of [
      [{ host: 'localhost', from: dates.from, to: '20250601000000Z', issuer }, 'The certificate has expired.'],
      [{ host: 'other.example', ...dates, issuer }, 'The certificate is for another host.'],
      [
        { host: 'localhost', ...dates, issuer: createIssuer('Elsewhere') },
        "This computer doesn't trust the certificate's issuer.",
      ],
      [{ host: 'localhost', ...dates }, 'The certificate is self-signed.'],
    ] as const) {
      secure.show(shown);
      await dialog.getByRole('button', { name: 'Test connection' }).click();
      await expect(encryption).toContainText(`The certificate of localhost isn't trusted. ${problem}`);
      await expect(encryption).toContainText('Contact the server administrator. Nothing was sent.');
      await expect(detail('For')).toHaveText(shown.host);
      await expect(steps(page)).toContainText('Server response Not reached');
    }
    expect(secure.requestedPaths).toHaveLength(requests);
  } finally {
    await secure.close();
  }
});

test('a test of a server that never answers can be cancelled', async ({ start }) => {
  const silent = await startFaultServer();
  silent.on('/auth/user-role', silence);
  try {
    const { page } = await start();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const dialog = serverDialog(page);
    await dialog.getByRole('textbox', { name: 'Server address' }).fill(silent.url);
    await dialog.getByRole('button', { name: 'Test connection' }).click();
    await expect(steps(page)).toContainText('Server response Running…');
    await dialog.getByRole('button', { name: 'Cancel test' }).click();
    await expect(dialog.getByText('The test was canceled.').first()).toBeVisible();
    await expect(steps(page)).toContainText('Server response Not reached');
  } finally {
    await silent.close();
  }
});
