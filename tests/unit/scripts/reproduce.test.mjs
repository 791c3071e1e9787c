import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compareFolders } from '../../../resources/scripts/reproduce.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pitwall-reproduce-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const folderOf = (name, files) => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, path, '..'), { recursive: true });
    writeFileSync(join(folder, name, path), content);
  }
  return join(folder, name);
};

test('two builds are compared by the bytes of each file, also of those that only one has', () => {
  const one = folderOf('one', { 'main/index.js': 'a', 'page/x.css': 'b', 'page/old.js': '', 'built.json': '1' });
  const other = folderOf('other', { 'main/index.js': 'a', 'page/x.css': 'c', 'page/new.js': '', 'built.json': '2' });
  expect(compareFolders(one, other)).toEqual({
    count: 4,
    different: [join('page', 'new.js'), join('page', 'old.js'), join('page', 'x.css')],
  });
  expect(compareFolders(one, one)).toEqual({ count: 3, different: [] });
});

/** An archive of Electron, whose files have these hashes. */
const archiveOf = (hashes) => {
  const entries = Object.entries(hashes).map(([name, hash]) => [name, { integrity: { hash } }]);
  const head = Buffer.from(JSON.stringify({ files: { out: { files: Object.fromEntries(entries) } } }));
  const size = Buffer.alloc(16);
  size.writeUInt32LE(head.length, 12);
  return Buffer.concat([size, head]);
};

test('what differs in the archive of a packed app is named file by file', () => {
  const one = folderOf('one', { 'resources/app.asar': archiveOf({ 'a.js': '1', 'b.js': '2' }) });
  const other = folderOf('other', { 'resources/app.asar': archiveOf({ 'a.js': '1', 'b.js': '3', 'c.js': '4' }) });
  const archive = join('resources', 'app.asar');
  expect(compareFolders(one, other)).toEqual({
    count: 4,
    different: [archive, join(archive, 'out', 'b.js'), join(archive, 'out', 'c.js')],
  });
  expect(compareFolders(one, one)).toEqual({ count: 3, different: [] });
});
