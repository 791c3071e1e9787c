/**
 * The readiness board of 200 racers (100 in the short form) on a server that takes 40 ms per call: when its verdicts are there
 * after a click on its link in the navigation, on which the pointer has been for 150 ms, from a desk that has loaded.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BoardServer, startBoardServer } from './board-server';
import { type ElectronPage, loaded, openElectron, present, signIn } from './electron-page';
import { atMost, type Bench, info, median } from './figure';
import { startMockProgram } from './mock-program';

const parts = 7;
const latency = 40;
/** Chromium opens as many connections to a server. */
const concurrency = 6;

/** Milliseconds from the click on "Inspections", and the tasks of the page that were longer than 50 ms. */
interface Loaded {
  readonly visible: number;
  readonly all: number;
  readonly tasks: readonly number[];
}

/**
 * Opens the board and waits for the verdicts of the rows on the screen, then for all. Runs in the page, so it must not
 * use anything outside of it.
 */
const openBoard = `new Promise((resolve) => {
  const tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask' });
  const from = performance.now();
  let visible;
  const look = () => {
    const table = document.querySelector('[role=table][aria-busy]');
    if (!table) return;
    const box = table.parentElement.getBoundingClientRect();
    const rows = [...table.querySelectorAll('[role=row][data-index]')]
      .filter((row) => row.getBoundingClientRect().top < box.bottom);
    const isKnown = (row) =>
    row.querySelector('[data-tone]') && !row.querySelector('[aria-label$=": Checking"], [title="Still loading"]');
    if (visible === undefined && rows.length > 5 && rows.every(isKnown)) visible = performance.now() - from;
    if (visible === undefined || table.getAttribute('aria-busy') === 'true') return;
    observer.disconnect();
    resolve({ visible, all: performance.now() - from, tasks });
  };
  // With the frame that shows a change: positions asked for before it would lay the page out once more.
  let frame;
  const observer = new MutationObserver(() => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      look();
    });
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  document.querySelector('nav a[href*="/inspections"]').click();
})`;

/** Moves the pointer to the link. A hand takes at least this long from there to the click. */
const pointAtBoard = `new Promise((resolve) => {
  document.querySelector('nav a[href*="/inspections"]').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  setTimeout(() => resolve(true), 150);
})`;

const signedIn = async (server: BoardServer, profile: string): Promise<ElectronPage> => {
  const page = await openElectron('.', [`--server=${server.url}`], profile);
  await page.evaluate(present('form button[type=submit]'));
  await page.evaluate(signIn);
  await page.evaluate(present('nav a[href*="/inspections"]'));
  return page;
};

/**
 * `first`: the first in an installation, whose compiled scripts Chromium keeps. `early`: a click as soon as the link is there, without
 * the pointer on it.
 */
const openings = (short: boolean): readonly ('first' | 'early' | 'usual')[] => [
  'first',
  ...Array<'early'>(short ? 1 : 3).fill('early'),
  ...Array<'usual'>(short ? 3 : 5).fill('usual'),
];

export const board: Bench = async ({ short }) => {
  // The verdicts on the screen come first, so they take as long among fewer racers.
  const racers = short ? 100 : 200;
  const mock = await startMockProgram();
  const profile = mkdtempSync(join(tmpdir(), 'pitwall-bench-board-'));
  const loads = { first: [] as Loaded[], early: [] as Loaded[], usual: [] as Loaded[] };
  try {
    for (const opening of openings(short)) {
      const server = await startBoardServer(mock.url, racers, latency);
      const page = await signedIn(server, profile);
      try {
        if (opening !== 'early') {
          await page.evaluate(loaded);
          await page.evaluate(pointAtBoard);
        }
        loads[opening].push(await page.evaluate<Loaded>(openBoard));
      } finally {
        await page.close();
        server.close();
      }
    }
  } finally {
    await mock.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  const of = (opening: keyof typeof loads, key: 'visible' | 'all'): number =>
    median(loads[opening].map((one) => one[key]));
  const ideal = (racers * parts * latency) / concurrency;
  const longest = Math.max(0, ...loads.usual.flatMap(({ tasks }) => tasks));
  const all = of('usual', 'all');
  return [
    atMost('readiness board, 40 ms per call: verdicts on the screen', of('usual', 'visible'), 'ms', 1_000, [
      info('while the desk still loads', of('early', 'visible'), 'ms'),
      info('the first time in an installation', of('first', 'visible'), 'ms'),
    ]),
    atMost(`readiness board: all verdicts of ${racers} racers`, all, 'ms', (12_000 * racers) / 200),
    atMost('readiness board: all verdicts / the latency of their calls at six at a time', all / ideal, 'x', 1.3),
    atMost('readiness board: longest task of the page', longest, 'ms', 50),
  ];
};
