/**
 * Memory of all processes: idle on the first list, compared with a bare Electron window, and after a walk over all areas,
 * compared with its first round. The walk doesn't stop at a screen, unless `--walk` asks for one at a person's pace.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type ElectronPage, enterDemo, firstRow, openElectron, present, visit } from './electron-page';
import { atMost, type Bench, info, median } from './figure';
import { memoryOfTree } from './process-memory';

const firstList = '/bookings';

const areaPaths = `[...new Set([...document.querySelectorAll('nav a[href]')].map((link) => new URL(link.href).pathname))]`;

/** Milliseconds without work until an app counts as idle. */
const quiet = 6_000;

/** The smallest of some samples, because processes give memory back some time after a collection. */
const idleMemory = async (app: ElectronPage): Promise<number> => {
  await setTimeout(quiet);
  await app.collectGarbage();
  let least = Number.POSITIVE_INFINITY;
  for (let sample = 0; sample < 4; sample += 1) {
    await setTimeout(250);
    least = Math.min(least, memoryOfTree(app.pid));
  }
  return least;
};

const openFirstList = async (profile: string): Promise<ElectronPage> => {
  const app = await openElectron('.', ['--demo'], profile);
  await enterDemo(app);
  await app.evaluate(visit(firstList));
  await app.evaluate(present(firstRow));
  return app;
};

const measureIdle = async (opening: Promise<ElectronPage>): Promise<number> => {
  const app = await opening;
  try {
    return await idleMemory(app);
  } finally {
    await app.close();
  }
};

/** Milliseconds after which the walk signs in again: the demo's tokens last ten minutes, and a round may take some. */
const sessionTime = 5 * 60_000;

const signInAgain = async (app: ElectronPage): Promise<void> => {
  await app.evaluate('window.bridge.session.signOut().then(() => true)');
  await enterDemo(app);
};

interface Walk {
  /** Milliseconds on each screen. */
  readonly look: number;
  readonly isOver: (rounds: number) => boolean;
}

/** Of some rounds that go on as soon as a screen is there: the most garbage in the least time. */
const withoutStops = (rounds: number): Walk => ({ look: 0, isOver: (walked) => walked >= rounds });

/** For some minutes, with a person's look at each screen. */
const atPersonsPace = (minutes: number): Walk => {
  const end = performance.now() + minutes * 60_000;
  return { look: 5_000, isOver: () => performance.now() > end };
};

/** MB on the first list after each round over all areas. */
const walk = async (profile: string, { look, isOver }: Walk): Promise<readonly number[]> => {
  const app = await openFirstList(profile);
  const after: number[] = [];
  try {
    const paths = await app.evaluate<readonly string[]>(areaPaths);
    if (paths.length < 15) throw new Error(`The navigation has only ${paths.length} areas.`);
    let signedInAt = performance.now();
    while (!isOver(after.length)) {
      if (performance.now() - signedInAt > sessionTime) {
        await signInAgain(app);
        signedInAt = performance.now();
      }
      for (const path of [...paths, firstList]) {
        await app.evaluate(visit(path));
        await setTimeout(look);
      }
      after.push(await idleMemory(app));
    }
  } finally {
    await app.close();
  }
  return after;
};

export const memory: Bench = async ({ short, walkMinutes }) => {
  if (process.platform !== 'linux') return [info('memory: measured on Linux only', Number.NaN, 'x')];
  const profile = mkdtempSync(join(tmpdir(), 'pitwall-bench-memory-'));
  const app: number[] = [];
  const bare: number[] = [];
  let rounds: readonly number[];
  try {
    // The first start of an installation writes its settings.
    await measureIdle(openFirstList(profile));
    for (let round = 0; round < (short ? 1 : 3); round += 1) {
      app.push(await measureIdle(openFirstList(profile)));
      bare.push(await measureIdle(openElectron('tests/bench/bare-app')));
    }
    rounds = await walk(profile, walkMinutes === undefined ? withoutStops(short ? 2 : 10) : atPersonsPace(walkMinutes));
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  const first = rounds[0] ?? Number.NaN;
  const last = rounds.at(-1) ?? Number.NaN;
  return [
    atMost('memory of all processes, idle on the first list / bare window', median(app) / median(bare), 'x', 1.25),
    info('  Pitwall', median(app), 'MB'),
    info('  bare window', median(bare), 'MB'),
    atMost('memory after a walk over all areas / after its first round', last / first, 'x', 1.05),
    ...rounds.map((used, round) => info(`  after round ${round + 1}`, used, 'MB')),
  ];
};
