/**
 * `npm run check`: all checks before a commit: types, lint, unused code, unit and contract tests, build.
 * `-- --no-tests` skips the tests.
 */
import { allParts, ensureBuilt } from './build.mjs';
import { cli, print, ready, run } from './setup.mjs';

await ready(import.meta.url);

const node = process.execPath;
const steps = [
  ['types', () => run(node, [cli('typescript', 'bin/tsc'), '-b'])],
  ['lint and format', () => run(node, [cli('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings'])],
  ['unused code', () => run(node, [cli('knip', 'bin/knip.js'), '--treat-config-hints-as-errors'])],
  ['unit and contract tests', () => run(node, [cli('vitest', 'vitest.mjs'), 'run'])],
  ['build', () => ensureBuilt(allParts).then(() => 0)],
];

const withTests = !process.argv.includes('--no-tests');
const results = [];
for (const [name, start] of steps) {
  if (!withTests && name.includes('tests')) continue;
  print(name);
  const from = performance.now();
  const code = await start();
  results.push({ name, code, seconds: (performance.now() - from) / 1000 });
}

console.log('');
for (const { name, code, seconds } of results) {
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
}
process.exit(results.some(({ code }) => code !== 0) ? 1 : 0);
