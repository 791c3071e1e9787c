/**
 * The folder of the settings file on a simulated disk. The app and its library use `node:fs` there, without a port, so this
 * stands in for its functions, for paths of the simulated folder only. Import it before the library.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { append, type Content, createFolder, systemError } from '../folder';

export const settingsFolder = '/simulated';

let folder = createFolder();
let isFull = false;
/** Changes of the disk until the app is killed. */
let changesLeft = Number.POSITIVE_INFINITY;
let isKilled = false;
/** Open files by number. Others are not ours. */
const open = new Map<number, { readonly content: Content; position: number }>();
let nextFile = 1_000_000;

/** Called in place of each function: nothing happens any more once the app was killed. */
const live = (isChange: boolean): void => {
  if (isChange) changesLeft -= 1;
  if (changesLeft < 0) isKilled = true;
  if (isKilled) throw systemError('KILLED');
};

const statOf = (content: Content | undefined) => ({
  ...{ size: content?.bytes.length ?? 0, uid: process.getuid?.(), gid: process.getgid?.(), mode: 0o600 },
  ...{ isFile: () => content !== undefined, isDirectory: () => !content, isSymbolicLink: () => false },
});

const lookUp = (path: string, { throwIfNoEntry = true }: { readonly throwIfNoEntry?: boolean } = {}) => {
  live(false);
  if (path === settingsFolder) return statOf(undefined);
  if (!throwIfNoEntry && !folder.names.has(path)) return undefined;
  return statOf(folder.lookUp(path));
};
const write = (content: Content, data: string | Uint8Array): number => append(content, Buffer.from(data), isFull);

/** What stands in for the functions that are given a path. */
const byPath = {
  statSync: lookUp,
  lstatSync: lookUp,
  existsSync: (path: string) => path === settingsFolder || folder.names.has(path),
  realpathSync: (path: string) => {
    lookUp(path);
    return path;
  },
  mkdirSync: () => live(false),
  chmodSync: () => live(false),
  chownSync: () => live(false),
  readFileSync: (path: string, options?: unknown) => {
    live(false);
    const { bytes } = folder.lookUp(path);
    return options === undefined ? bytes : bytes.toString();
  },
  openSync: (path: string, flags: string) => {
    live(flags !== 'r');
    const content = flags === 'r' ? folder.lookUp(path) : folder.create(path);
    nextFile += 1;
    open.set(nextFile, { content, position: 0 });
    return nextFile;
  },
  renameSync: (from: string, to: string) => {
    live(true);
    folder.rename(from, to);
  },
  linkSync: (from: string, to: string) => {
    live(true);
    folder.link(from, to);
  },
  copyFileSync: (from: string, to: string) => {
    live(true);
    const { bytes } = folder.lookUp(from);
    const content = folder.create(to);
    if (write(content, bytes) < bytes.length) throw systemError('ENOSPC');
  },
  rmSync: (path: string) => {
    live(true);
    folder.remove(path);
  },
  unlinkSync: (path: string) => {
    live(true);
    folder.lookUp(path);
    folder.remove(path);
  },
};

/** What stands in for the functions that are given the number of an open file. */
const byFile = {
  writeSync: ({ content }: { content: Content }, data: string | Uint8Array) => {
    live(true);
    return write(content, data);
  },
  fsyncSync: ({ content }: { content: Content }) => {
    live(true);
    content.synced = content.bytes.length;
  },
  readSync: (file: { content: Content; position: number }, buffer: Uint8Array, offset = 0, length = buffer.length) => {
    live(false);
    const part = file.content.bytes.subarray(file.position, file.position + length);
    buffer.set(part, offset);
    file.position += part.length;
    return part.length;
  },
  closeSync: () => live(false),
};

const isOurs = (path: unknown): path is string => typeof path === 'string' && path.startsWith(settingsFolder);

type Work = (...input: never[]) => unknown;
const replace = (
  name: string,
  workOf: (first: unknown) => { readonly work: Work; readonly first: unknown } | undefined,
) => {
  const real: Work = Reflect.get(fs, name);
  const stand = (first: never, ...more: never[]): unknown => {
    const ours = workOf(first);
    return ours ? ours.work(ours.first as never, ...more) : real.call(fs, first, ...more);
  };
  Reflect.set(fs, name, Object.assign(stand, real));
};
for (const [name, work] of Object.entries(byPath))
  replace(name, (path) => (isOurs(path) ? { work: work as Work, first: path } : undefined));
for (const [name, work] of Object.entries(byFile))
  replace(name, (number) => {
    const file = open.get(Number(number));
    return file && { work: work as Work, first: file };
  });
syncBuiltinESMExports();

/** An empty folder on a disk with room. */
export const reset = (): void => {
  folder = createFolder();
  open.clear();
  isFull = false;
  changesLeft = Number.POSITIVE_INFINITY;
  isKilled = false;
};
export const setFull = (full: boolean): void => {
  isFull = full;
};
/** Kills the app at one of its next changes. */
export const killAfter = (changes: number): void => {
  changesLeft = changes;
};
/** A killed process leaves what the system has (1); after a power cut the disk has only a part of what was not synced. */
export const endProcess = (kept: number): void => {
  isKilled = false;
  changesLeft = Number.POSITIVE_INFINITY;
  open.clear();
  if (kept === 1) folder.sync();
  folder.cutPower(kept);
};
export const isDead = (): boolean => isKilled;
export const textOf = (name: string): string | undefined =>
  folder.names.get(`${settingsFolder}/${name}`)?.bytes.toString();
/** Another program or another version of the app writes a file. */
export const replaceText = (name: string, text: string): void => {
  const content = folder.create(`${settingsFolder}/${name}`);
  content.bytes = Buffer.from(text);
  content.synced = content.bytes.length;
  folder.sync();
};
/** What a power cut now would leave at least of a file; empty if there is none. */
export const durableText = (name: string): string => folder.durable().get(`${settingsFolder}/${name}`) ?? '';
