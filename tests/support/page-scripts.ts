/** What the page's own scripts weigh. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Where the build puts the page, from the repository. */
export const pageFolder = 'out/renderer';

/** The most that sign-in and the first list may load, in kilobytes of 1,000 bytes, compressed. */
export const firstListLimit = 264;

/** The app's own files among the addresses of scripts. */
export const scriptFiles = (addresses: Iterable<string>): readonly string[] =>
  [...new Set(addresses)]
    .map((address) => URL.parse(address)?.pathname.slice(1) ?? '')
    .filter((file) => file.endsWith('.js') && existsSync(join(pageFolder, file)));

/** Kilobytes of files, each compressed by itself. */
export const compressed = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(pageFolder, file)), { level: 9 }).length / 1_000, 0);
