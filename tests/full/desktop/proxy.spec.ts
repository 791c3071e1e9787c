/** A proxy of the policy that asks for a sign-in, on a real Electron: from the first question to signing out of it. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type {} from '../../../renderer/kit/bridge/bridge';
import { contentsOf } from '../../support/folder-contents';
import { test } from '../../support/live';
import { demoPassword, lockScreen, navigation, openArea, proxyDialog, signInScreen } from '../../support/page-objects';
import { startProxy } from '../../support/proxy-server';

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
  await expect(page.getByRole('list', { name: 'Steps of the connection test' }).getByRole('listitem')).toHaveText([
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
