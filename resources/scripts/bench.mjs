/**
 * `npm run bench [-- --short] [name ...]`: measures performance relative to references in the same run. The benches
 * are bundled first, so that they measure the code as it ships.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureChromium, installDebianPackages, which } from './debian.mjs';
import { displayMissing, findElectron } from './electron-runtime.mjs';
import { ensureInstalled, print, ready, root, run } from './setup.mjs';

await ready(import.meta.url);
installDebianPackages();
await ensureBuilt(['main', 'preload', 'renderer', 'demo', 'mock-server']);
process.env.NODE_ENV = 'production';
const { build } = await import('vite');
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const modes = ['bench', 'bench-list', 'bench-pool'];
const peers = ['bench-ag-grid', 'bench-mui-x'];
if (names.length === 0 || names.includes('list')) {
  if (ensureInstalled('tests/bench/peers')) modes.push(...peers);
  else print('AG Grid and MUI X could not be installed: the list is compared with the plain row pool only');
}
rmSync(join(root, 'out', 'bench-list'), { recursive: true, force: true });
for (const mode of modes) await build({ configFile: join(root, 'vite.config.ts'), mode });

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
const [program, ...args] = command;
process.exit(await run(program, args, { env }));
