/**
 * `npm run build [part ...]`: builds the app into `out/`, all parts or only those named.
 * Parts: main, preload, renderer, demo (the browser demo), mock-server, check-server.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { writeNotices } from './notices.mjs';
import { isMain, print, ready, root, stop } from './setup.mjs';

const parts = {
  main: [
    'main',
    'preload/contract',
    'mocks',
    'renderer/locales',
    'resources/badges',
    'resources/build',
    'resources/notices',
  ],
  preload: ['preload', 'resources/build', 'resources/notices'],
  renderer: ['renderer', 'preload/contract', 'resources/build', 'resources/notices'],
  demo: ['renderer', 'preload/contract', 'mocks', 'resources/build', 'resources/notices'],
  'mock-server': ['mocks', 'preload/contract'],
  'check-server': ['main', 'preload/contract', 'renderer/locales'],
};
export const allParts = Object.keys(parts);

const stamp = join(root, 'out', 'built.json');

const stamps = () => {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8'));
  } catch {
    return {};
  }
};

/** A digest of the names, sizes and times of a part's sources. */
const fingerprint = (part) => {
  const digest = createHash('sha256');
  const add = (path) => {
    const { size, mtimeMs } = statSync(join(root, path));
    digest.update(`${path} ${size} ${mtimeMs}\n`);
  };
  for (const folder of parts[part]) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) add(join(entry.parentPath, entry.name).slice(root.length + 1));
    }
  }
  for (const file of ['vite.config.ts', 'package.json', 'package-lock.json']) add(file);
  return digest.digest('hex');
};

const make = async (part) => {
  const { build } = await import('vite');
  const from = performance.now();
  const made = fingerprint(part);
  // For the build only: tests that the same script runs later need React's development build.
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await build({ configFile: join(root, 'vite.config.ts'), mode: part });
  } catch (error) {
    const words = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
    throw new Error(`out/${part} could not be built: ${words}`);
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
  writeFileSync(stamp, JSON.stringify({ ...stamps(), [part]: made }));
  print(`built out/${part} in ${((performance.now() - from) / 1000).toFixed(1)} s`);
};

const stale = (part) => !existsSync(join(root, 'out', part)) || stamps()[part] !== fingerprint(part);

/** Builds the parts whose sources changed since their last build. Returns an error message, or undefined. */
export const tryToBuild = async (wanted) => {
  try {
    for (const part of wanted) if (stale(part)) await make(part);
    writeNotices();
    return undefined;
  } catch (error) {
    return error.message;
  }
};

/** Like `tryToBuild`, but ends the script on failure. */
export const ensureBuilt = async (wanted) => {
  const fault = await tryToBuild(wanted);
  if (fault) stop(fault);
};

if (isMain(import.meta.url)) {
  await ready(import.meta.url);
  const requested = process.argv.slice(2);
  const unknown = requested.filter((part) => !(part in parts));
  if (unknown.length > 0) stop(`Unknown part: ${unknown.join(', ')}. Choose from ${allParts.join(', ')}.`);
  rmSync(stamp, { force: true });
  await ensureBuilt(requested.length > 0 ? requested : allParts);
}
