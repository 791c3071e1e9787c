/**
 * Writes all of a file or nothing: into a temporary file in the same folder, synced, then renamed over the target.
 * Own code, because `write-file-atomic` and `conf` commit a truncated file on a full disk without an error.
 */
import type { FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { SavedFile } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { raceAbort } from '../core/async/deadline';
import { failureError } from '../core/call/failure-error';
import { codeOf, type Disk, diskFailure, disk as realDisk } from '../desktop/disk';
import { cleanupTimeout, withDiskTimeout } from './disk-timeout';
import { syncFile } from './sync-file';
import { createOwnerId, temporaryName } from './temporary-files';
import { writeChunks } from './write-chunks';

/** Milliseconds before each retry to replace a file that another program (Excel, a virus scanner) has open: 0.75 s in all. */
const retryDelays = [50, 100, 200, 400];
const lockedCodes = new Set(['EBUSY', 'EPERM', 'EACCES']);
const defaultOwner = createOwnerId();

/**
 * Resolves the real path of a target, before anything is written or requested. A symbolic link is followed: its file is
 * replaced and the link stays. Another hard link to the file keeps the old content. Refuses folders, devices, pipes,
 * files that may not be written and broken links, without opening any of them.
 */
export const resolveTarget = async (target: string, disk: Disk = realDisk): Promise<Result<string>> => {
  try {
    const folder = await disk.realpath(dirname(target));
    const path = join(folder, basename(target));
    const existing = await disk.lstat(path).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    });
    if (!existing) return ok(path);
    const real = existing.isSymbolicLink() ? await disk.realpath(path) : path;
    const found = await disk.stat(real);
    if (found.isDirectory()) throw failureError('file', 'is-folder', { name: basename(target) });
    if (!found.isFile()) throw failureError('file', 'not-a-file', { name: basename(target) });
    await disk.access(real, 2); // W_OK: a rename would replace a read-only file without asking
    return ok(real);
  } catch (error) {
    return { ok: false, failure: diskFailure(error, target) };
  }
};

const replace = async (part: string, target: string, disk: Disk): Promise<void> => {
  for (const wait of [...retryDelays, undefined])
    try {
      return await disk.rename(part, target);
    } catch (error) {
      if (!lockedCodes.has(codeOf(error))) throw error;
      if (wait === undefined) throw failureError('file', 'file-busy', { name: basename(target) });
      await disk.pause(wait);
    }
};

/** Makes the rename durable. Windows and some file systems cannot do this; the file is in place anyway. */
const syncFolder = async (folder: string, disk: Disk): Promise<void> => {
  const handle = await disk.open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close().catch(() => undefined);
};

/** Keeps a shared file shared: the new file gets the mode and the group of the file it replaces. */
const keepRights = async (handle: FileHandle, target: string, disk: Disk): Promise<void> => {
  const old = await disk.stat(target).catch(() => undefined);
  if (!old) return;
  const { uid, gid } = await handle.stat();
  const isSameGroup =
    gid === old.gid ||
    (await handle.chown(uid, old.gid).then(
      () => true,
      () => false,
    ));
  // If the group could not be kept, the new group must not get the old group's rights.
  const mode = (old.mode & (isSameGroup ? 0o777 : 0o707)) | 0o600;
  await handle.chmod(mode).catch(() => undefined);
};

export interface WriteOptions {
  /** The owner in the temporary file's name. */
  readonly owner?: string;
  /** Called with a note if the file was saved without a usual guarantee, such as syncing. */
  readonly note?: (message: string) => void;
  /** Called with the bytes in the order in which they are written, for a checksum. */
  readonly onBytes?: (bytes: Uint8Array) => void;
}

interface Writing extends WriteOptions {
  readonly target: string;
  readonly part: string;
  readonly signal: AbortSignal;
  readonly disk: Disk;
}

/** Writes the temporary file and closes it. If it throws, it first removes the temporary file. */
const fill = async (
  { target, part, signal, disk, note, onBytes }: Writing,
  chunks: AsyncIterable<string | Uint8Array>,
): Promise<number> => {
  let handle: FileHandle | undefined = await disk.open(part, 'wx', 0o600);
  try {
    const bytes = await writeChunks(handle, chunks, signal, onBytes);
    await syncFile(handle, note);
    if ((await handle.stat()).size !== bytes) throw failureError('file', 'file-failed', { name: basename(target) });
    await keepRights(handle, target, disk);
    await handle.close();
    handle = undefined;
    signal.throwIfAborted();
    return bytes;
  } catch (error) {
    await handle?.close().catch(() => undefined);
    await disk.unlink(part).catch(() => undefined);
    throw error;
  }
};

const once = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Waits for a last step, which cannot be undone. Once the signal has aborted, it waits only a moment longer. */
const finishing = async <T>(work: Promise<T>, signal: AbortSignal): Promise<T | 'late'> => {
  work.catch(() => undefined);
  const ended = once(signal).then(() => withDiskTimeout(work, cleanupTimeout, 'late' as const));
  return Promise.race([work, ended]);
};

/**
 * Writes chunks of text or bytes to a target from `resolveTarget`. Afterwards either the old or the complete new file
 * exists, and no temporary file. Only the owner can read a new file; a replaced file keeps its mode and group. No chunk
 * is requested before the folder has proved writable.
 *
 * The signal ends it even if the disk hangs; the temporary file is removed when the disk answers. After the rename has
 * started, cancelling has no effect: the file is saved or, if the rename hangs, the outcome is unknown.
 */
export const writeAtomic = async (
  target: string,
  chunks: AsyncIterable<string | Uint8Array>,
  signal: AbortSignal,
  disk: Disk = realDisk,
  options: WriteOptions = {},
): Promise<Result<SavedFile>> => {
  if (signal.aborted) return fail('cancelled', 'cancelled');
  const part = join(dirname(target), temporaryName(options.owner ?? defaultOwner));
  const filled = fill({ ...options, target, part, signal, disk }, chunks);
  let bytes: number;
  try {
    bytes = await raceAbort(signal, filled);
  } catch (error) {
    if (!signal.aborted) return { ok: false, failure: diskFailure(error, target) };
    const removed = filled.then(() => disk.unlink(part));
    await withDiskTimeout(removed, cleanupTimeout, undefined);
    return fail('cancelled', 'cancelled');
  }
  try {
    if ((await finishing(replace(part, target, disk), signal)) === 'late')
      return fail('unknown-outcome', 'folder-silent');
    await finishing(syncFolder(dirname(target), disk), signal);
    return ok({ name: basename(target), bytes });
  } catch (error) {
    await withDiskTimeout(disk.unlink(part), cleanupTimeout, undefined);
    return signal.aborted ? fail('cancelled', 'cancelled') : { ok: false, failure: diskFailure(error, target) };
  }
};
