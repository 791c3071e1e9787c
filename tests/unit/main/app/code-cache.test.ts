import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cacheName, loadWithCodeCache } from '../../../../main/app/code-cache';

const require = createRequire(import.meta.url);
const before = require.extensions['.cjs'];
let folder = '';
let scripts = '';
let caches = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pitwall-code-cache-'));
  scripts = folder;
  caches = folder;
  loadWithCodeCache(scripts, caches);
});
afterEach(() => {
  if (before) require.extensions['.cjs'] = before;
  else delete require.extensions['.cjs'];
  rmSync(folder, { recursive: true });
});

const write = (name: string, text: string): string => {
  const file = join(scripts, name);
  writeFileSync(file, text);
  return file;
};

/** What V8 has compiled of a script, as the loader wraps it. */
const compiled = (text: string): Buffer =>
  new Script(`(function (exports, require, module, __filename, __dirname) { ${text}\n})`).createCachedData();

describe('loadWithCodeCache', () => {
  it('loads a script without a cache, and what it requires', () => {
    write('other.cjs', 'exports.from = __dirname;');
    const file = write('first.cjs', 'module.exports = { ...require("./other.cjs"), file: __filename };');
    expect(require(file)).toEqual({ from: scripts, file });
  });

  it('takes the cache that has the name of the text', () => {
    const text = 'exports.value = 1;';
    const file = write('script.cjs', text);
    // V8 tells scripts of one length apart by nothing else, so the other one runs.
    writeFileSync(join(caches, cacheName(text)), compiled('exports.value = 2;'));
    expect(require(file)).toEqual({ value: 2 });
  });

  it('takes no cache of a text that has changed at the same length', () => {
    const file = write('script.cjs', 'exports.value = 3;');
    writeFileSync(join(caches, cacheName('exports.value = 1;')), compiled('exports.value = 1;'));
    expect(require(file)).toEqual({ value: 3 });
  });

  it.each([
    ['empty', Buffer.alloc(0)],
    ['of other bytes', Buffer.alloc(4_096, 7)],
    ['cut', compiled('exports.value = 1;').subarray(0, 64)],
    ['of a text of another length', compiled('exports.value = "another";')],
  ])('compiles a script whose cache is %s', (_, bytes) => {
    const text = 'exports.value = 1;';
    const file = write('script.cjs', text);
    writeFileSync(join(caches, cacheName(text)), bytes);
    expect(require(file)).toEqual({ value: 1 });
  });

  it('keeps the positions of stack traces', () => {
    const file = write('script.cjs', 'exports.fail = () => { throw new Error("stop"); };');
    const { fail } = require(file);
    const stack = (() => {
      try {
        return fail();
      } catch (error) {
        return error instanceof Error ? error.stack : '';
      }
    })();
    expect(stack).toContain('script.cjs:1:30)');
  });

  it('leaves scripts of other folders to Node', () => {
    const other = mkdtempSync(join(tmpdir(), 'pitwall-other-'));
    try {
      const text = 'exports.value = 1;';
      writeFileSync(join(other, 'script.cjs'), text);
      writeFileSync(join(caches, cacheName(text)), compiled('exports.value = 2;'));
      expect(require(join(other, 'script.cjs'))).toEqual({ value: 1 });
    } finally {
      rmSync(other, { recursive: true });
    }
  });
});
