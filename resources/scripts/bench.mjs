/**
 * `npm run bench [-- --short] [--shard 1/4] [--document] [name ...]`: measures performance relative to references in the same
 * run. The benches are bundled first, so that they measure the code as it ships. `--document` writes the figures into
 * `docs/performance.md`.
 */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureChromium, installDebianPackages, which } from './debian.mjs';
import { displayMissing, findElectron } from './electron-runtime.mjs';
import { ensureInstalled, print, ready, root, run, stop } from './setup.mjs';

await ready(import.meta.url);
const { readOptions } = await import('../../tests/bench/options.ts');
const all = readdirSync(join(root, 'tests', 'bench')).flatMap((file) => /^(.+)\.bench\.ts$/.exec(file)?.[1] ?? []);
const { benches } = (() => {
  try {
    return readOptions(process.argv.slice(2), all);
  } catch (error) {
    return stop(error.message);
  }
})();
const { build } = await import('vite');
process.env.NODE_ENV = 'production';
const make = (mode) => build({ configFile: join(root, 'vite.config.ts'), mode });
await make('bench');

installDebianPackages();
await ensureBuilt(['main', 'preload', 'renderer', 'mock-server']);
if (benches.includes('list')) {
  rmSync(join(root, 'out', 'bench-list'), { recursive: true, force: true });
  const modes = ['bench-list'];
  if (ensureInstalled('tests/bench/peers')) modes.push('bench-ag-grid', 'bench-mui-x');
  else print("AG Grid and MUI X couldn't be installed: the list is measured alone");
  for (const mode of modes) await make(mode);
}

const env = { ...process.env };
const electron = findElectron();
if ('why' in electron) print(`benches of the desktop app cannot run: ${electron.why}`);
else env.PITWALL_ELECTRON = electron.path;
const chromium = await ensureChromium();
if (chromium) env.PITWALL_CHROMIUM = chromium;

const command = [process.execPath, join(root, 'out', 'bench', 'run.js'), ...process.argv.slice(2)];
// A temporary keychain, for what is measured across restarts.
if (process.platform === 'linux' && which('dbus-run-session') && which('gnome-keyring-daemon')) {
  const keychain = join(root, 'resources', 'scripts', 'with-keychain.mjs');
  command.unshift('dbus-run-session', '--', process.execPath, keychain);
}
if (process.platform === 'linux' && displayMissing() && which('xvfb-run')) {
  command.unshift('xvfb-run', '-a', '-s', '-screen 0 1920x1080x24');
}
const [first, ...args] = command;
process.exit(await run(first, args, { env }));
