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

/** Chromium without the parts of a browser that nobody sees here: it opens a page in a quarter of the time. */
const headlessShell = 'chromium-headless-shell';

/** What tests need from the system: a program, the Debian packages that contain it, and what it is for; `isFull` in the full tier. */
const needs = [
  { program: 'xvfb-run', packages: ['xvfb', 'xauth'], why: 'a display without a screen' },
  { program: 'dbus-run-session', packages: ['dbus'], why: 'a session for the keychain' },
  {
    program: 'gnome-keyring-daemon',
    packages: ['gnome-keyring', 'libsecret-1-0'],
    why: "a temporary keychain, so that yours isn't touched",
  },
  { program: 'certutil', packages: ['libnss3-tools'], why: 'a server with a certificate of its own' },
  { program: headlessShell, packages: [headlessShell, 'fonts-liberation'], why: 'the screens of the browser demo' },
  { program: 'pdftotext', packages: ['poppler-utils'], why: 'another reader of PDF files', isFull: true },
  { program: 'zbarimg', packages: ['zbar-tools'], why: 'another reader of printed codes', isFull: true },
  { program: 'ssconvert', packages: ['gnumeric'], why: 'a spreadsheet that opens the exports', isFull: true },
  {
    program: 'soffice',
    packages: ['libreoffice-calc-nogui'],
    why: 'another one, which reads semicolons and decimal commas',
    isFull: true,
  },
];
/** Shared libraries that Electron needs; Chromium's package installs them too. */
const libraries = ['libgtk-3-0', 'libnss3', 'libgbm1', 'libasound2'];

/** Why packages can't be installed here, or undefined. */
const cannotInstall = () => {
  if (process.env.PITWALL_NO_APT === '1') return 'PITWALL_NO_APT=1 forbids it';
  if (which('apt-get') === undefined) return 'there is no apt-get';
  return process.getuid?.() === 0 ? undefined : 'only root may';
};

/**
 * Installs missing packages on Debian as root, after it has said which and why; `PITWALL_NO_APT=1` forbids it. Silent if nothing
 * is missing.
 */
export const installDebianPackages = () => {
  if (process.platform !== 'linux') return;
  const reason = cannotInstall();
  const hasBrowser = reason !== undefined && findChromium() !== undefined;
  const isFull = process.env.PITWALL_TIER === 'full';
  const missing = needs
    .filter((need) => isFull || !need.isFull)
    .filter(({ program }) => !which(program) && !(hasBrowser && program === headlessShell));
  if (missing.length === 0) return;
  print(`${reason ? 'missing on this system' : 'installing Debian packages with apt-get, as root'}:`);
  for (const { packages, why } of missing) console.log(`  ${packages.join(', ')}: ${why}`);
  if (reason) return print(`they are not installed, because ${reason}; tests that need them are skipped`);
  console.log(`  ${libraries.join(', ')}: what Electron links to`);
  print('set PITWALL_NO_APT=1 to forbid this');
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: installLimit,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  // One by one, because a system may lack a package that it has under another name.
  for (const packages of [...missing.map((need) => need.packages), libraries])
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
};

const playwrightChromium = async () => {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
};

/** The system's Chromium: CHROMIUM_PATH, or a program with a usual name. */
const findChromium = () =>
  process.env.CHROMIUM_PATH ??
  [headlessShell, 'chromium', 'chromium-browser', 'google-chrome'].map(which).find((path) => path !== undefined);

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
