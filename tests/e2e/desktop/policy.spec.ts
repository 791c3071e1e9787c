/** A policy file on a real start: hostile and broken ones prevent it with the reason, a good one is in force everywhere. */
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type {} from '../../../renderer/kit/bridge/bridge';
import { test } from '../../support/desktop';
import { startMockServer } from '../../support/mock-server';
import { openArea, signInScreen } from '../../support/page-objects';
import { runApp } from '../../support/run-program';

const nested = `${'['.repeat(300_000)}${']'.repeat(300_000)}`;

/** What is in the file, and what the start says. */
const broken: Readonly<Record<string, readonly [content: string | Uint8Array, reason: string]>> = {
  huge: [' '.repeat(1024 * 1024 + 1), 'The file is larger than 1 MB.'],
  deep: [nested, 'The file is nested too deeply.'],
  'deep in a profile': [`{"version":1,"servers":{"https://a.example":${nested}}}`, 'The file is nested too deeply.'],
  empty: ['', 'The file is not valid JSON.'],
  truncated: ['{"version":1,"samples":fal', 'The file is not valid JSON.'],
  'a list': ['[]', 'Use an object in braces.'],
  'not UTF-8': [
    Buffer.from('{"version":1,"server":"https://b\xfcro.example"}', 'latin1'),
    'The file is not UTF-8 text.',
  ],
  'UTF-16': [Buffer.from('\ufeff{"version":1}', 'utf16le'), 'The file is not UTF-8 text.'],
  'of wrong types': ['{"version":"1","samples":1,"lockMinutes":"5","mediaHosts":{},"proxy":true}', 'lockMinutes: '],
  'with an unknown name': ['{"version":1,"smaples":false}', "smaples: Pitwall doesn't know this entry."],
  'with a prototype': ['{"version":1,"__proto__":{"samples":false}}', "__proto__: Pitwall doesn't know this entry."],
  'with a name twice': ['{"version":1,"samples":false,"samples":true}', 'samples: This name appears twice.'],
  'with another host of the proxy': ['{"version":1,"proxy":{"mode":"manual","address":"a:b@p.example"}}', 'proxy: '],
};

test('a hostile or broken policy file prevents the start, says why, and writes nothing (SEC-61)', async ({
  folder,
}) => {
  const data = join(folder, 'user-data');
  await mkdir(data);
  for (const [name, [content, reason]] of Object.entries(broken)) {
    const path = join(folder, 'policy.json');
    await writeFile(path, content);
    const { code, errors } = await runApp([`--policy=${path}`, `--user-data-dir=${data}`]);
    expect(code, name).toBe(2);
    expect(errors, name).toContain(path);
    expect(errors, name).toContain(reason);
    expect(errors.length, name).toBeLessThan(20_000);
    expect(await readdir(data), name).not.toContain('settings.json');
  }
  const link = join(folder, 'link.json');
  await symlink(join(folder, 'nothing.json'), link);
  for (const path of [link, folder]) {
    const { code, errors } = await runApp([`--policy=${path}`, `--user-data-dir=${data}`]);
    expect([code, errors.includes('--policy needs the path of a policy file.')], path).toEqual([2, true]);
  }
});

test('a policy with a byte order mark, behind a link, is in force and shown as set by the organization', async ({
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
    for (const change of [{ showSamples: true }, { lockMinutes: 0 }, { server: 'https://other.example' }])
      expect(await page.evaluate((each) => window.bridge.settings.change(each), change)).toMatchObject({
        failure: { code: 'not-allowed' },
      });
  } finally {
    await server.close();
  }
});
