/** The temporary files that exports grow in, beside the file they become. */
import { randomBytes } from 'node:crypto';
import { lstat, readdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';

const pattern = /^\.pitwall-([0-9a-f]{16})-([0-9a-f]{8})-[0-9a-f]{16}\.part$/;
const day = 24 * 60 * 60 * 1000;
/** Identifies this run of the app. */
const thisRun = randomBytes(4).toString('hex');

/**
 * Identifies the writer of temporary files: a random name, kept in the settings. Another computer may share the folder,
 * or a container with the same host name, whose process ids mean nothing here.
 */
export const createOwnerId = (): string => randomBytes(8).toString('hex');

/** A new name of a hidden file: the owner, the run, and 64 random bits. */
export const temporaryName = (owner: string, run = thisRun): string =>
  `.pitwall-${owner}-${run}-${randomBytes(8).toString('hex')}.part`;

/** Whether a temporary file is stale: an earlier run of this owner wrote it, or nobody changed it for a day. */
const isStale = (name: string, owner: string, untouched: number): boolean => {
  const [, writer, run] = pattern.exec(name) ?? [];
  return writer === owner ? run !== thisRun : untouched > day;
};

/**
 * Removes what exports left in a folder when the app was killed. Only regular files of our own naming; another
 * export still running, here or elsewhere, is left alone. A folder that is gone is no error. Returns how many went.
 */
export const removeStaleFiles = async (folder: string, owner: string, now = Date.now()): Promise<number> => {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names.filter((one) => pattern.test(one))) {
    const path = join(folder, name);
    try {
      const found = await lstat(path);
      if (!found.isFile() || !isStale(name, owner, now - found.mtimeMs)) continue;
      await unlink(path);
      removed += 1;
    } catch {
      // Gone already, or not ours to remove: the next start tries again.
    }
  }
  return removed;
};
