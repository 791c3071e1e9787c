/**
 * `npm test`: runs all tests, even in a fresh clone: unit and contract tests, the desktop app end to end on a real Electron,
 * the screens in Chromium. `npm test -- unit desktop screens` runs only those named, `npm test -- screens <file>` one file.
 * Prints failures, reasons of skipped tests, and in the last line `N passed, N failed, N skipped`.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { allParts, tryToBuild } from './build.mjs';
import { ensureChromium, installDebianPackages, which } from './debian.mjs';
import { displayMissing, findElectron } from './electron-runtime.mjs';
import { cli, print, ready, root, run, stop } from './setup.mjs';

const total = { passed: 0, failed: 0, skipped: 0, reasons: [], failures: [] };

const skipSuite = (suite, why) => {
  total.skipped += 1;
  total.reasons.push(`${suite} (the whole suite): ${why}`);
};

/** Runs one suite and adds its counts. A suite that fails without counts is itself a failure. */
const suite = async (name, command, args, env = {}) => {
  print(`running the ${name}`);
  const folder = join(root, 'node_modules', '.cache', 'pitwall');
  const file = join(folder, 'summary.json');
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  const code = await run(command, args, { env: { ...process.env, ...env, PITWALL_SUMMARY: file } });
  let counts;
  try {
    counts = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    counts = { passed: 0, failed: 0, skipped: 0, reasons: [], failures: [] };
  }
  if (code !== 0 && counts.failed === 0) {
    counts.failed = 1;
    counts.failures.push(`the ${name} ended with code ${code}, none of them failing`);
  }
  for (const key of ['passed', 'failed', 'skipped']) total[key] += counts[key];
  total.reasons.push(...counts.reasons);
  total.failures.push(...counts.failures);
};

const summaryReporter = (name) => join(root, 'resources', 'scripts', `${name}-summary.mjs`);

/** The arguments: names of suites and files. */
const args = process.argv.slice(2);
const files = args.filter((name) => /[./\\]/.test(name));

const unit = () =>
  suite('unit and contract tests', process.execPath, [
    cli('vitest', 'vitest.mjs'),
    'run',
    ...files,
    '--reporter=default',
    `--reporter=${summaryReporter('vitest')}`,
  ]);

const playwright = (project, ...more) => [
  process.execPath,
  cli('@playwright/test', 'cli.js'),
  'test',
  `--project=${project}`,
  `--reporter=list,${summaryReporter('playwright')}`,
  ...more,
  ...files,
];

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

const suites = { unit, desktop, screens };

await ready(import.meta.url);
const named = args.filter((name) => !files.includes(name));
const unknown = named.filter((name) => !(name in suites));
if (unknown.length > 0) stop(`Unknown suite: ${unknown.join(', ')}. Choose from ${Object.keys(suites).join(', ')}.`);

installDebianPackages();
// Some unit tests run parts of main on Electron, too.
const electron = findElectron();
if ('path' in electron) process.env.PITWALL_ELECTRON = electron.path;
const unbuilt = await tryToBuild(allParts);
if (unbuilt) {
  console.error(unbuilt);
  total.failed += 1;
  total.failures.push('the app could not be built');
}
for (const [name, start] of Object.entries(suites)) {
  if (named.length > 0 && !named.includes(name)) continue;
  if (unbuilt && name !== 'unit') skipSuite(name, 'the app could not be built');
  else await start();
}

if (total.failures.length > 0) console.log('\nFailed:');
for (const failure of total.failures) console.log(`  ${failure.replaceAll('\n', '\n    ')}`);
console.log(total.reasons.length > 0 ? '\nSkipped:' : '\nNothing was skipped.');
for (const reason of total.reasons) console.log(`  ${reason}`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 ? 1 : 0);
