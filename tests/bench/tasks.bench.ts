/** The longest task of the page while dashboard, desk, board and detail pages open again, once they were loaded. */
import { enterDemo, openElectron, visit } from './electron-page';
import { atMost, type Bench, info, median } from './figure';

const screens = [
  { name: 'dashboard', path: '/' },
  { name: 'event desk', path: '/desk' },
  { name: 'readiness board', path: '/inspections' },
  { name: 'booking', path: '/bookings/1' },
  { name: 'ticket', path: '/tickets/1' },
  { name: 'visitor', path: '/visitors/1' },
  { name: 'event', path: '/events/27' },
  { name: 'track', path: '/tracks/1' },
  { name: 'racer', path: '/inspections/1' },
] as const;

/** Opens a path, and returns the tasks above 50 ms until it is still. */
const open = (path: string): string => `(async () => {
  const tasks = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  observer.observe({ type: 'longtask' });
  await ${visit(path)};
  // The last ones are told a moment later.
  await new Promise((resolve) => setTimeout(resolve, 100));
  observer.disconnect();
  return tasks;
})()`;

export const tasks: Bench = async ({ short }) => {
  const app = await openElectron('.', ['--demo']);
  const longest = new Map<string, number[]>();
  try {
    await enterDemo(app);
    for (let round = 0; round < (short ? 2 : 4); round += 1)
      for (const { name, path } of screens) {
        const opened = await app.evaluate<readonly number[]>(open(path));
        // The first round loads the code and fills the caches.
        if (round > 0) longest.set(name, [...(longest.get(name) ?? []), Math.max(0, ...opened)]);
      }
  } finally {
    await app.close();
  }
  const medians = new Map([...longest].map(([name, found]) => [name, median(found)] as const));
  return [
    atMost(
      'longest task while screens open again, median of the worst screen',
      Math.max(...medians.values()),
      'ms',
      50,
    ),
    ...[...medians].map(([name, task]) => info(`  ${name}`, task, 'ms')),
  ];
};
