/** An hour's work, compressed into rounds of the same: the app never holds more after one than after the one before. */
import { type ElectronApplication, expect, type Page } from '@playwright/test';
import { goTo, visitAll, waitForIdle } from '../../support/demo-page';
import { test } from '../../support/desktop';
import type { Desktop } from '../../support/electron';
import { heapOf } from '../../support/heap';
import { type Census, censusOf, growthOf } from '../../support/heap-growth';
import { closeSurfaces, openersOf, openSurfaces } from '../../support/overlays';
import { commandPalette, signInScreen } from '../../support/page-objects';
import { readSiteMap } from '../../support/site-map';

test.setTimeout(900_000);

/** The first fills caches and loads what is loaded once. */
const rounds = 5;

const codes = ['ZZ-0000-NOBODY', 'ZZ-0001-NOBODY', 'ZZ-0002-NOBODY'];

/** Kinds that may grow, by how many in a round, and why. */
const allowed: Readonly<Record<'page' | 'main', Readonly<Record<string, readonly [each: number, why: string]>>>> = {
  page: {
    'native PerformanceLongTaskTiming': [100, 'Chromium keeps the last 200 long tasks.'],
    'native TaskAttributionTiming': [100, 'Each of them has one.'],
  },
  main: {
    'object ArrayBuffer': [codes.length, "A scan is an entry of the event's log."],
    'object Uint8Array': [codes.length, 'Its encrypted form.'],
    'native system / JSArrayBufferData': [codes.length, 'Its encrypted form.'],
    'object WeakRef': [200, 'Node before 22.12 keeps an empty one for every `AbortSignal.any`.'],
    'object Array': [60, 'V8 keeps a model of each literal that it has run often.'],
  },
};

/** Choosers of files are dialogs of the system, and what begins work at once leaves its records behind. */
const others = /^(Choose|Add pictures|Open hand-over|Upload|Compare)|^Prepare|^Wall/;

/** Opens and closes what the page's buttons open, each kind once in a round. */
const openAll = async (page: Page, done: Set<string>): Promise<void> => {
  for (;;) {
    const next = (await openersOf(page)).find(({ kind }) => !others.test(kind) && !done.has(kind));
    if (!next) return;
    done.add(next.kind);
    const before = page.url();
    await page.locator(next.selector).press('Enter');
    await expect
      .poll(async () => (await openSurfaces(page).count()) > 0 || page.url() !== before, next.kind)
      .toBe(true);
    if (page.url() === before) await closeSurfaces(page);
    else await goTo(page, new URL(before).pathname);
  }
};

const scroll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (const box of document.querySelectorAll('main, main [role="grid"], main [role="rowgroup"]'))
      for (const part of [0.5, 1, 0]) {
        box.scrollTop = part * box.scrollHeight;
        await frame();
      }
  });

const scan = async (page: Page): Promise<void> => {
  await goTo(page, '/desk');
  const box = page.getByRole('textbox', { name: 'Scan or type' });
  for (const code of codes) {
    await box.fill(code);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Scan result' })).toContainText(code);
  }
};

const openSecondWindow = async (app: ElectronApplication, page: Page): Promise<void> => {
  const [second] = await Promise.all([app.waitForEvent('window'), page.keyboard.press('Control+Shift+N')]);
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForIdle(second);
  await second.close();
};

const walk = async ({ app, page }: Desktop, routes: readonly string[]): Promise<void> => {
  const done = new Set<string>();
  await visitAll(page, routes, async () => {
    await scroll(page);
    await openAll(page, done);
  });
  await scan(page);
  await commandPalette(page).find('tracks');
  await closeSurfaces(page);
  await openSecondWindow(app, page);
  await goTo(page, '/desk');
};

/** Knows the page's open timers from its start. */
const countTimers = (): void => {
  const open = new Set<unknown>();
  Object.assign(window, { timersOfTest: open });
  const { setTimeout: later, setInterval: often, clearTimeout: stop } = window;
  const drop = (id?: number): void => {
    open.delete(id);
    stop(id);
  };
  Object.assign(window, {
    setTimeout: (run: () => void, ...rest: [number?, ...unknown[]]) => {
      const id = later(
        (...values: []) => {
          open.delete(id);
          run(...values);
        },
        ...rest,
      );
      open.add(id);
      return id;
    },
    setInterval: (run: () => void, ...rest: [number?, ...unknown[]]) => {
      const id = often(run, ...rest);
      open.add(id);
      return id;
    },
    clearTimeout: drop,
    clearInterval: drop,
  });
};

/** Figures that must not grow: of the page, and of main. */
const figuresOf = async ({ app, page }: Desktop): Promise<Readonly<Record<string, number>>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const ofPage = metrics.filter(({ name }) => ['Nodes', 'JSEventListeners', 'Documents', 'Frames'].includes(name));
  const timers = await page.evaluate(() => (Reflect.get(window, 'timersOfTest') as Set<unknown>).size);
  const ofMain = await app.evaluate(
    ({ app: electronApp, BrowserWindow, ipcMain, nativeTheme, powerMonitor, screen, webContents }) => {
      const resources = Object.groupBy(process.getActiveResourcesInfo(), (name) => name);
      const emitters: readonly NodeJS.EventEmitter[] = [
        ...[electronApp, ipcMain, nativeTheme, powerMonitor, screen, process],
        ...BrowserWindow.getAllWindows().flatMap((window) => [window, window.webContents, window.webContents.session]),
      ] as unknown as readonly NodeJS.EventEmitter[];
      const listeners = emitters.flatMap((one) => one.eventNames().map((name) => one.listenerCount(name)));
      return {
        ...Object.fromEntries(Object.entries(resources).map(([name, all = []]) => [`main: ${name}`, all.length])),
        'main: listeners': listeners.reduce((sum, count) => sum + count, 0),
        'main: windows': BrowserWindow.getAllWindows().length,
        'main: pages': webContents.getAllWebContents().length,
      };
    },
  );
  return {
    ...Object.fromEntries(ofPage.map(({ name, value }) => [`page: ${name}`, value])),
    'page: timers': timers,
    ...ofMain,
  };
};

test('pages, dialogs, scans and a second window leave nothing behind', async ({ start }, info) => {
  const { product } = await readSiteMap();
  const desktop = await start({ switches: ['--demo'] });
  const { page } = desktop;
  await page.addInitScript(countTimers);
  await page.reload();
  await signInScreen(page).exploreDemo();
  const heaps: Record<'page' | 'main', Census[]> = { page: [], main: [] };
  const figures: Readonly<Record<string, number>>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await walk(desktop, product);
    figures.push(await figuresOf(desktop));
    for (const process of ['page', 'main'] as const) heaps[process].push(censusOf(await heapOf(desktop, process)));
  }
  const [, ...later] = figures;
  const grown = Object.keys(later[0] ?? {})
    .map((figure) => ({ figure, counts: later.map((one) => one[figure] ?? 0) }))
    .filter(({ counts }) => counts.every((count, round) => round === 0 || count > (counts[round - 1] ?? 0)));
  await info.attach('figures', { body: JSON.stringify(figures, undefined, 1), contentType: 'application/json' });
  expect(grown, 'figures that grow in every round').toEqual([]);
  for (const process of ['page', 'main'] as const) {
    const [, ...censuses] = heaps[process];
    const growing = growthOf(censuses).filter(({ kind, counts }) => {
      const [each] = allowed[process][kind] ?? [0];
      return (counts.at(-1) ?? 0) - (counts[0] ?? 0) > each * (counts.length - 1);
    });
    expect.soft(growing, `kinds of objects of the ${process} that grow in every round`).toEqual([]);
  }
});
