/**
 * `npm run mutation` runs mutation testing of the guarded modules; docs/mutation.md explains what it measures.
 * `-- <module>...` for some of them, `-- --shard 1/4` for every fourth; `--document` writes the scores to the document.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cli, isMain, print, ready, root, run, stop } from './setup.mjs';

const reportFile = join(root, 'out', 'mutation.json');
const documentFile = join(root, 'docs', 'mutation.md');

/** The modules of `1/4`: the first, the fifth and so on. */
export const shardOf = (modules, shard) => {
  const [, number, count] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(shard) ?? []).map(Number);
  if (!(number <= count)) throw new Error(`--shard must be like 1/4, not ${shard}`);
  return modules.filter((_, at) => at % count === number - 1);
};

/**
 * The result of a module from Stryker's report. A mutant that fails no test counts as survived, even if it ran out of
 * time, because that may be the machine's fault; one in an endless loop reaches Stryker's limit of passes.
 */
export const resultOf = (report, module, tests) => {
  const idle = tests.filter((test) => !report.testFiles?.[test]?.tests.length);
  if (idle.length > 0) throw new Error(`${module}: no test of ${idle.join(', ')} ran, or it doesn't import the module`);
  const mutants = report.files[module].mutants.filter(({ status }) => !/Error$|^Ignored$/.test(status));
  const killed = mutants.filter(
    ({ status, statusReason = '' }) =>
      status === 'Killed' || (status === 'Timeout' && statusReason.startsWith('Hit limit')),
  ).length;
  if (mutants.length === 0) throw new Error(`${module}: there is nothing to mutate`);
  return { mutants: mutants.length, killed, score: (100 * killed) / mutants.length };
};

/** The document with the rows of its table replaced: new ones for what was measured, one for each guarded module. */
export const withScores = (text, modules, measured, date) => {
  const rows = modules.flatMap((module) => {
    const result = measured.get(module);
    if (!result) return text.split('\n').filter((line) => line.startsWith(`| \`${module}\` |`));
    return `| \`${module}\` | ${result.mutants} | ${result.killed} | ${Math.floor(result.score)} % | ${date} |`;
  });
  return text.replace(/(\| Module .*\n\|[-|]+\n)(?:\|.*\n)*/, (_, head) => `${head}${rows.join('\n')}\n`);
};

const measure = async (module, tests) => {
  const missing = [module, ...tests].find((file) => !existsSync(join(root, file)));
  if (missing) throw new Error(`${module}: ${missing} does not exist`);
  if (tests.length === 0) throw new Error(`${module} has no test`);
  rmSync(reportFile, { force: true });
  const stryker = cli('@stryker-mutator/core', 'bin/stryker.js');
  const code = await run(process.execPath, [stryker, 'run'], { env: { ...process.env, GUARDED_MODULE: module } });
  if (code !== 0 || !existsSync(reportFile))
    throw new Error(`${module} couldn't be measured: its tests fail or there are none, as Stryker says above`);
  return resultOf(JSON.parse(readFileSync(reportFile, 'utf8')), module, tests);
};

const main = async () => {
  await ready(import.meta.url);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { shard: { type: 'string', default: '1/1' }, document: { type: 'boolean', default: false } },
  });
  const { lowestScore, modules } = JSON.parse(readFileSync(join(root, 'tests', 'guarded-modules.json'), 'utf8'));
  const all = Object.keys(modules);
  const unknown = positionals.filter((module) => !all.includes(module));
  if (unknown.length > 0) stop(`${unknown.join(', ')} is not in tests/guarded-modules.json`);

  const measured = new Map();
  const problems = [];
  for (const module of shardOf(positionals.length > 0 ? positionals : all, values.shard)) {
    const start = Date.now();
    try {
      const result = await measure(module, modules[module]);
      measured.set(module, result);
      const { mutants, killed, score } = result;
      const seconds = Math.round((Date.now() - start) / 1000);
      print(`${module}: ${killed} of ${mutants} mutants killed, ${score.toFixed(1)} %, in ${seconds} s`);
      if (score < lowestScore) problems.push(`${module}: ${score.toFixed(1)} % is less than ${lowestScore} %`);
    } catch (error) {
      problems.push(error.message);
    }
  }
  if (values.document) {
    const date = new Date().toISOString().slice(0, 10);
    writeFileSync(documentFile, withScores(readFileSync(documentFile, 'utf8'), all, measured, date));
  }
  if (problems.length > 0) stop(problems.join('\npitwall: '));
};

if (isMain(import.meta.url)) await main();
