/** Installs what tests need from the system: a virtual display, a keychain, a certificate store and Chromium. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { cli, print, root } from './setup.mjs';

const installLimit = 15 * 60_000;

/** The path of a program, or undefined. */
export const which = (name) => {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder.
    }
  }
  return undefined;
};

/** Each program with the Debian packages that contain it and its dependencies. */
const programs = {
  'xvfb-run': ['xvfb', 'xauth'],
  'dbus-run-session': ['dbus'],
  'gnome-keyring-daemon': ['gnome-keyring', 'libsecret-1-0'],
  certutil: ['libnss3-tools'],
};
/** Shared libraries that Electron needs; Chromium's package installs them too. */
const libraries = ['libgtk-3-0', 'libnss3', 'libgbm1', 'libasound2'];

const canInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && which('apt-get') !== undefined;

/** Installs missing packages where possible (Debian, as root). Quick and silent if nothing is missing. */
export const installDebianPackages = () => {
  if (process.platform !== 'linux') return;
  const missing = Object.entries(programs).flatMap(([program, packages]) => (which(program) ? [] : packages));
  if (!findChromium()) missing.push('chromium', 'fonts-liberation');
  if (missing.length === 0 || !canInstall()) return;
  print(`installing ${missing.join(', ')} with apt-get`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: installLimit,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  const install = (packages) =>
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options).status === 0;
  if (!install([...missing, ...libraries])) install(missing);
};

const playwrightChromium = async () => {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
};

/** The system's Chromium: CHROMIUM_PATH, or a program with a usual name. */
export const findChromium = () =>
  [process.env.CHROMIUM_PATH, which('chromium'), which('chromium-browser'), which('google-chrome')].find(
    (path) => path && existsSync(path),
  );

/** The system's Chromium, or Playwright's, which is downloaded once. Undefined if neither is available. */
export const ensureChromium = async () => {
  const system = findChromium();
  if (system) return system;
  const own = await playwrightChromium();
  if (existsSync(own)) return own;
  print('downloading Chromium for the screen tests (only the first time)');
  spawnSync(process.execPath, [cli('playwright', 'cli.js'), 'install', 'chromium'], {
    cwd: root,
    stdio: 'ignore',
    timeout: installLimit,
  });
  return existsSync(own) ? own : undefined;
};
