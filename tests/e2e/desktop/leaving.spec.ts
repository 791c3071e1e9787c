/** Starts with files left by an earlier run, and quitting and signing out while jobs run. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { electronPath, machineSwitches } from '../../support/electron';
import { hits, test } from '../../support/live';
import { listOf, navigation, signInScreen } from '../../support/page-objects';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

test('quitting during an export asks for confirmation and then removes the incomplete file (REL-25)', async ({
  enter,
  server,
  folder,
}) => {
  const desktop = await enter();
  const { page } = desktop;
  const files = join(folder, 'files');
  await mkdir(files);
  await writeFile(join(files, 'bookings.csv'), 'the file of last week');
  const bookings = listOf(page, 'Bookings');
  await bookings.open();
  server.faults.add({ path: '/booking/ticket-list', drip: 500 });
  await desktop.answerSave(join(files, 'bookings.csv'));
  await bookings.exportButton.click();
  await bookings.exportDialog.getByRole('radio', { name: /Tickets for these bookings/ }).check();
  await bookings.saveAs.click();
  await expect(bookings.exportDialog).toHaveCount(0);
  await expect.poll(() => hits(server, '/booking/ticket-list')).toBeGreaterThan(0);

  const dialogs = await desktop.answerMessage(0, 0, 1);
  await desktop.app.evaluate(({ app }) => app.quit());
  await expect.poll(async () => (await dialogs()).length).toBe(1);
  expect((await dialogs())[0]).toMatchObject({ message: 'Quit Pitwall?', buttons: ['Keep working', 'Quit anyway'] });
  await expect(bookings.grid).toBeVisible();
  // Staying after the last window has gone opens one.
  const again = desktop.app.waitForEvent('window');
  await desktop.app.evaluate(({ BrowserWindow }) => {
    for (const window of BrowserWindow.getAllWindows()) window.destroy();
  });
  await expect(navigation(await again)).toBeVisible();
  expect(await dialogs()).toHaveLength(2);
  await desktop.quit();
  expect(await readdir(files)).toEqual(['bookings.csv']);
  expect(await readFile(join(files, 'bookings.csv'), 'utf8')).toBe('the file of last week');
});

test('signing out during an export ends its bar in the taskbar', async ({ enter, server, folder }) => {
  const desktop = await enter();
  const { app, page } = desktop;
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.prototype.setProgressBar = (progress) => void Object.assign(globalThis, { bar: progress });
  });
  const bar = () => app.evaluate(() => Reflect.get(globalThis, 'bar'));
  const bookings = listOf(page, 'Bookings');
  await bookings.open();
  await desktop.answerSave(join(folder, 'bookings.csv'));
  await bookings.exportButton.click();
  server.faults.add({ path: '/booking/*', hold: true });
  await bookings.saveAs.click();
  await expect.poll(bar).toBe(0);
  await page.evaluate(() => window.bridge.session.signOut());
  await expect.poll(bar).toBe(-1);
});

test('the app quits and saves its settings although the page is frozen', async ({ folder }) => {
  const data = join(folder, 'user-data');
  // Started without Playwright, whose debugger would wait for the page.
  const freeze = join(repository, 'tests/support/freeze-page.cjs');
  const app = spawn(
    electronPath(),
    ['-r', freeze, ...machineSwitches, repository, `--user-data-dir=${data}`, '--demo'],
    {
      stdio: 'ignore',
    },
  );
  const ended = once(app, 'exit').then(() => true);
  try {
    await expect.poll(() => Promise.race([ended, false]), { timeout: 120_000 }).toBe(true);
  } finally {
    app.kill('SIGKILL');
  }
  expect(JSON.parse(await readFile(join(data, 'settings.json'), 'utf8'))).toMatchObject({ window: expect.anything() });
});

test('the app works with a truncated settings file, keeps it as a copy and reports it (row 83)', async ({
  start,
  folder,
}) => {
  const data = join(folder, 'user-data');
  const truncated = '{"mode":"demo","server":"https://api.exa';
  await mkdir(data);
  await writeFile(join(data, 'settings.json'), truncated);
  const { page } = await start({ switches: ['--demo'] });
  await expect(page.getByText('Settings were reset')).toBeVisible();
  await signInScreen(page).exploreDemo();
  await listOf(page, 'Bookings').open();
  const [copy, ...more] = (await readdir(data)).filter((name) => name.startsWith('settings.json.corrupt-'));
  expect(more).toEqual([]);
  expect(await readFile(join(data, copy ?? 'missing'), 'utf8')).toBe(truncated);
});
