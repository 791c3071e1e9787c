/** `npm run simulate`: this process's share of the histories. */
import { parseArgs } from 'node:util';
import { simulate } from './run';

const { values } = parseArgs({
  options: { histories: { type: 'string' }, seed: { type: 'string' }, path: { type: 'string' } },
});
const startedMs = performance.now();
const histories = Number(values.histories);
const seed = Number(values.seed);
const { failed, tally } = await simulate({ histories, seed, path: values.path });
const seconds = Math.round((performance.now() - startedMs) / 1_000);
const counts = Object.entries(tally).map(([what, count]) => `${count} ${what}`);
console.log(failed ?? `${histories} histories, seed ${seed}, ${seconds} s: ${counts.join(', ')}; no failure`);
process.exit(failed === undefined ? 0 : 1);
