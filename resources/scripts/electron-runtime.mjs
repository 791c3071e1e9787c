/** Finds an Electron that can run on this computer, or says in one sentence why there is none. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cli, print, root } from './setup.mjs';

/** The runtime is downloaded once (about 110 MB); after this time the start continues without it. */
const downloadLimit = 4 * 60_000;

const inside = {
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
}[process.platform];
const executableIn = (folder) => join(folder, inside ?? 'electron');

const ownVersion = () => JSON.parse(readFileSync(cli('electron', 'package.json'), 'utf8')).version;

/** Reads the runtime's version without opening a window, which shows whether its shared libraries are installed. */
const probe = (path) => {
  const { status, stdout, stderr } = spawnSync(path, ['-p', 'process.versions.electron'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' },
    timeout: 30_000,
  });
  if (status === 0) return { path, version: stdout.trim() };
  const library = /error while loading shared libraries: (\S+?):/.exec(stderr ?? '')?.[1];
  return { why: library ? `Electron lacks the system library ${library}` : `Electron at ${path} doesn't run` };
};

const download = () => {
  print(`downloading Electron ${ownVersion()} (about 110 MB, only the first time)`);
  const { status, error } = spawnSync(process.execPath, [cli('electron', 'install.js')], {
    cwd: root,
    stdio: 'ignore',
    timeout: downloadLimit,
  });
  if (status === 0) return undefined;
  return error?.code === 'ETIMEDOUT' ? 'took too long' : 'failed';
};

/**
 * @param options.download whether to download Electron's runtime if it is missing
 * @returns `{ path, version }`, or `{ why }`
 */
export const findElectron = (options = { download: true }) => {
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (override) {
    const path = executableIn(override);
    return existsSync(path)
      ? probe(path)
      : { why: `ELECTRON_OVERRIDE_DIST_PATH (${override}) doesn't contain Electron` };
  }
  const path = executableIn(cli('electron', 'dist'));
  if (!existsSync(path)) {
    if (!options.download) return { why: "Electron isn't downloaded" };
    const fault = download();
    if (fault) return { why: `the download of Electron ${fault}` };
  }
  return probe(path);
};

/** Why no window can open on this computer, or undefined. */
export const displayMissing = () => {
  if (process.platform !== 'linux') return undefined;
  if (process.env.WAYLAND_DISPLAY) return undefined;
  const display = process.env.DISPLAY;
  if (!display) return 'there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)';
  const local = /^:(\d+)/.exec(display)?.[1];
  if (local && !existsSync(`/tmp/.X11-unix/X${local}`) && !hasAbstractSocket(local))
    return `no display answers at ${display}`;
  return undefined;
};

const hasAbstractSocket = (number) => {
  try {
    return readFileSync('/proc/net/unix', 'utf8').includes(`@/tmp/.X11-unix/X${number}`);
  } catch {
    return true;
  }
};

/** Switches that this machine needs: Chromium has no sandbox for root. */
export const machineSwitches = () => (process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []);
