/**
 * A file written whole or not at all: into a temporary file in the same folder, synced, then renamed over the target.
 * Own code, because `write-file-atomic` and `conf` commit a truncated file on a full disk without an error.
 */
import type { FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { SavedFile } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { until } from '../api/ending';
import { codeOf, type Disk, diskFailure, disk as realDisk, refuse } from './disk';
import { partName } from './part-files';

export type Written = SavedFile;

/** Waits before each further try to replace a file that another program holds (Excel, a virus scanner): 0.75 s in all. */
const retries = [50, 100, 200, 400];
const held = new Set(['EBUSY', 'EPERM', 'EACCES']);
const bufferLength = 262_144;

/**
 * Where a target really lies, before anything is written or asked of a server. A symbolic link is followed: the file it
 * leads to is replaced and the link stays. Another hard link to the file keeps the old content. A folder, a device, a
 * pipe, a file that may not be written and a link that leads nowhere are refused; none of them is opened.
 */
export const resolveTarget = async (target: string, disk: Disk = realDisk): Promise<Result<string>> => {
  try {
    const folder = await disk.realpath(dirname(target));
    const path = join(folder, basename(target));
    const there = await disk.lstat(path).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    });
    if (!there) return ok(path);
    const real = there.isSymbolicLink() ? await disk.realpath(path) : path;
    const found = await disk.stat(real);
    if (found.isDirectory()) throw refuse('file', 'is-folder', { name: basename(target) });
    if (!found.isFile()) throw refuse('file', 'not-a-file', { name: basename(target) });
    await disk.access(real, 2); // W_OK: a rename would replace a read-only file without asking
    return ok(real);
  } catch (error) {
    return { ok: false, failure: diskFailure(error, target) };
  }
};

const writeAll = async (handle: FileHandle, bytes: Uint8Array): Promise<void> => {
  for (let from = 0; from < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, from, bytes.length - from);
    if (bytesWritten === 0) throw refuse('file', 'file-failed');
    from += bytesWritten;
  }
};

/**
 * Puts text into one of two buffers while the other is on its way to the disk. Small pieces are encoded where they are
 * to lie: encoding one long text instead takes twice as long, since a single "é" makes all of it two bytes wide.
 */
const bufferedWriter = (handle: FileHandle) => {
  let [filling, other] = [Buffer.allocUnsafe(bufferLength), Buffer.allocUnsafe(bufferLength)];
  let used = 0;
  let bytes = 0;
  let writing = Promise.resolve();
  const send = async (data: Uint8Array): Promise<void> => {
    // Waiting for the disk is also what lets the window, other calls and a cancel have their turn.
    await writing;
    bytes += data.length;
    writing = writeAll(handle, data);
    writing.catch(() => undefined); // seen by the next `await writing`
  };
  const flush = async (): Promise<void> => {
    await send(filling.subarray(0, used));
    [filling, other] = [other, filling];
    used = 0;
  };
  return {
    async add(text: string): Promise<void> {
      // Three bytes are the most that a UTF-16 unit takes.
      const most = text.length * 3;
      if (used + most > bufferLength && used > 0) await flush();
      if (most > bufferLength) await send(Buffer.from(text));
      else used += filling.write(text, used);
    },
    async addBytes(bytes: Uint8Array): Promise<void> {
      if (used > 0) await flush();
      await send(bytes);
    },
    /** Resolves with the number of bytes when all of them are written. */
    async end(): Promise<number> {
      if (used > 0) await flush();
      await writing;
      return bytes;
    },
    /** Resolves when nothing is being written any more, whatever became of it. */
    settled: () => writing.catch(() => undefined),
  };
};

/** Writes pieces one behind the other. The signal ends it even where the source itself hangs. */
const writePieces = async (
  handle: FileHandle,
  pieces: AsyncIterable<string | Uint8Array>,
  signal: AbortSignal,
): Promise<number> => {
  const source = pieces[Symbol.asyncIterator]();
  const writer = bufferedWriter(handle);
  try {
    for (;;) {
      const next = await until(signal, source.next());
      if (next.done) return await writer.end();
      signal.throwIfAborted();
      await (typeof next.value === 'string' ? writer.add(next.value) : writer.addBytes(next.value));
    }
  } finally {
    await writer.settled();
    // Not awaited: a source that hangs would hang its own ending too.
    source.return?.().then(undefined, () => undefined);
  }
};

const replace = async (part: string, target: string, disk: Disk): Promise<void> => {
  for (const wait of [...retries, undefined])
    try {
      return await disk.rename(part, target);
    } catch (error) {
      if (!held.has(codeOf(error))) throw error;
      if (wait === undefined) throw refuse('file', 'file-busy', { name: basename(target) });
      await disk.pause(wait);
    }
};

/** Makes the new name itself last. Windows cannot do this, nor can every file system; the file is in place anyway. */
const syncFolder = async (folder: string, disk: Disk): Promise<void> => {
  const handle = await disk.open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close().catch(() => undefined);
};

/**
 * Writes pieces of text or bytes to a target from `resolveTarget`: afterwards there is the old file or the whole new one (readable
 * by its owner only), and no temporary file. The signal stops it up to the rename; what comes later is too late, and
 * the file is saved. Pieces are not asked for before the folder has shown that it can be written to.
 */
export const writeAtomic = async (
  target: string,
  pieces: AsyncIterable<string | Uint8Array>,
  signal: AbortSignal,
  disk: Disk = realDisk,
): Promise<Result<Written>> => {
  if (signal.aborted) return fail('cancelled', 'cancelled');
  const part = join(dirname(target), partName());
  let handle: FileHandle | undefined;
  try {
    handle = await disk.open(part, 'wx', 0o600);
    const bytes = await writePieces(handle, pieces, signal);
    await handle.sync();
    if ((await handle.stat()).size !== bytes) throw refuse('file', 'file-failed', { name: basename(target) });
    await handle.close();
    handle = undefined;
    signal.throwIfAborted();
    await replace(part, target, disk);
    await syncFolder(dirname(target), disk);
    return ok({ name: basename(target), bytes });
  } catch (error) {
    await handle?.close().catch(() => undefined);
    await disk.unlink(part).catch(() => undefined);
    return signal.aborted ? fail('cancelled', 'cancelled') : { ok: false, failure: diskFailure(error, target) };
  }
};
