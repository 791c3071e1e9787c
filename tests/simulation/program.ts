/** `npm run simulate`: this process's share of the histories. */
import { parseArgs } from 'node:util';
import { type Report, type Simulation, simulate } from './run';
import { simulateSettings } from './settings/settings-history';

const { values } = parseArgs({
  options: {
    histories: { type: 'string' },
    seed: { type: 'string' },
    path: { type: 'string' },
    settings: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);

const play = async (
  what: string,
  run: (simulation: Simulation) => Promise<Report & { readonly tally: object }>,
  histories: number,
): Promise<boolean> => {
  const startedMs = performance.now();
  const { failed, tally } = await run({ histories, seed, path: values.path });
  const seconds = Math.round((performance.now() - startedMs) / 1_000);
  const counts = Object.entries(tally).map(([name, count]) => `${count} ${name}`);
  console.log(failed ?? `${histories} ${what}, seed ${seed}, ${seconds} s: ${counts.join(', ')}; no failure`);
  return failed === undefined;
};

const count = Number(values.histories);
const isWhole =
  (values.settings || (await play('histories', simulate, count))) &&
  ((values.path !== undefined && !values.settings) ||
    (await play('histories of settings', simulateSettings, Math.ceil(count / 10))));
process.exit(isWhole ? 0 : 1);
