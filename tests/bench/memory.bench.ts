/**
 * Memory of all processes: idle on the first list of a server, compared with a bare Electron window, and after a walk over all
 * areas, compared with its first round. The walk goes on as soon as a screen is there: the most garbage in the least time.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type ElectronPage, enterDemo, firstRow, openElectron, present, signIn, visit } from './electron-page';
import { atMost, type Bench, CannotMeasure, info, median } from './figure';
import { startMockProgram } from './mock-program';
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

/** Signs in, unless the keychain has the session of an earlier start. */
const enterServer = async (app: ElectronPage): Promise<void> => {
  await app.evaluate(present('form button[type=submit], nav a[href]'));
  if (await app.evaluate<boolean>(`document.querySelector('nav a[href]') === null`)) await app.evaluate(signIn);
  await app.evaluate(present('nav a[href]'));
};

/** On a server, or in the demo, whose server is a part of main. */
const openFirstList = async (profile: string, server?: string): Promise<ElectronPage> => {
  const app = await openElectron('.', [server === undefined ? '--demo' : `--server=${server}`], profile);
  await (server === undefined ? enterDemo(app) : enterServer(app));
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

/** MB on the first list after each round over all areas. */
const walk = async (profile: string, server: string, rounds: number): Promise<readonly number[]> => {
  const app = await openFirstList(profile, server);
  const after: number[] = [];
  try {
    const paths = await app.evaluate<readonly string[]>(areaPaths);
    if (paths.length < 15) throw new Error(`The navigation has only ${paths.length} areas.`);
    while (after.length < rounds) {
      for (const path of [...paths, firstList]) await app.evaluate(visit(path));
      after.push(await idleMemory(app));
    }
  } finally {
    await app.close();
  }
  return after;
};

export const memory: Bench = async ({ short }) => {
  if (process.platform !== 'linux') throw new CannotMeasure('the memory of all processes is known on Linux only');
  const profile = mkdtempSync(join(tmpdir(), 'pitwall-bench-memory-'));
  const server = await startMockProgram();
  const app: number[] = [];
  const demo: number[] = [];
  const bare: number[] = [];
  let rounds: readonly number[];
  try {
    // The first start of an installation writes its settings.
    await measureIdle(openFirstList(profile, server.url));
    for (let round = 0; round < (short ? 1 : 3); round += 1) {
      app.push(await measureIdle(openFirstList(profile, server.url)));
      demo.push(await measureIdle(openFirstList(profile)));
      bare.push(await measureIdle(openElectron('tests/bench/bare-app')));
    }
    rounds = await walk(profile, server.url, short ? 2 : 5);
  } finally {
    await server.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  const first = rounds[0] ?? Number.NaN;
  const last = rounds.at(-1) ?? Number.NaN;
  return [
    atMost('memory of all processes, idle on the first list / bare window', median(app) / median(bare), 'x', 1.35, [
      info('Pitwall', median(app), 'MB'),
      info('Pitwall, in the demo', median(demo), 'MB'),
      info('bare window', median(bare), 'MB'),
    ]),
    atMost(
      'memory after a walk over all areas / after its first round',
      last / first,
      'x',
      1.05,
      rounds.map((used, round) => info(`after round ${round + 1}`, used, 'MB')),
    ),
  ];
};
