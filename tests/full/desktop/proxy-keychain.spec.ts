/** A proxy's sign-in in the keychain: used after a restart, and gone with another proxy or with all data. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { createKeychain } from '../../../main/vault/keychain';
import { keychainService } from '../../../main/vault/keychain-service';
import type {} from '../../../renderer/kit/bridge/bridge';
import { test } from '../../support/live';
import { listOf, navigation, openArea, proxyDialog, signInScreen } from '../../support/page-objects';
import { startProxy } from '../../support/proxy-server';
import { runApp } from '../../support/run-program';

const host = 'api.pitwall.test';

test('a proxy’s sign-in in the keychain is used after a restart, and is gone with another proxy or all data (SEC-63, SEC-65)', async ({
  start,
  server,
  folder,
}) => {
  test.skip(process.env.PITWALL_KEYCHAIN !== 'ok', 'No unlocked keychain on this computer.');
  const proxy = await startProxy({
    hosts: { [host]: Number(new URL(server.url).port) },
    account: 'jane:canary proxy word',
  });
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
  await proxy.close();
});
