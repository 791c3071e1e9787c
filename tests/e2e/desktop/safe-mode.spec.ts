/** Safe mode after failed starts and by switch, and the diagnostics with their report. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import type {} from '../../../renderer/kit/bridge/bridge';
import { clickMenuItem } from '../../support/application-menu';
import { test } from '../../support/desktop';
import { signInScreen } from '../../support/page-objects';

const settings = JSON.stringify({ mode: 'demo', scannerGap: 77, showSamples: true });

/** What earlier starts left. */
const leave = async (userData: string, files: Readonly<Record<string, string>>): Promise<void> => {
  await mkdir(userData);
  for (const [name, content] of Object.entries(files)) await writeFile(join(userData, name), content);
};

test('three failed starts lead to safe mode, which gives everything back on request (REL-31)', async ({
  start,
  folder,
}) => {
  const userData = join(folder, 'user-data');
  await leave(userData, { 'settings.json': settings, 'starts.json': '{"failed":3}' });

  const safe = await start({ switches: ['--demo'] });
  await expect(
    safe.page.getByText('Pitwall started in safe mode because it failed to start three times'),
  ).toBeVisible();
  const view = await safe.page.evaluate(() => window.bridge.settings.read());
  expect(view).toMatchObject({
    value: { safeMode: 'failed-starts', hasBackup: true, scannerGap: 50, showSamples: false },
  });
  expect(await safe.app.evaluate(({ app }) => app.getGPUFeatureStatus().gpu_compositing)).toContain('disabled');
  const aside = (await readdir(userData)).find((name) => name.startsWith('settings.json.aside-'));
  expect(await readFile(join(userData, aside ?? ''), 'utf8')).toBe(settings);
  await safe.app.evaluate(({ app }) => {
    app.relaunch = () => undefined;
  });
  // The app may end before it answers the click.
  const click = safe.page.getByRole('button', { name: 'Restore and restart' }).click();
  await Promise.all([safe.ended, click.catch(() => undefined)]);

  const restored = await start();
  expect(await restored.page.evaluate(() => window.bridge.settings.read())).toMatchObject({
    value: { mode: 'demo', scannerGap: 77 },
  });
  await expect(restored.page.getByText(/safe mode/i)).toHaveCount(0);
});

test('--safe reads and keeps nothing; the diagnostics say so, and their report is what its preview shows (SEC-64)', async ({
  start,
  folder,
}) => {
  const userData = join(folder, 'user-data');
  await leave(userData, { 'settings.json': settings });

  const { app, page, answerSave, quit } = await start({ switches: ['--demo', '--safe'] });
  await expect(page.getByText('Nothing is kept when you close it', { exact: false })).toBeVisible();
  await signInScreen(page).enter();
  await page.evaluate(() => window.bridge.settings.change({ scannerGap: 99 }));
  await clickMenuItem({ app }, 'diagnostics');
  await expect(page.getByRole('heading', { name: 'Diagnostics' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'App', exact: true })).toContainText('switch');
  await expect(page.getByRole('region', { name: 'Storage' })).toContainText('memory');

  const zip = join(folder, 'report.zip');
  const asked = await answerSave(zip);
  await page.getByRole('button', { name: 'Save report…' }).click();
  const preview = page.getByRole('dialog', { name: 'Review the report' });
  await expect(preview.getByRole('tab', { name: /^log\.txt/ })).toBeVisible();
  await preview.getByRole('tab', { name: /^diagnostics\.json/ }).click();
  const shown = await preview.getByRole('tabpanel').textContent();
  await preview.getByRole('button', { name: 'Save as…' }).click();
  await expect(page.getByText('Report saved').first()).toBeVisible();
  expect((await asked())[0]?.defaultPath).toMatch(/Pitwall report \d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(await readFile(zip));
  expect(Object.keys(files)).toEqual(['diagnostics.txt', 'diagnostics.json', 'log.txt']);
  expect(strFromU8(files['diagnostics.json'] ?? new Uint8Array())).toBe(shown);
  expect(JSON.parse(shown ?? '')).toMatchObject({ facts: { safeMode: 'switch', mode: 'demo', keychain: 'ok' } });
  const all = Object.values(files).map((bytes) => strFromU8(bytes));
  expect(all.join('\n')).not.toContain('admin@pitwall.example');
  expect(all.join('\n')).not.toContain(folder);

  await quit();
  expect(await readFile(join(userData, 'settings.json'), 'utf8')).toBe(settings);
  expect(await readdir(userData)).not.toContain('offline');
});
