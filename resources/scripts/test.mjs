/**
 * Runs the tests, even in a fresh clone, in one of two tiers (tests/README.md says what is in which):
 *
 * - `npm test`: what proves a change. `npm test -- unit desktop screens` runs only the suites named, `npm test -- screens <file>`
 *   one file. `npm test -- --changed[=<commit>]` runs what the changes since that commit (the last one by default) can break.
 * - `npm run test:full [-- --shard 1/4]`: what proves a release: all of that with full property runs, the walks of
 *   `tests/full/`, the simulation, the fuzzing, two builds compared, a long soak, the benches, the mutation tests and the
 *   hand-chosen faults.
 *
 * Prints failures, tests that needed a second try, reasons of skipped tests, seconds of each suite, and in the last line
 * `N passed, N failed, N skipped`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { allParts, tryToBuild } from './build.mjs';
import { ensureChromium, installDebianPackages, which } from './debian.mjs';
import { displayMissing, findElectron } from './electron-runtime.mjs';
import { cli, print, ready, root, run, stop } from './setup.mjs';

const parse = (args) => {
  const options = { full: false, suites: [], files: [] };
  for (let index = 0; index < args.length; index += 1) {
    const [name, value] = args[index].split(/=(.*)/s);
    if (name === '--full') options.full = true;
    else if (name === '--changed') options.changed = value ?? 'HEAD';
    else if (name === '--shard') options.shard = value ?? args[++index] ?? '';
    else if (name.startsWith('-')) stop(`Unknown switch: ${name}. Choose from --changed, --shard.`);
    else if (/[./\\]/.test(name)) options.files.push(name);
    else options.suites.push(name);
  }
  const { shard } = options;
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(shard ?? '1/1')?.map(Number) ?? [];
  if (!(part >= 1 && part <= parts)) stop(`--shard is written 1/4, the first of four; this is "${shard}".`);
  return { ...options, part, parts };
};

const options = parse(process.argv.slice(2));
const { full, shard, files, changed } = options;
if (full) process.env.PITWALL_TIER = 'full';

const total = { passed: 0, failed: 0, skipped: 0, reasons: [], failures: [], secondTries: [] };
const times = [];

const skipSuite = (suite, why) => {
  total.skipped += 1;
  total.reasons.push(`${suite} (the whole suite): ${why}`);
};

const fail = (failure) => {
  total.failed += 1;
  total.failures.push(failure);
};

/** Runs a command and notes how long it took. */
const timed = async (name, command, args, env = {}) => {
  print(`running the ${name}`);
  const from = performance.now();
  const code = await run(command, args, { env: { ...process.env, ...env } });
  times.push(`${Math.round((performance.now() - from) / 1000)} s: ${name}`);
  return code;
};

/** Runs one suite and adds its counts. A suite that fails without counts is itself a failure. */
const suite = async (name, command, args, env = {}) => {
  const folder = join(root, 'node_modules', '.cache', 'pitwall');
  const file = join(folder, 'summary.json');
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  const code = await timed(name, command, args, { ...env, PITWALL_SUMMARY: file });
  let counts = { passed: 0, failed: 0, skipped: 0, reasons: [], failures: [], secondTries: [] };
  try {
    counts = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // It ended before it could count.
  }
  if (code !== 0 && counts.failed === 0) fail(`the ${name} ended with code ${code}, none of them failing`);
  for (const key of ['passed', 'failed', 'skipped']) total[key] += counts[key];
  for (const key of ['reasons', 'failures', 'secondTries']) total[key].push(...counts[key]);
};

/** Runs a script of the full tier, which counts as one test. */
const script = async (name, ...args) => {
  const code = await timed(name, process.execPath, [join(root, 'resources', 'scripts', `${name}.mjs`), ...args]);
  if (code === 0) total.passed += 1;
  else fail(`npm run ${name} ended with code ${code}`);
};

const summaryReporter = (name) => join(root, 'resources', 'scripts', `${name}-summary.mjs`);
const sharded = shard ? [`--shard=${shard}`] : [];

const vitest = (name, ...args) =>
  suite(name, process.execPath, [
    cli('vitest', 'vitest.mjs'),
    'run',
    ...args,
    ...sharded,
    '--reporter=default',
    `--reporter=${summaryReporter('vitest')}`,
  ]);

const unit = async () => {
  if (changed === undefined) return vitest('unit and contract tests', ...files);
  await vitest(`unit tests of what changed since ${changed}`, `--changed=${changed}`, '--passWithNoTests');
  // They read files instead of importing them, so nothing tells which of them a change can break.
  await vitest('contract tests', 'tests/contract/');
};

