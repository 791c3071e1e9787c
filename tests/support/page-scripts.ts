/** The size of the page's scripts. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The build's output folder for the page. */
const pageFolder = 'out/renderer';

/** The maximum size of sign-in and the first list, in kilobytes of 1,000 bytes, compressed: a start reads them from the disk. */
export const firstListLimit = 480;

/** The app's own files among script addresses. */
export const scriptFiles = (addresses: Iterable<string>): readonly string[] =>
  [...new Set(addresses)]
    .map((address) => URL.parse(address)?.pathname.slice(1) ?? '')
    .filter((file) => file.endsWith('.js') && existsSync(join(pageFolder, file)));

/** The total kilobytes of files, each compressed separately. */
export const compressed = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(pageFolder, file)), { level: 9 }).length / 1_000, 0);
