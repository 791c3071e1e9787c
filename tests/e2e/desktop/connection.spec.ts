/** How the app reaches a server: what the connection test and the sign-in screen say of its answers and its certificate. */
import { mkdtemp, rm } from 'node:fs/promises';
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
import { test } from '../../support/live';
import { startMockServer } from '../../support/mock-server';
import { signInScreen } from '../../support/page-objects';

const steps = (page: Page) => page.getByRole('list', { name: 'Steps of the connection test' });

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
