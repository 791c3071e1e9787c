/** An hour's work, compressed into rounds of the same: main never holds more after one than after the one before. */
import { type ElectronApplication, expect, type Page } from '@playwright/test';
import { goTo, visitAll, waitForIdle } from '../../support/demo-page';
import { test } from '../../support/desktop';
import { heapOf } from '../../support/heap';
import { type Allowed, type Census, censusOf, growingIn, leaksIn } from '../../support/heap-growth';
import { signInScreen } from '../../support/page-objects';
import { scan } from '../../support/scanner';
import { readSiteMap } from '../../support/site-map';

test.setTimeout(900_000);

/** The first fills caches and loads what is loaded once. */
const rounds = 5;

const codes = ['ZZ-0000-NOBODY', 'ZZ-0001-NOBODY', 'ZZ-0002-NOBODY'];

const allowed: Allowed = {
  'object ArrayBuffer': [codes.length, "A scan is an entry of the event's log."],
  'object Uint8Array': [codes.length, 'Its encrypted form.'],
  'object WeakRef': [200, 'Node before 22.12 keeps an empty one for every `AbortSignal.any`.'],
  'object Array': [60, 'V8 keeps a model of each literal that it has run often.'],
  'object Object': [60, 'The same, such as of what a check by zod returns: it compiles one function for each schema.'],
};

const openSecondWindow = async (app: ElectronApplication, page: Page): Promise<void> => {
  const [second] = await Promise.all([app.waitForEvent('window'), page.keyboard.press('Control+Shift+N')]);
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForIdle(second);
  await second.close();
};

const figuresOf = (app: ElectronApplication): Promise<Readonly<Record<string, number>>> =>
  app.evaluate(({ app: electronApp, BrowserWindow, ipcMain, nativeTheme, powerMonitor, screen, webContents }) => {
    const resources = Object.groupBy(process.getActiveResourcesInfo(), (name) => name);
    const emitters: readonly NodeJS.EventEmitter[] = [
      ...[electronApp, ipcMain, nativeTheme, powerMonitor, screen, process],
      ...BrowserWindow.getAllWindows().flatMap((window) => [window, window.webContents, window.webContents.session]),
    ] as unknown as readonly NodeJS.EventEmitter[];
    const listeners = emitters.flatMap((one) => one.eventNames().map((name) => one.listenerCount(name)));
    return {
      ...Object.fromEntries(Object.entries(resources).map(([name, all = []]) => [name, all.length])),
      listeners: listeners.reduce((sum, count) => sum + count, 0),
      windows: BrowserWindow.getAllWindows().length,
      pages: webContents.getAllWebContents().length,
    };
  });

test('pages, scans and a second window leave nothing in main', async ({ start }) => {
  const { product } = await readSiteMap();
  const desktop = await start({ switches: ['--demo'] });
  const { app, page } = desktop;
  await signInScreen(page).exploreDemo();
  const heaps: Census[] = [];
  const figures: Readonly<Record<string, number>>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await visitAll(page, product, async () => undefined);
    await goTo(page, '/desk');
    for (const code of codes) {
      await scan(page, code);
      await expect(page.getByRole('region', { name: 'Scan result' })).toContainText(code);
    }
    await openSecondWindow(app, page);
    figures.push(await figuresOf(app));
    heaps.push(censusOf(await heapOf(desktop, 'main')));
  }
  expect.soft(growingIn(figures.slice(1)), 'figures that grow in every round').toEqual([]);
  expect.soft(leaksIn(heaps.slice(1), allowed), 'kinds of objects that grow in every round').toEqual([]);
});