/** The files that differ from a commit, and those that git doesn't know yet. */
const changedFiles = (commit) =>
  [
    ['diff', '--name-only', commit],
    ['ls-files', '--others', '--exclude-standard'],
  ].flatMap((command) => {
    const { status, stdout, stderr } = spawnSync('git', command, { cwd: root, encoding: 'utf8' });
    if (status !== 0) stop(`git can't tell what changed since ${commit}: ${stderr.trim()}`);
    return stdout.split('\n').filter((file) => file !== '');
  });

/** Playwright's command for the tests of `tests/e2e/<name>`, in the full tier also for those of `tests/full/<name>`. */
const playwright = (name, ...more) => {
  const withFull = full || files.some((file) => file.includes('full'));
  return [
    process.execPath,
    cli('@playwright/test', 'cli.js'),
    'test',
    `--project=${name}`,
    ...(withFull ? [`--project=full-${name}`] : []),
    `--reporter=list,${summaryReporter('playwright')}`,
    ...more,
    ...sharded,
    ...files,
  ];
};

const workers = () => `--workers=${Math.min(2, availableParallelism())}`;

const desktop = async () => {
  const name = 'end-to-end tests on Electron';
  if ('why' in electron) return skipSuite(name, electron.why);
  const command = playwright('desktop');
  // A temporary keychain, so that nothing changes in the user's own.
  if (process.platform === 'linux') {
    if (which('dbus-run-session') && which('gnome-keyring-daemon')) {
      const keychain = join(root, 'resources', 'scripts', 'with-keychain.mjs');
      command.unshift('dbus-run-session', '--', process.execPath, keychain);
    }
    // Each worker opens a virtual display of its own (tests/support/display.ts).
    if (which('Xvfb')) command.push(workers());
    else {
      const reason = displayMissing();
      if (reason) return skipSuite(name, `${reason}, and Xvfb is not installed`);
    }
  }
  const [program, ...args] = command;
  await suite(`${name} ${electron.version}`, program, args);
};

const screens = async () => {
  const chromium = await ensureChromium();
  if (!chromium) return skipSuite('screens in Chromium', 'there is no Chromium here and it could not be downloaded');
  // Browsers in parallel share only the demo's files.
  const [program, ...args] = playwright('screens', workers());
  await suite('screens in Chromium', program, args, { PITWALL_CHROMIUM: chromium });
};

/** 50 runs of the soak, in shares of different seeds. */
const soak = () => {
  if ('why' in electron) return skipSuite('soak', electron.why);
  return script('soak', '--runs', String(Math.ceil(50 / options.parts)), '--seed', String(10 + options.part));
};
/** 100,000 histories, in shares of different seeds. */
const simulation = () =>
  script('simulate', '--histories', String(Math.ceil(100_000 / options.parts)), '--seed', String(options.part));
/** 20 seconds of each target; every input of the corpus is also a unit test. */
const fuzz = () => script('fuzz', ...sharded);
/** Two builds, compared file by file, and packed where there is an Electron: once, whatever the shards. */
const reproduce = () => {
  if (options.part === 1) return script('reproduce', ...('why' in electron ? [] : ['--packed']));
};
const bench = () => script('bench', '--short', ...sharded);
const mutation = () => script('mutation', ...sharded);
const faults = () => script('faults', ...sharded);

const suites = {
  unit,
  desktop,
  screens,
  ...(full ? { simulation, fuzz, reproduce, soak, bench, mutation, faults } : {}),
};

await ready(import.meta.url);
const unknown = options.suites.filter((name) => !(name in suites));
if (unknown.length > 0) stop(`Unknown suite: ${unknown.join(', ')}. Choose from ${Object.keys(suites).join(', ')}.`);

installDebianPackages();
// Some unit tests run parts of main on Electron, too.
const electron = findElectron();
if ('path' in electron) process.env.PITWALL_ELECTRON = electron.path;
const unbuilt = await tryToBuild(allParts);
if (unbuilt) {
  console.error(unbuilt);
  fail('the app could not be built');
}
let named = options.suites.length > 0 ? options.suites : Object.keys(suites);
if (changed !== undefined) {
  const { specsFor } = await import('../../tests/areas.ts');
  const specs = specsFor(changedFiles(changed));
  files.push(...(specs ?? []));
  named = named.filter(
    (name) => !specs || name === 'unit' || specs.some((file) => file.startsWith(`tests/e2e/${name}/`)),
  );
}
for (const name of named) {
  if (unbuilt && name !== 'unit') skipSuite(name, 'the app could not be built');
  else await suites[name]();
}

const list = (title, lines) => {
  if (lines.length > 0) console.log(`\n${title}`);
  for (const line of lines) console.log(`  ${line.replaceAll('\n', '\n    ')}`);
};

// Nobody waits for the full tier, so nobody would look at what it passes over.
if (full) for (const title of total.secondTries) fail(`${title}\npassed only at its second try`);
else list('Passed only at the second try, which is a defect of the test or the app:', total.secondTries);
list('Took:', times);
list('Failed:', total.failures);
list('Skipped:', total.reasons);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 ? 1 : 0);
