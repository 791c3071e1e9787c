/** What the sign-in screen says about a server: its certificate, whether it answers, and whether traffic is encrypted. */
import { expect, type Page } from '@playwright/test';
import { type CertificateOptions, hasOpenssl, startSecureServer } from '../../support/certificates';
import { test } from '../../support/desktop';
import { startMockServer } from '../../support/mock-server';
import { signInScreen } from '../../support/page-objects';

const valid = { host: 'localhost', from: '20250101000000Z', to: '20991231000000Z' } as const;
const wrong: readonly (readonly [string, CertificateOptions, readonly string[]])[] = [
  ['self-signed', valid, ['Valid from2025-01-01', 'Valid until2099-12-31']],
  ['has expired', { ...valid, to: '20250601000000Z' }, ['Valid until2025-06-01']],
  ["isn't valid yet", { ...valid, from: '20980101000000Z' }, ['Valid from2098-01-01']],
  ['for another host', { ...valid, host: 'timing.example' }, ['Fortiming.example']],
];

const serverDialog = (page: Page) => page.getByRole('dialog', { name: 'Server' });
const openServers = (page: Page) => page.getByRole('button', { name: 'Change', exact: true }).click();
const address = (page: Page) => serverDialog(page).getByRole('textbox', { name: 'Server address' });

test.describe('a certificate of an unknown issuer', () => {
  test.skip(!hasOpenssl, 'openssl is not installed');

  test('is explained on the sign-in screen with problem, subject, issuer and expiry', async ({ start }) => {
    const server = await startSecureServer(valid);
    try {
      const { page } = await start({ switches: [`--server=${server.url}`] });
      for (const [trouble, wish, dates] of wrong) {
        server.show(wish);
        await signInScreen(page).send();
        const form = page.locator('form');
        await expect(
          form
            .getByText(`certificate ${trouble}`)
            .or(form.getByText(`certificate is ${trouble}`))
            .first(),
        ).toBeVisible();
        const details = form.locator('dl');
        for (const line of [`Issued to${wish.host}, Paddock`, `Issued by${wish.host}, Paddock`, ...dates])
          await expect(details).toContainText(line);
      }
      expect(server.requestedPaths).toEqual([]);
    } finally {
      await server.close();
    }
  });

  test('is reported by “Test connection” before anything is saved', async ({ start }) => {
    const server = await startSecureServer(valid);
    try {
      const { page } = await start();
      await openServers(page);
      await address(page).fill(server.url);
      await serverDialog(page).getByRole('button', { name: 'Test connection' }).click();
      await expect(serverDialog(page).getByText('The certificate is self-signed.').first()).toBeVisible();
      await expect(serverDialog(page).locator('dl')).toContainText('Issued bylocalhost, Paddock');
      expect(server.requestedPaths).toEqual([]);
    } finally {
      await server.close();
    }
  });
});

test('“Test connection” shows whether a server answers, and clears the result when the address changes', async ({
  start,
}) => {
  const server = await startMockServer({ rows: 10 });
  const { page } = await start();
  await openServers(page);
  await address(page).fill(server.url);
  await serverDialog(page).getByRole('button', { name: 'Test connection' }).click();
  await expect(serverDialog(page).getByText('The server responded.').first()).toBeVisible();
  await expect(serverDialog(page).getByRole('list')).toContainText('127.0.0.1');
  await server.close();
  await address(page).fill(`${server.url}/api`);
  await expect(serverDialog(page).getByText('The server responded.')).toHaveCount(0);
  await serverDialog(page).getByRole('button', { name: 'Test connection' }).click();
  await expect(serverDialog(page).getByText("Can't reach the server").first()).toBeVisible();
});

test('plain http on a local network needs an explicit choice, is marked, and is remembered', async ({ start }) => {
  const plain = 'http://timing.local:8080';
  const first = await start();
  await openServers(first.page);
  const dialog = serverDialog(first.page);
  await address(first.page).fill(plain);
  await expect(dialog.getByText('Anyone on this Wi-Fi can read it, including passwords.')).toBeVisible();
  const choice = dialog.getByRole('checkbox', { name: 'Connect without encryption' });
  await expect(choice).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog, 'nothing is saved without the choice').toBeVisible();
  await choice.check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(first.page.getByText(plain)).toBeVisible();
  await expect(first.page.getByText('Not encrypted', { exact: true })).toBeVisible();
  await first.quit();

  const { page } = await start();
  await expect(page.getByText(plain)).toBeVisible();
  await expect(page.getByText('Not encrypted', { exact: true })).toBeVisible();
  await openServers(page);
  await expect(address(page)).toHaveValue(plain);
});
