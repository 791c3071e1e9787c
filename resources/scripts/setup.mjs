/**
 * `npm run setup`: prepares a checkout. Every other script runs it first, so it is quick when there is nothing to do.
 * Runs on Node 20 and without dependencies, because it installs them.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const windows = process.platform === 'win32';
const modules = join(root, 'node_modules');

/** The project's own Node 24, from the npm package `node`. */
const projectNode = join(modules, 'node', 'bin', windows ? 'node.exe' : 'node');

/** Whether a script was started directly, rather than imported. */
export const isMain = (script) =>
  process.argv[1] !== undefined &&
  existsSync(process.argv[1]) &&
  realpathSync(process.argv[1]) === fileURLToPath(script);

export const print = (text) => console.log(`pitwall: ${text}`);

/** Ends the script with a message instead of a stack trace. */
export const stop = (text) => {
  console.error(`pitwall: ${text}`);
  process.exit(1);
};

/** Runs a command in this terminal and resolves with its exit code. Signals are forwarded, and end this script too. */
export const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    let stopped = false;
    const forward = (signal) => {
      stopped = true;
      child.kill(signal);
    };
    for (const signal of signals) process.on(signal, forward);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const name of signals) process.off(name, forward);
      if (stopped) process.exit(code ?? 1);
      resolve(code ?? (signal ? 1 : 0));
    });
  });

const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Why `npm ci` must run in a folder, or undefined if its node_modules matches its package-lock.json. */
const installDue = (folder) => {
  const wanted = readJson(join(folder, 'package-lock.json'));
  if (!wanted) stop('package-lock.json is missing or damaged: restore it with `git checkout package-lock.json`.');
  const found = readJson(join(folder, 'node_modules', '.package-lock.json'));
  if (!found) return 'nothing is installed yet';
  for (const [path, entry] of Object.entries(wanted.packages)) {
    if (path === '') continue;
    const there = found.packages[path];
    // Optional packages of other systems are not installed.
    if (!there && !entry.optional && !entry.devOptional) return `${path.replace('node_modules/', '')} is missing`;
    if (there && there.version !== entry.version) return `${path.replace('node_modules/', '')} has another version`;
  }
  return undefined;
};

/** Runs npm, if possible the one that started this script. */
const npm = (args, folder) => {
  const cli = process.env.npm_execpath;
  const options = { cwd: folder, stdio: 'inherit' };
  return cli?.endsWith('.js')
    ? spawnSync(process.env.npm_node_execpath ?? process.execPath, [cli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: windows });
};

const install = (folder, ...switches) =>
  npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error', ...switches], folder).status === 0;

/**
 * Installs what a folder of its own needs, if it isn't yet. Without a network it gives up within seconds.
 *
 * @param folder relative to the root, with its package.json and lock file
 * @returns whether it is installed
 */
export const ensureInstalled = (folder) => {
  const due = installDue(join(root, folder));
  if (due) print(`installing ${folder} (${due})`);
  return !due || install(join(root, folder), '--fetch-retries=1', '--fetch-retry-mintimeout=1000');
};

const nodeWorks = () =>
  existsSync(projectNode) && spawnSync(projectNode, ['-e', '0'], { timeout: 20_000 }).status === 0;

const setUp = () => {
  const due = installDue(root);
  if (due) {
    print(`installing the dependencies (${due}); this takes a minute or two the first time`);
    if (!install(root)) {
      stop("npm couldn't install the dependencies. Fix the problem it reports above, then run the command again.");
    }
  }
  if (due || !existsSync(projectNode)) {
    if (nodeWorks()) return;
    // npm may be configured not to run install scripts.
    print('fetching Node 24 for this checkout');
    const script = join(modules, 'node', 'installArchSpecificPackage.js');
    spawnSync(process.execPath, [script], { cwd: join(modules, 'node'), stdio: 'ignore' });
    if (!nodeWorks()) {
      stop("Couldn't install Node 24. Delete node_modules and run the command again, or install Node 24 yourself.");
    }
  }
};

/**
 * Sets up and continues on Node 24: on another version, the script is started again on the right one and
 * this call does not return.
 *
 * @param script the calling script's `import.meta.url`
 */
export const ready = async (script) => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20) stop(`Node ${process.versions.node} is too old. Install Node 20 or newer.`);
  setUp();
  const path = `${join(modules, '.bin')}${delimiter}${process.env.PATH ?? ''}`;
  process.env.PATH = path;
  if (major > 22 || (major === 22 && minor >= 18)) return;
  process.exit(await run(projectNode, [fileURLToPath(script), ...process.argv.slice(2)]));
};

/** The path of a dependency's command-line script, to run with `process.execPath`. */
export const cli = (name, file) => join(modules, name, file);

if (isMain(import.meta.url)) {
  setUp();
  print('ready');
}
