/**
 * V8's code cache for the app's own scripts, so that a start need not compile them. Packing the app writes it
 * (`resources/scripts/code-cache.mjs`), among the scripts in the archive whose content Electron checks.
 */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { Script } from 'node:vm';

/** Around a CommonJS script, as Node does it. */
const opening = '(function (exports, require, module, __filename, __dirname) { ';
const closing = '\n})';

type Run = (
  exports: unknown,
  require: (id: string) => unknown,
  module: NodeJS.Module,
  file: string,
  folder: string,
) => void;

/** V8 compares a script's length only; and what it compiles depends on its version and, in its flags, on the processor. */
export const cacheName = (text: string): string =>
  [hash('sha1', text), process.versions.v8, process.platform, process.arch].join('-');

const readIfPresent = (path: string): Buffer | undefined => {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
};

/** Loads the `.cjs` scripts below a folder with their caches from now on. One without a cache that V8 accepts is compiled. */
export const loadWithCodeCache = (scripts: string, caches: string): void => {
  const { extensions } = createRequire(import.meta.url);
  const loadOther = extensions['.cjs'] ?? extensions['.js'];
  extensions['.cjs'] = (module, file) => {
    if (!file.startsWith(scripts + sep)) return loadOther(module, file);
    const text = readFileSync(file, 'utf8');
    const cachedData = readIfPresent(join(caches, cacheName(text)));
    const script = new Script(opening + text + closing, {
      filename: file,
      // The positions in stack traces are those in the file.
      columnOffset: -opening.length,
      ...(cachedData ? { cachedData } : {}),
    });
    const run = script.runInThisContext() as Run;
    run(module.exports, (id) => module.require(id), module, file, dirname(file));
  };
};
