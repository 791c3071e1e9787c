/** The temporary files that exports are written to, in the folder of their target. */
import { randomBytes } from 'node:crypto';
import { lstat, readdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';

const pattern = /^\.pitwall-([0-9a-f]{16})-([0-9a-f]{8})-[0-9a-f]{16}\.part$/;
const day = 24 * 60 * 60 * 1000;
/** Identifies this run of the app. */
const thisRun = randomBytes(4).toString('hex');

/**
 * Identifies the writer of temporary files: a random name, kept in the settings. Process ids would not do, because
 * another computer or container may share the folder.
 */
export const createOwnerId = (): string => randomBytes(8).toString('hex');

/** A new name of a hidden file, made of the owner, the run and 64 random bits. */
export const temporaryName = (owner: string, run = thisRun): string =>
  `.pitwall-${owner}-${run}-${randomBytes(8).toString('hex')}.part`;

/** Whether a temporary file is stale: an earlier run of this owner wrote it, or nobody changed it for a day. */
const isStale = (name: string, owner: string, age: number): boolean => {
  const [, writer, run] = pattern.exec(name) ?? [];
  return writer === owner ? run !== thisRun : age > day;
};

/**
 * Removes the temporary files that exports left in a folder when the app was killed, but none of an export that still
 * runs, here or elsewhere. A missing folder is no error. Returns the number of removed files.
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
      // Already removed, or not permitted: the next start tries again.
    }
  }
  return removed;
};
