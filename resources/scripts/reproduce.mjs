/**
 * `npm run reproduce [-- --packed]`: builds twice, each time in a new folder of another name and in another time zone, and names
 * what differs: of `out/`, with `--packed` also of the unpacked app and the archive in it. Whoever builds a release again must get
 * the same files.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  globSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { isMain, print, ready, root, run, stop } from './setup.mjs';

/** Times of sources, by which a build knows whether it is due. */
const stamp = 'built.json';

/** The files in an archive of Electron, which begins with their names and hashes. */
const archivedIn = (path) => {
  const bytes = readFileSync(path);
  const { files } = JSON.parse(bytes.toString('utf8', 16, 16 + bytes.readUInt32LE(12)));
  const flat = (entries, folder) =>
    Object.entries(entries).flatMap(([name, entry]) =>
      entry.files ? flat(entry.files, join(folder, name)) : [[join(folder, name), entry.integrity?.hash ?? entry.link]],
    );
  return flat(files, path);
};

const contentsOf = (folder) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory() && entry.name !== stamp)
      .map((entry) => join(entry.parentPath, entry.name))
      .flatMap((path) => {
        if (lstatSync(path).isSymbolicLink()) return [[path, readlinkSync(path)]];
        const file = [path, createHash('sha256').update(readFileSync(path)).digest('hex')];
        return path.endsWith('.asar') ? [file, ...archivedIn(path)] : [file];
      })
      .map(([path, content]) => [relative(folder, path), content]),
  );

/** How many files two folders have in all, and the paths of those that differ or are in one only. */
export const compareFolders = (one, other) => {
  const [ours, theirs] = [contentsOf(one), contentsOf(other)];
  const paths = [...new Set([...ours.keys(), ...theirs.keys()])].sort();
  return { count: paths.length, different: paths.filter((path) => ours.get(path) !== theirs.get(path)) };
};

/** Copies a folder with links to the same bytes, where the disk can. */
const linkTree = (from, to) => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    // Caches of the tools are not installed.
    if (entry.isDirectory() && !/^\.(?!bin$)/.test(entry.name)) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile()) {
      try {
        linkSync(source, target);
      } catch {
        cpSync(source, target);
      }
    }
  }
};

/** A folder with the files of this checkout, and what it has installed. */
const checkOut = (folder) => {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (listed.status !== 0) stop(`git can't list the files: ${listed.stderr.trim()}`);
  for (const path of new Set(listed.stdout.split('\0').filter(Boolean))) {
    if (!lstatSync(join(root, path), { throwIfNoEntry: false })) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  linkTree(join(root, 'node_modules'), join(folder, 'node_modules'));
};

const build = async (folder, isPacked, zone) => {
  checkOut(folder);
  const [script, ...args] = isPacked ? ['package.mjs', '--dir'] : ['build.mjs'];
  const command = [join(folder, 'resources', 'scripts', script), ...args];
  const env = { ...process.env, TZ: zone, CSC_IDENTITY_AUTO_DISCOVERY: 'false' };
  if ((await run(process.execPath, command, { cwd: folder, env })) !== 0) throw new Error(`${script} failed`);
};

const main = async () => {
  await ready(import.meta.url);
  const { packed = false } = parseArgs({ options: { packed: { type: 'boolean' } } }).values;
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'pitwall-reproduce-')));
  try {
    const [one, other] = [join(folder, 'one'), join(folder, 'the-other-one')];
    await build(one, packed, 'Etc/UTC');
    await build(other, packed, 'Pacific/Auckland');
    const parts = ['out', ...(packed ? globSync('dist/{*-unpacked,mac*}', { cwd: one }) : [])];
    let differences = 0;
    for (const part of parts) {
      const { count, different } = compareFolders(join(one, part), join(other, part));
      print(`${part}: ${count} files, ${different.length} differ`);
      for (const path of different) console.log(`  ${join(part, path)}`);
      differences += different.length;
    }
    if (differences > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

if (isMain(import.meta.url)) await main();
