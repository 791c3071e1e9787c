/**
 * `npm run fuzz [-- --seconds 600 --target link --seed 7 --shard 1/4]`: feeds every parser of what others wrote with inputs made
 * of `tests/fuzz/corpus`. docs/fuzzing.md says what each one promises. An input that breaks a promise is kept in `out/fuzz`.
 */
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { shardOf } from './mutation.mjs';
import { ready, root, run, stop } from './setup.mjs';

await ready(import.meta.url);
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    shard: { type: 'string', default: '1/1' },
    target: { type: 'string', multiple: true },
  },
});
const all = readdirSync(join(root, 'tests', 'fuzz', 'corpus')).sort();
const unknown = (values.target ?? []).filter((name) => !all.includes(name));
if (unknown.length > 0) stop(`Unknown target: ${unknown.join(', ')}. Choose from ${all.join(', ')}.`);

// Built, because some sources name their texts by a pattern that only Vite knows.
const { build } = await import('vite');
await build({ configFile: join(root, 'vite.config.ts'), mode: 'fuzz' });
const waiting = shardOf(values.target ?? all, values.shard);
let failures = 0;
const work = async () => {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const options = ['--target', name, '--seconds', values.seconds, '--seed', values.seed];
    if ((await run(process.execPath, [join(root, 'out', 'fuzz-program', 'program.js'), ...options])) !== 0)
      failures += 1;
  }
};
await Promise.all(Array.from({ length: Math.max(1, availableParallelism()) }, work));
if (failures > 0) stop(`${failures} targets broke a promise`);
