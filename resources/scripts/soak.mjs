/**
 * `npm run soak [-- --runs 1000 --seed 7]`: the outbox on a real Electron against the mock server, with random updates,
 * faults, kills and restarts. 50 runs and a random seed by default; the report names the seed and run of a failure.
 */
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { installDebianPackages, which } from './debian.mjs';
import { displayMissing, findElectron } from './electron-runtime.mjs';
import { print, ready, root, run, stop } from './setup.mjs';

await ready(import.meta.url);
installDebianPackages();
await ensureBuilt(['main', 'preload', 'renderer', 'mock-server']);
const electron = findElectron();
if ('why' in electron) stop(`the soak can't run: ${electron.why}`);

const typescript = ['--experimental-transform-types', '--disable-warning=ExperimentalWarning'];
const loader = new URL('../../tests/support/load-typescript.ts', import.meta.url).href;
const soak = join(root, 'tests', 'soak', 'soak.ts');
const command = [process.execPath, ...typescript, '--import', loader, soak, ...process.argv.slice(2)];
if (process.platform === 'linux') {
  if (displayMissing() && which('xvfb-run')) command.unshift('xvfb-run', '-a', '-s', '-screen 0 1280x800x24');
  // A temporary keychain: the store's key and the session must survive a kill, and the user's own stays as it is.
  if (which('dbus-run-session') && which('gnome-keyring-daemon')) {
    const keychain = join(root, 'resources', 'scripts', 'with-keychain.mjs');
    command.unshift('dbus-run-session', '--', process.execPath, keychain);
  } else
    print('without a keychain the outbox lives in memory, so a kill would lose it: install gnome-keyring and dbus');
}
const [program, ...args] = command;
process.exit(await run(program, args, { env: { ...process.env, PITWALL_ELECTRON: electron.path } }));
