/** Fixtures for tests on the desktop app: each test starts as many instances as it needs; all are closed afterwards. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from './display';
import { type Desktop, type LaunchOptions, launch } from './electron';

export interface Fixtures {
  /** A temporary folder of this test. */
  readonly folder: string;
  /** Starts the app; all starts of a test share one settings folder. */
  readonly start: (options?: LaunchOptions) => Promise<Desktop>;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'pitwall-e2e-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  },
  start: async ({ folder }, use, info) => {
    const open: Desktop[] = [];
    await use(async (options = {}) => {
      const desktop = await launch({ folder: join(folder, 'user-data'), ...options });
      desktop.page.setDefaultTimeout(60_000);
      open.push(desktop);
      return desktop;
    });
    const last = open.at(-1);
    if (info.status !== info.expectedStatus && last) {
      const shown = await last.page.locator('body').ariaSnapshot().catch(String);
      const path = info.outputPath('page.txt');
      await writeFile(path, `${shown}\n\n${last.errors()}`);
      await info.attach('what the page showed', { path });
      // In the log too: where nobody watches, a second try that passes leaves nothing else.
      process.stderr.write(
        `${info.title}: ${last.page.url()}\n${shown.slice(0, 1_500)}\n${last.errors().slice(-1_500)}\n`,
      );
    }
    for (const desktop of open) await desktop.close();
  },
});
