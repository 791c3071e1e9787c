/** The base of all tests on Electron. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { test as base } from '@playwright/test';

/** Starts a virtual display and returns its name, or undefined where Xvfb is not installed. */
const startDisplay = async (): Promise<{ readonly name: string; readonly stop: () => void } | undefined> => {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1920x1080x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const stop = () => server.kill();
  const number = await new Promise<string | undefined>((resolve) => {
    server.once('error', () => resolve(undefined));
    server.once('exit', () => resolve(undefined));
    createInterface(server.stdout).once('line', resolve);
  });
  return number === undefined ? undefined : { name: `:${number}`, stop };
};

/** Each worker has its own display on Linux, so that the windows and clipboards of parallel tests stay apart. */
export const test = base.extend<object, { readonly display: undefined }>({
  display: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const display = process.platform === 'linux' ? await startDisplay() : undefined;
      if (display) {
        process.env.DISPLAY = display.name;
        // Chromium prefers Wayland where it finds one.
        delete process.env.WAYLAND_DISPLAY;
      }
      await use(undefined);
      display?.stop();
    },
    { scope: 'worker', auto: true },
  ],
});
