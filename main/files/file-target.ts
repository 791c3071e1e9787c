/** A file of this computer that an export saves to. */
import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { lstat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { fail, ok, type Result } from '@contract/failure';
import { failureError } from '../core/call/failure-error';
import type { Scratch } from '../core/csv/buffered-rows';
import type { ExportTarget, SavedTarget } from '../core/export/export-run';
import { type Disk, disk as realDisk } from '../desktop/disk';
import { cleanupTimeout, folderTimeout, withDiskTimeout } from './disk-timeout';
import { isLocalPath } from './local-path';
import { temporaryName } from './temporary-files';
import { writeAtomic } from './write-atomic';
import { writeAll } from './write-chunks';

const readAll = async (handle: FileHandle, from: number, length: number): Promise<string> => {
  const bytes = Buffer.allocUnsafe(length);
  for (let read = 0; read < length; ) {
    const { bytesRead } = await handle.read(bytes, read, length - read, from + read);
    if (bytesRead === 0) throw failureError('file', 'file-failed');
    read += bytesRead;
  }
  return bytes.toString();
};

/** Only the owner can read the file. It is made with the first text, one call at a time uses it. */
const createScratchFile = (target: string, owner: string, disk: Disk): Scratch => {
  const path = join(dirname(target), temporaryName(owner));
  /** Where each text ends. */
  const ends: number[] = [];
  let opened: Promise<FileHandle> | undefined;
  let current: Promise<unknown> = Promise.resolve();
  let isRemoved = false;

  /** The file, for work that `remove` waits for. */
  const use = <T>(work: (handle: FileHandle) => Promise<T>): Promise<T> => {
    if (isRemoved) throw failureError('cancelled', 'cancelled');
    opened ??= disk.open(path, 'wx+', 0o600);
    const used = opened.then(work);
    current = used.catch(() => undefined);
    return used;
  };
  const erase = async (): Promise<void> => {
    await current;
    const handle = await opened?.catch(() => undefined);
    if (!handle) return;
    await handle.close().catch(() => undefined);
    await disk.unlink(path).catch(() => undefined);
  };
  return {
    async write(text) {
      const bytes = Buffer.from(text);
      await use((handle) => writeAll(handle, bytes));
      ends.push((ends.at(-1) ?? 0) + bytes.length);
    },
    async read(index) {
      const [from = 0, to = 0] = [ends[index - 1], ends[index]];
      return use((handle) => readAll(handle, from, to - from));
    },
    async remove() {
      isRemoved = true;
      await withDiskTimeout(erase(), cleanupTimeout, undefined);
    },
  };
};

export interface FileTargetPorts {
  /** The owner in the names of temporary files. */
  readonly owner: () => string;
  readonly showInFolder: (path: string) => void;
  /** Opens a file in the system's program for it: an empty text, or why not. */
  readonly openFile: (path: string) => Promise<string>;
  readonly disk?: Disk;
  /** Called with a note if a file was saved without a usual guarantee, such as syncing. */
  readonly note?: (message: string) => void;
}

/** Equal for two paths to one file where the file system ignores case. */
const keyOf = (path: string): string =>
  process.platform === 'win32' || process.platform === 'darwin' ? path.toLowerCase() : path;

type SavedFilePorts = Pick<FileTargetPorts, 'showInFolder' | 'openFile'>;

/** What the app saves, and so what it opens: no link or program that somebody put in its place. */
const endings: ReadonlySet<string> = new Set(['.csv', '.xlsx', '.json']);

/** Undefined if the disk does not answer. */
const isRegularFile = (path: string): Promise<boolean | undefined> =>
  withDiskTimeout(
    lstat(path).then(
      (found) => found.isFile(),
      () => false,
    ),
    folderTimeout,
    undefined,
  );

/** A file that the app saved, also in an earlier run. */
export const savedFile = (path: string, { showInFolder, openFile }: SavedFilePorts): SavedTarget => {
  const name = basename(path);
  const require = async (): Promise<Result<null>> => {
    const exists = await isRegularFile(path);
    if (exists === undefined) return fail('file', 'folder-silent', { about: { name } });
    return exists ? ok(null) : fail('file', 'missing-file', { about: { name } });
  };
  return {
    name,
    reference: path,
    // Asking a network folder whose server is gone would hold up all other file calls.
    exists: async () => (isLocalPath(path) ? isRegularFile(path) : undefined),
    async show() {
      const found = await require();
      if (found.ok) showInFolder(path);
      return found;
    },
    async open() {
      const notOpened = fail('file', 'file-not-opened', { about: { name } });
      if (!endings.has(extname(path).toLowerCase())) return notOpened;
      const found = await require();
      if (!found.ok) return found;
      return (await openFile(path)) === '' ? ok(null) : notOpened;
    },
  };
};

export const fileTarget = (path: string, ports: FileTargetPorts): ExportTarget => {
  const { owner, disk = realDisk, note } = ports;
  return {
    ...savedFile(path, ports),
    key: keyOf(path),
    write: (chunks, signal) => writeAtomic(path, chunks, signal, disk, { owner: owner(), ...(note ? { note } : {}) }),
    createScratch: () => createScratchFile(path, owner(), disk),
  };
};

/** The same; the saved file has its checksum, which is computed while it is written. */
export const hashedFileTarget = (path: string, ports: FileTargetPorts): ExportTarget => ({
  ...fileTarget(path, ports),
  async write(chunks, signal) {
    const { owner, disk, note } = ports;
    const hash = createHash('sha256');
    const onBytes = (bytes: Uint8Array): void => void hash.update(bytes);
    const options = { owner: owner(), onBytes, ...(note ? { note } : {}) };
    const saved = await writeAtomic(path, chunks, signal, disk, options);
    return saved.ok ? ok({ ...saved.value, sha256: hash.digest('hex') }) : saved;
  },
});
