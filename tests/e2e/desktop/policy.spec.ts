/** A policy file on a real start is in force everywhere, and nobody can change what it sets. `security-start` has one with a mistake. */
import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type {} from '../../../renderer/kit/bridge/bridge';
import { test } from '../../support/desktop';
import { startMockServer } from '../../support/mock-server';
import { openArea, signInScreen } from '../../support/page-objects';

test('a policy with a byte order mark, behind a link, is in force, and what it sets is shown and cannot be changed', async ({
  start,
  folder,
}) => {
  const server = await startMockServer({ rows: 20 });
  try {
    const policy = join(folder, 'policy.json');
    const content = {
      ...{
        version: 1,
        server: server.url,
        allowHttp: [server.url],
        updateAddress: 'https://updates.example.com/pitwall',
      },
      ...{ samples: false, lockMinutes: 7, mediaHosts: ['files.example.com', '*.cdn.example.com'] },
      proxy: { mode: 'off' },
      servers: { [server.url]: { version: 1, name: 'Box office', money: 'minor', zone: 'America/Chicago' } },
    };
    await writeFile(join(folder, 'real.json'), `\ufeff${JSON.stringify(content)}`);
    await symlink(join(folder, 'real.json'), policy);
    const { page } = await start({ switches: [`--policy=${policy}`] });
    await signInScreen(page).enter();
    await openArea(page, 'Settings');
    const main = page.getByRole('main');
    const address = main.getByRole('textbox', { name: 'Server address' });
    await expect(address).toHaveValue(server.url);
    await expect(address).toBeDisabled();
    const lock = main.getByRole('combobox', { name: 'Lock when not in use' });
    await expect(lock).toHaveValue('7');
    await expect(lock).toBeDisabled();
    await expect(main.getByRole('switch', { name: 'Show sample areas' })).toBeDisabled();
    await expect(main.getByRole('switch', { name: 'Show sample areas' })).not.toBeChecked();
    const proxy = main.getByRole('radiogroup', { name: 'Proxy' });
    await expect(proxy.getByRole('radio', { name: 'No proxy' })).toBeChecked();
    await expect(proxy.getByRole('radio', { name: 'No proxy' })).toBeDisabled();
    for (const text of ['files.example.com', '*.cdn.example.com', 'https://updates.example.com/pitwall'])
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    // Server, lock, samples, proxy, media hosts and the address of updates.
    expect(await main.getByText('Set by your organization.').count()).toBeGreaterThanOrEqual(6);
    await expect(main.getByText("Set by your administrator, so it can't be changed here.")).toBeVisible();
    await expect(main.getByRole('radio', { name: '$321.95' })).toBeChecked();
    await expect(main.getByRole('radio', { name: '$321.95' })).toBeDisabled();
    await expect(main.getByRole('button', { name: 'Export…' })).toBeVisible();
    for (const name of ['Import…', 'Remove…']) await expect(main.getByRole('button', { name })).toHaveCount(0);
    expect(await page.evaluate(() => window.bridge.servers.saveProfile({ profile: { version: 1 } }))).toMatchObject({
      failure: { code: 'not-allowed' },
    });
    for (const change of [{ showSamples: true }, { lockMinutes: 0 }, { server: 'https://other.example' }])
      expect(await page.evaluate((each) => window.bridge.settings.change(each), change)).toMatchObject({
        failure: { code: 'not-allowed' },
      });
  } finally {
    await server.close();
  }
});
