/**
 * `npm run mutation` runs mutation testing of the guard modules; docs/mutation.md explains what it measures.
 * `-- --mutate <file>` for one module.
 */
import { cli, ready, run } from './setup.mjs';

await ready(import.meta.url);

const stryker = cli('@stryker-mutator/core', 'bin/stryker.js');
process.exit(await run(process.execPath, [stryker, 'run', ...process.argv.slice(2)]));
