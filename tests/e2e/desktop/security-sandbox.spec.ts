/** What can be tested only in Chromium's sandbox, and what the window's session writes to disk. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startOnce, test } from '../../support/desktop';
import { electronPath } from '../../support/electron';

const asRoot = process.getuid?.() === 0;
const otherUser = ['--user', '--map-user=1000', '--map-group=1000'];
/** Chromium has no sandbox for root, but root may start a process as another user, where the kernel allows it. */
let why =
  asRoot && spawnSync('unshare', [...otherUser, 'true']).status !== 0
    ? 'root cannot have the sandbox, and may not make a user namespace here'
    : '';

const desktop = startOnce(async (later) => {
  const folder = await mkdtemp(join(tmpdir(), 'pitwall-sandbox-'));
  later(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const wrapper = join(folder, 'electron');
  const drop = 'for word; do shift; [ "$word" = --no-sandbox ] || set -- "$@" "$word"; done';
  await writeFile(wrapper, `#!/bin/sh\n${drop}\nexec unshare ${otherUser.join(' ')} '${electronPath()}' "$@"\n`);
  await chmod(wrapper, 0o755);
  const probe = join(folder, 'probe.cjs');
  await writeFile(probe, "const { app } = require('electron');\napp.whenReady().then(() => app.exit(0));\n");
  if (asRoot && why === '' && spawnSync(wrapper, [probe], { timeout: 30_000 }).status !== 0)
    why = 'root cannot have the sandbox, and Electron does not start in a user namespace here';
  const executable = asRoot && why === '' ? { executable: wrapper } : {};
  return { folder: join(folder, 'data'), switches: ['--demo'], ...executable };
});

/** Whether the operating system sandboxes a process: by its seccomp filter on Linux, else as Chromium reports. */
const isConfined = async (process_: number): Promise<boolean> => {
  const status = `/proc/${process_}/status`;
  if (process.platform === 'linux') return existsSync(status) && /^Seccomp:\s*2$/m.test(readFileSync(status, 'utf8'));
  const metrics = await desktop().app.evaluate(({ app }) => app.getAppMetrics());
  return metrics.some(({ pid, sandboxed }) => pid === process_ && sandboxed === true);
};

test('every page runs in the sandbox, even if its window turns it off (SEC-04)', async () => {
  test.skip(why !== '', why);
  await desktop().app.evaluate(async ({ BrowserWindow }) => {
    const loose = new BrowserWindow({ show: false, webPreferences: { sandbox: false } });
    await loose.loadURL('app://pitwall/').catch(() => undefined);
  });
  // A window has no process, 0, until its page has one.
  const running = () =>
    desktop().app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map(({ id, webContents }) => ({ id, process: webContents.getOSProcessId() })),
    );
  await expect
    .poll(async () => new Set((await running()).map((one) => one.process).filter((one) => one > 0)).size)
    .toBe(2);
  const windows = await running();
  for (const one of windows) await expect.poll(() => isConfined(one.process)).toBe(true);
  const loose = Math.max(...windows.map(({ id }) => id));
  await desktop().app.evaluate(({ BrowserWindow }, id) => BrowserWindow.fromId(id)?.destroy(), loose);
});

test('the window has its own session, which writes no cache to disk (SEC-23)', async () => {
  const [own, other, usual] = await desktop().app.evaluate(async ({ BrowserWindow, session }) => {
    const ordinary = session.fromPartition('persist:ordinary');
    await ordinary.fetch('http://127.0.0.1:9/').catch(() => undefined);
    const all = [BrowserWindow.getAllWindows()[0]?.webContents.session, ordinary, session.defaultSession];
    return all.map((one) => one?.storagePath ?? '');
  });
  if (!own || !other) throw new Error('A session has no folder.');
  expect(own).not.toBe(usual);
  // The folders that an ordinary session would have created by now.
  await expect.poll(() => existsSync(join(other, 'Cache'))).toBe(true);
  expect(existsSync(join(own, 'Local Storage'))).toBe(true);
  expect(existsSync(join(own, 'Cache'))).toBe(false);
});
