/** The time from process start to a painted, usable sign-in page, compared with a bare Electron window. */

import { type ElectronPage, openElectron, present } from './electron-page';
import { atMost, type Bench, info, median } from './figure';

/** When the last large part of the page was painted, in wall-clock time. */
const painted = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const observer = new PerformanceObserver((list) => {
    observer.disconnect();
    resolve(performance.timeOrigin + Math.max(...list.getEntries().map((entry) => entry.startTime)));
  });
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
})))`;

const measure = async (page: ElectronPage, selector: string): Promise<number> => {
  try {
    await page.evaluate(present(selector));
    return (await page.evaluate<number>(painted)) - page.startedAt;
  } finally {
    await page.close();
  }
};

export const start: Bench = async ({ short }) => {
  const app: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < (short ? 3 : 9); round += 1) {
    app.push(await measure(await openElectron('.', ['--demo']), 'form button[type=submit]'));
    bare.push(await measure(await openElectron('tests/bench/bare-app'), 'h1'));
  }
  return [
    atMost('cold start to a usable sign-in page / bare window', median(app) / median(bare), 'x', 1.25),
    info('  Pitwall', median(app), 'ms'),
    info('  bare window', median(bare), 'ms'),
  ];
};
