/**
 * `npm run simulate [-- --histories 100000 --seed 7]`: the core on a virtual clock, with simulated servers, network, disks,
 * keychains and people; and, with a tenth as many histories, the settings file and the store. Every choice comes from the
 * seed; a failure prints the shortest history, and what replays it alone.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ready, root, run } from './setup.mjs';

await ready(import.meta.url);
const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    path: { type: 'string' },
    settings: { type: 'boolean', default: false },
    store: { type: 'boolean', default: false },
  },
});
// Histories make much garbage, and none of it lives long.
const typescript = [
  '--max-semi-space-size=64',
  '--experimental-transform-types',
  '--disable-warning=ExperimentalWarning',
];
const loader = new URL('../../tests/support/load-typescript.ts', import.meta.url).href;
const program = [...typescript, '--import', loader, join(root, 'tests', 'simulation', 'program.ts')];

/** One process plays the histories of one seed. */
const play = (histories, seed, more = []) =>
  run(process.execPath, [...program, '--histories', String(histories), '--seed', String(seed), ...more], {
    // What the settings' library asks for, which is not started here.
    env: { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: process.env.ELECTRON_OVERRIDE_DIST_PATH ?? root },
  });

const first = Number(values.seed);
const parts = ['settings', 'store'].flatMap((part) => (values[part] ? [`--${part}`] : []));
if (values.path) process.exit(await play(1, first, ['--path', values.path, ...parts]));
const processes = Math.max(1, availableParallelism());
const share = Math.ceil(Number(values.histories) / processes);
const ends = await Promise.all(
  Array.from({ length: processes }, (_, index) => play(share, first + index * 1_000_003, parts)),
);
process.exit(ends.some((end) => end !== 0) ? 1 : 0);
