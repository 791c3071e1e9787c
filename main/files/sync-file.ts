/** Syncs a file: at its end, and while it is written, so that little is left for the end. */
import type { FileHandle } from 'node:fs/promises';
import { codeOf } from '../desktop/disk';

/** Error codes of file systems that cannot sync, such as some network shares and FUSE. */
const unsyncable = new Set(['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

type Note = (message: string) => void;

const ignoreUnsyncable = async (sync: Promise<void>, note?: Note): Promise<void> => {
  try {
    await sync;
  } catch (error) {
    if (!unsyncable.has(codeOf(error))) throw error;
    note?.(`this file system cannot sync (${codeOf(error)})`);
  }
};

/** Syncs a file whose writes have ended. `note` learns if the file system cannot; other errors are thrown. */
export const syncFile = (handle: FileHandle, note?: Note): Promise<void> => ignoreUnsyncable(handle.sync(), note);

/** Bytes from one sync to the next: the disk always has work, and a small file is synced only at its end. */
const syncLength = 16_777_216;

/** Syncs a file again and again while it is written. */
export const syncWhileWritten = (handle: FileHandle) => {
  let unsynced = 0;
  let isSyncing = false;
  let synced = Promise.resolve();
  return {
    /** Called after each write with its length in bytes. Does not wait for the disk. */
    wrote(bytes: number): void {
      unsynced += bytes;
      if (unsynced < syncLength || isSyncing) return;
      unsynced = 0;
      isSyncing = true;
      synced = synced
        .then(() => ignoreUnsyncable(handle.datasync()))
        .finally(() => {
          isSyncing = false;
        });
      synced.catch(() => undefined); // seen by `ended`
    },
    /** Resolves when no sync is in progress. Rejects if one failed: a system reports lost data once, not at the next sync. */
    ended: (): Promise<void> => synced,
  };
};
