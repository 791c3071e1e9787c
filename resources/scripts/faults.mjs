/**
 * `npm run faults [-- module ... --shard 1/4]`: puts each fault of `tests/faults.json` into its module, one at a time, and runs the
 * tests named there: those of the module, or the fault's own. A fault that no test notices is a promise without a proof.
 * docs/mutation.md says what they are.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { shardOf } from './mutation.mjs';
import { print, ready, root, stop } from './setup.mjs';

/** Projects that one run of Vitest has: each has a module graph of its own. */
const batchSize = 24;

await ready(import.meta.url);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { shard: { type: 'string', default: '1/1' } },
});
const all = JSON.parse(readFileSync(join(root, 'tests', 'faults.json'), 'utf8'));
const unknown = positionals.filter((module) => !(module in all));
if (unknown.length > 0) stop(`${unknown.join(', ')} is not in tests/faults.json`);
const modules = shardOf(positionals.length > 0 ? positionals : Object.keys(all), values.shard);

/** The module as it is, whose tests must pass, and with each of its faults. */
const runs = modules.flatMap((module) => {
  const { tests, faults } = all[module];
  return [['as it is', '', ''], ...faults].map(([title, before, after, own = tests], at) => ({
    ...{ name: `${module}: ${title}`, isControl: at === 0, module, tests: own, before, after },
    ...{ isReached: at === 0, failed: 0, errors: [] },
  }));
});

/** Vite changes the module's text as it loads it; nothing is written. */
const projectOf = (run) => ({
  plugins: [
    {
      name: 'fault',
      enforce: 'pre',
      transform(code, id) {
        if (run.isControl || id.split('?')[0] !== join(root, run.module).replaceAll('\\', '/')) return undefined;
        run.isReached = true;
        return code.replace(run.before, () => run.after);
      },
    },
  ],
  resolve: { alias: { '@contract': join(root, 'preload', 'contract') } },
  test: {
    name: run.name,
    environment: 'node',
    include: run.tests,
    env: { PITWALL_PROPERTY_RUNS: '50' },
    setupFiles: ['tests/support/limit-property-runs.ts'],
    testTimeout: 20_000,
    // It has a module by its text on the disk, which is the same with each fault.
    fsModuleCache: false,
  },
});

const { startVitest } = await import('vitest/node');
for (let from = 0; from < runs.length; from += batchSize) {
  const batch = runs.slice(from, from + batchSize);
  const byName = new Map(batch.map((run) => [run.name, run]));
  const reporter = {
    onTestRunEnd: (testModules) => {
      for (const testModule of testModules) {
        const run = byName.get(testModule.project.name);
        const failed = [...testModule.children.allTests('failed')];
        run.failed += failed.length;
        run.why ??= failed[0]?.result().errors?.[0]?.message;
        run.errors.push(...testModule.errors().map(({ message }) => message));
      }
    },
  };
  const options = {
    root,
    config: false,
    watch: false,
    silent: true,
    maxWorkers: '100%',
    reporters: [reporter],
    projects: batch.map(projectOf),
  };
  const vitest = await startVitest('test', [], options);
  await vitest.close();
  print(`${Math.min(from + batchSize, runs.length)} of ${runs.length} runs`);
}
// Tests that failed, as they should.
process.exitCode = 0;

const problemOf = ({ isControl, isReached, failed, errors, why }) => {
  if (errors.length > 0) return `its tests do not load: ${errors[0]}`;
  if (isControl) return failed > 0 ? `its tests fail: ${why}` : undefined;
  if (!isReached) return 'no test loads the module';
  return failed === 0 ? 'no test fails' : undefined;
};
const problems = runs.flatMap((run) => (problemOf(run) ? [`${run.name}: ${problemOf(run)}`] : []));
print(
  `${runs.filter(({ isControl }) => !isControl).length} faults in ${modules.length} modules, ${problems.length} problems`,
);
if (problems.length > 0) stop(problems.join('\npitwall: '));
