/** `npm run simulate`: this process's share of the histories. */
import { parseArgs } from 'node:util';
import { type Report, type Simulation, simulate } from './run';
import { simulateSettings } from './settings/settings-history';
import { simulateStore } from './store/store-history';

const { values } = parseArgs({
  options: {
    histories: { type: 'string' },
    seed: { type: 'string' },
    path: { type: 'string' },
    settings: { type: 'boolean', default: false },
    store: { type: 'boolean', default: false },
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
const isOne = values.settings || values.store;
/** A path is of one kind of histories; without one, all kinds are played. */
const isPlayed = (isChosen: boolean): boolean => isChosen || (!isOne && values.path === undefined);
const isWhole =
  (isOne || (await play('histories', simulate, count))) &&
  (!isPlayed(values.settings) || (await play('histories of settings', simulateSettings, Math.ceil(count / 10)))) &&
  (!isPlayed(values.store) || (await play('histories of the store', simulateStore, Math.ceil(count / 10))));
process.exit(isWhole ? 0 : 1);
