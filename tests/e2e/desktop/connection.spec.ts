/** How the app reaches a server: through a proxy that asks for a sign-in, and what the connection test and the sign-in screen say of it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type {} from '../../../renderer/kit/bridge/bridge';
import {
  type CertificateOptions,
  createIssuer,
  hasOpenssl,
  type Issuer,
  noTrustStore,
  startSecureServer,
  trustIssuer,
} from '../../support/certificates';
import { startOnce } from '../../support/desktop';
import { silence, startFaultServer } from '../../support/fault-server';
import { contentsOf } from '../../support/folder-contents';
import { test } from '../../support/live';
import { startMockServer } from '../../support/mock-server';
import { demoPassword, lockScreen, navigation, openArea, proxyDialog, signInScreen } from '../../support/page-objects';
import { startProxy } from '../../support/proxy-server';

const steps = (page: Page) => page.getByRole('list', { name: 'Steps of the connection test' });

test('a proxy of the policy is used, asks for its sign-in, and is never given to the server (SEC-65)', async ({
  start,
  server,
  folder,
}) => {
  const host = 'api.pitwall.test';
  const proxy = await startProxy({
    hosts: { [host]: Number(new URL(server.url).port) },
    account: 'jane:canary proxy word',
  });
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
  await proxy.close();
});

test.describe('before the sign-in', () => {
  const dates = { from: '20250101000000Z', to: '20991231000000Z' };
  let issuer: Issuer | undefined;

  const desktop = startOnce(async (later) => {
    if (noTrustStore !== undefined) return {};
    const home = await mkdtemp(join(tmpdir(), 'pitwall-home-'));
    later(() => rm(home, { recursive: true, force: true, maxRetries: 5 }));
    issuer = createIssuer('Paddock Root');
    trustIssuer(home, issuer);
    return { environment: { HOME: home } };
  });
  /** The sign-in screen for a server, or for none. */
  const openFor = async (server: string): Promise<Page> => {
    const { page } = desktop();
    await page.evaluate((address) => window.bridge.settings.change({ server: address }), server);
    await page.goto('app://pitwall/');
    await expect(signInScreen(page).heading).toBeVisible();
    return page;
  };
  /** The dialog for another server, with its test. */
  const openDialog = async () => {
    const page = await openFor('');
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Server' });
    return {
      page,
      dialog,
      heard: dialog.getByRole('log'),
      address: dialog.getByRole('textbox', { name: 'Server address' }),
      start: () => dialog.getByRole('button', { name: 'Test connection' }).click(),
    };
  };

  test('each step is heard in order, another address clears the result, and a closed port says what to do', async () => {
    const server = await startMockServer({ rows: 10 });
    const { page, dialog, heard, address, start } = await openDialog();
    await address.fill(server.url);
    await start();
    await expect(dialog.getByText('The server responded.').first()).toBeVisible();
    await expect(heard).toHaveText(
      /Server name: Not needed\..*Connection: OK\..*Proxy: Not needed\..*Encryption: Not needed\..*Server response: OK\..*The server responded\./,
    );
    await server.close();
    await address.fill(`${server.url}/api`);
    await expect(dialog.getByText('The server responded.')).toHaveCount(0);
    await start();
    await expect(steps(page)).toContainText('refused the connection. Check the host name and the port.');
    await expect(heard).toContainText('Proxy: Not reached.');
    await expect(heard).toContainText("Can't reach the server.");
  });

  test('a test of a server that never answers can be cancelled', async () => {
    const silent = await startFaultServer();
    silent.on('/auth/user-role', silence);
    const { page, dialog, address, start } = await openDialog();
    await address.fill(silent.url);
    await start();
    await expect(steps(page)).toContainText('Server response Running…');
    await dialog.getByRole('button', { name: 'Cancel test' }).click();
    await expect(dialog.getByText('The test was canceled.').first()).toBeVisible();
    await expect(steps(page)).toContainText('Server response Not reached');
    await silent.close();
  });

  test('a certificate is described, whether it is trusted, expired, for another host or of an unknown issuer (SEC-25)', async () => {
    test.skip(noTrustStore !== undefined, noTrustStore);
    if (!issuer) throw new Error('there is no issuer');
    const secure = await startSecureServer({ host: 'localhost', ...dates, issuer });
    const { page, dialog, heard, address, start } = await openDialog();
    await address.fill(secure.url);
    const encryption = steps(page).getByRole('listitem').filter({ hasText: 'Encryption' });
    const detail = (name: string) =>
      encryption.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]');
    await start();
    await expect(dialog.getByText('The server responded.').first()).toBeVisible();
    await expect(encryption).toContainText(/OK · \d+ ms ?The certificate of localhost is trusted\./);
    await expect(detail('Issued to')).toHaveText('localhost, Paddock');
    await expect(detail('Issued by')).toHaveText('Paddock Root, Paddock');
    await expect(detail('For')).toHaveText('localhost');
    await expect(detail('Valid from')).toHaveText('2025-01-01');
    await expect(detail('Valid until')).toHaveText('2099-12-31');
    await expect(heard).toContainText('Encryption: OK. The certificate of localhost is trusted.');

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
      await start();
      await expect(encryption).toContainText(`The certificate of localhost isn't trusted. ${problem}`);
      await expect(encryption).toContainText('Contact the server administrator. Nothing was sent.');
      await expect(detail('For')).toHaveText(shown.host);
      await expect(steps(page)).toContainText('Server response Not reached');
    }
    expect(secure.requestedPaths).toHaveLength(requests);
    await secure.close();
  });

  test('a certificate of an unknown issuer is explained on the sign-in screen, and no password is sent (SEC-25)', async () => {
    test.skip(!hasOpenssl, 'openssl is not installed');
    const valid = { host: 'localhost', ...dates };
    const wrong: readonly (readonly [string, CertificateOptions, readonly string[]])[] = [
      ['self-signed', valid, ['Valid from2025-01-01', 'Valid until2099-12-31']],
      ['has expired', { ...valid, to: '20250601000000Z' }, ['Valid until2025-06-01']],
      ["isn't valid yet", { ...valid, from: '20980101000000Z' }, ['Valid from2098-01-01']],
      ['for another host', { ...valid, host: 'timing.example' }, ['Fortiming.example']],
    ];
    const secure = await startSecureServer(valid);
    const page = await openFor(secure.url);
    const form = page.locator('form');
    for (const [problem, shown, dateLines] of wrong) {
      secure.show(shown);
      await signInScreen(page).send();
      await expect(form.getByText(new RegExp(`certificate (is )?${problem}`)).first()).toBeVisible();
      for (const line of [`Issued to${shown.host}, Paddock`, `Issued by${shown.host}, Paddock`, ...dateLines])
        await expect(form.locator('dl')).toContainText(line);
    }
    expect(secure.requestedPaths).toEqual([]);
    await secure.close();
  });

  test('plain http on a local network needs an explicit choice, and is marked', async () => {
    const plain = 'http://timing.local:8080';
    const { page, dialog, address } = await openDialog();
    await address.fill(plain);
    await expect(dialog.getByText('Anyone on this Wi-Fi can read it, including passwords.')).toBeVisible();
    const choice = dialog.getByRole('checkbox', { name: 'Connect without encryption' });
    await expect(choice).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog, 'nothing is saved without the choice').toBeVisible();
    await choice.check();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(plain)).toBeVisible();
    await expect(page.getByText('Not encrypted', { exact: true })).toBeVisible();
  });
});
