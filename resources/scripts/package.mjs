/**
 * `npm run package [-- switches of electron-builder]`: builds installers for this system in `dist/`; with `--dir` only the
 * unpacked app. ELECTRON_OVERRIDE_DIST_PATH packs that runtime instead of the one electron-builder downloads.
 * PITWALL_UPDATE_ADDRESS is where the app looks for updates; without it, it doesn't.
 */
import { ensureBuilt } from './build.mjs';
import { findElectron } from './electron-runtime.mjs';
import { cli, ready, run, stop } from './setup.mjs';

/** Lets electron-builder take the local runtime instead of downloading one. */
const localRuntime = () => {
  const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (!folder) return [];
  const electron = findElectron();
  if ('why' in electron) stop(`${electron.why}.`);
  return [`-c.electronDist=${folder}`, `-c.electronVersion=${electron.version}`];
};

// A reserved name, which the app reads as none: `app-update.yml` is needed in any case, for the publisher's name.
process.env.PITWALL_UPDATE_ADDRESS ||= 'https://updates.invalid/';

await ready(import.meta.url);
await ensureBuilt(['main', 'preload', 'renderer']);
const runtime = localRuntime();
const args = ['--config', 'electron-builder.yml', '--publish', 'never', ...runtime, ...process.argv.slice(2)];
process.exit(await run(process.execPath, [cli('electron-builder', 'cli.js'), ...args]));
