/**
 * Fixtures for tests on the desktop app. Most of a short test's time is the start: `startOnce` has one for all tests of a
 * file, which leave it as they found it; `start` is for tests of what a start, a restart or an end does.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { test as base } from './display';
import { type Desktop, type LaunchOptions, launch } from './electron';

export interface Fixtures {
  /** A temporary folder of this test. */
  readonly folder: string;
  /** Starts the app; all starts of a test share one settings folder. */
  readonly start: (options?: LaunchOptions) => Promise<Desktop>;
}

/** Attaches what the page shows to a test that failed. */
const reportPage = async ({ page, errors }: Desktop, info: TestInfo): Promise<void> => {
  if (info.status === info.expectedStatus) return;
  const shown = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String);
  const path = info.outputPath('page.txt');
  await writeFile(path, `${shown}\n\n${errors()}`);
  await info.attach('what the page showed', { path });
  // In the log too: where nobody watches, a second try that passes leaves nothing else.
  process.stderr.write(`${info.title}: ${page.url()}\n${shown.slice(0, 1_500)}\n${errors().slice(-1_500)}\n`);
};

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
    if (last) await reportPage(last, info);
    for (const desktop of open) await desktop.close();
  },
});

/** Has something undone after the last test, in reverse order. */
export type Later = (undo: () => unknown) => void;

/**
 * Starts the app before the first test of a file, or of a `describe`, and ends it after the last. After a test that
 * failed, the next one gets a start of its own.
 */
export const startOnce = (setUp: (later: Later) => LaunchOptions | Promise<LaunchOptions>): (() => Desktop) => {
  let desktop: Desktop | undefined;
  let undo: (() => unknown)[] = [];
  test.beforeAll(async () => {
    undo = [];
    const options = await setUp((one) => undo.unshift(one));
    desktop = await launch(options);
    undo.unshift(desktop.close);
    desktop.page.setDefaultTimeout(60_000);
  });
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a hook needs from here
  test.afterEach(async ({}, info) => {
    if (desktop) await reportPage(desktop, info);
  });
  test.afterAll(async () => {
    for (const one of undo) await one();
    desktop = undefined;
  });
  return () => {
    if (!desktop) throw new Error('the app is started before the first test, not while tests are collected');
    return desktop;
  };
};
