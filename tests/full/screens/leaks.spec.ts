/** An hour's work, compressed into rounds of the same: the page never holds more after one than after the one before. */
import { expect, type Page } from '@playwright/test';
import { enterDemo, goTo, test, visitAll } from '../../support/demo-page';
import { heapOfPage } from '../../support/heap';
import { type Allowed, type Census, censusOf, growingIn, leaksIn } from '../../support/heap-growth';
import { closeSurfaces, openersOf, openSurfaces, opensNoSurface } from '../../support/overlays';
import { commandPalette } from '../../support/page-objects';
import { scan } from '../../support/scanner';

test.setTimeout(1_800_000);

/** The first fills caches and loads what is loaded once. */
const rounds = 5;

const codes = ['ZZ-0000-NOBODY', 'ZZ-0001-NOBODY', 'ZZ-0002-NOBODY'];

const allowed: Allowed = {
  'native PerformanceLongTaskTiming': [100, 'Chromium keeps the last 200 long tasks.'],
  'native TaskAttributionTiming': [100, 'Each of them has one.'],
  'native LargestContentfulPaint': [50, 'Chromium keeps the last 150 paints.'],
  'native InteractionContentfulPaint': [50, 'Chromium keeps the last 150 of those, too.'],
  'native PerformanceSoftNavigation': [50, 'Chromium keeps the last 50 pages.'],
  'native PerformanceEventTiming': [75, 'Chromium keeps the last 150 slow events.'],
  'native LayoutShift': [50, 'Chromium keeps the last 150 layout shifts.'],
  'native LayoutShiftAttribution': [100, 'Each of them has some elements that moved.'],
  'native DOMRectReadOnly': [200, 'Each of these has its place before and after.'],
  'native NodeList': [2, 'They hold no element: the kinds of elements are not allowed to grow.'],
  'native ArrayBuffer': [
    codes.length + 2,
    "A scan is an entry of the demo's log, and the desk may note the readiness.",
  ],
  'native Uint8Array': [codes.length + 2, 'Their encrypted form.'],
  'closure ': [5, 'A screen that still loads when a round is counted has some more than one that is there.'],
  'object Object': [1_000, 'Answers are kept for some minutes, and scans for the weekend.'],
  'object Array': [1_000, 'Answers have lists.'],
};

/** Opens and closes what the page's buttons open, each kind once in a round. */
const openAll = async (page: Page, done: Set<string>): Promise<void> => {
  for (;;) {
    const next = (await openersOf(page)).find(({ kind }) => !opensNoSurface.test(kind) && !done.has(kind));
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

const figuresOf = async (page: Page): Promise<Readonly<Record<string, number>>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const counted = metrics.filter(({ name }) => ['Nodes', 'JSEventListeners', 'Documents', 'Frames'].includes(name));
  const timers = await page.evaluate(() => (Reflect.get(window, 'timersOfTest') as Set<unknown>).size);
  return { ...Object.fromEntries(counted.map(({ name, value }) => [name, value])), timers };
};

test('pages, dialogs and scans leave nothing in the page', async ({ page, siteMap }) => {
  await page.addInitScript(countTimers);
  await enterDemo(page);
  const heaps: Census[] = [];
  const figures: Readonly<Record<string, number>>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const done = new Set<string>();
    await visitAll(page, siteMap.product, async () => {
      await scroll(page);
      await openAll(page, done);
    });
    await goTo(page, '/desk');
    for (const code of codes) {
      await scan(page, code);
      await expect(page.getByRole('region', { name: 'Scan result' })).toContainText(code);
    }
    await commandPalette(page).find('tracks');
    await closeSurfaces(page);
    await goTo(page, '/desk');
    figures.push(await figuresOf(page));
    heaps.push(censusOf(await heapOfPage(page)));
  }
  expect.soft(growingIn(figures.slice(1)), 'figures that grow in every round').toEqual([]);
  expect.soft(leaksIn(heaps.slice(1), allowed), 'kinds of objects that grow in every round').toEqual([]);
});
