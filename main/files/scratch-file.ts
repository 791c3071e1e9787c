/** What an export puts aside while its rows arrive: a temporary file next to its target, which goes with the export. */
import type { FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Scratch } from '../core/export/held-rows';
import { failureError } from '../core/failure-error';
import type { Disk } from '../desktop/disk';
import { cleanupTimeout, withDiskTimeout } from './disk-timeout';
import { temporaryName } from './temporary-files';
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
export const createScratchFile = (target: string, owner: string, disk: Disk): Scratch => {
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
