/** The time from process start to a painted, usable sign-in page, compared with a bare Electron window. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
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

const timeTo = async (page: ElectronPage, selector: string): Promise<number> => {
  await page.evaluate(present(selector));
  return (await page.evaluate<number>(painted)) - page.startedAt;
};

const measure = async (opening: Promise<ElectronPage>, selector: string): Promise<number> => {
  const page = await opening;
  try {
    return await timeTo(page, selector);
  } finally {
    await page.close();
  }
};

const scriptsIn = (profile: string): number => {
  try {
    return readdirSync(join(profile, 'data', 'Partitions', 'pitwall', 'Code Cache', 'js')).filter((name) =>
      name.endsWith('_0'),
    ).length;
  } catch {
    return 0;
  }
};

/** Starts the app once and lets Chromium keep its compiled scripts, as it does for every start but the first. */
const startFirst = async (profile: string): Promise<number> => {
  const page = await openElectron('.', ['--demo'], profile);
  try {
    const time = await timeTo(page, 'form button[type=submit]');
    for (let tries = 0; scriptsIn(profile) < 2 && tries < 200; tries += 1) await setTimeout(50);
    return time;
  } finally {
    await page.close();
  }
};

export const start: Bench = async ({ short }) => {
  const profiles = ['pitwall', 'bare'].map((name) => mkdtempSync(join(tmpdir(), `pitwall-bench-start-${name}-`)));
  const [own = '', other = ''] = profiles;
  const app: number[] = [];
  const bare: number[] = [];
  try {
    const first = await startFirst(own);
    await measure(openElectron('tests/bench/bare-app', [], other), 'h1');
    for (let round = 0; round < (short ? 9 : 21); round += 1) {
      app.push(await measure(openElectron('.', ['--demo'], own), 'form button[type=submit]'));
      bare.push(await measure(openElectron('tests/bench/bare-app', [], other), 'h1'));
    }
    return [
      atMost('cold start to a usable sign-in page / bare window', median(app) / median(bare), 'x', 1.5, [
        info('Pitwall', median(app), 'ms'),
        info('Pitwall, the first start of an installation', first, 'ms'),
        info('bare window', median(bare), 'ms'),
      ]),
    ];
  } finally {
    for (const profile of profiles) rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};
