/** The temporary files that exports grow in, beside the file they become. */
import { createHash, randomBytes } from 'node:crypto';
import { lstat, readdir, unlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { codeOf } from './disk';

/** Names this computer, since a folder may be shared with another one whose process numbers mean nothing here. */
const computer = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
const pattern = /^\.pitwall-([0-9a-f]{8})-(\d{1,10})-[0-9a-f]{16}\.part$/;
const day = 24 * 60 * 60 * 1000;

/** A fresh, hidden name: who writes it, and 64 random bits. */
export const partName = (): string => `.pitwall-${computer}-${process.pid}-${randomBytes(8).toString('hex')}.part`;

const lives = (process_: number): boolean => {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

/** Whether a part was left behind: its process ended, or (written on another computer) it lay untouched for a day. */
const stale = (name: string, touched: number, now: number): boolean => {
  const [, host, writer] = pattern.exec(name) ?? [];
  if (!host || !writer) return false;
  return (host === computer && !lives(Number(writer))) || now - touched > day;
};

/**
 * Removes what exports left in a folder when the app was killed. Only regular files of our own naming; another
 * export still running, here or elsewhere, is left alone. A folder that is gone is no error. Returns how many went.
 */
export const removeStaleParts = async (folder: string, now = Date.now()): Promise<number> => {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names.filter((one) => pattern.test(one))) {
    const path = join(folder, name);
    try {
      const found = await lstat(path);
      if (!found.isFile() || !stale(name, found.mtimeMs, now)) continue;
      await unlink(path);
      removed += 1;
    } catch {
      // Gone already, or not ours to remove: the next start tries again.
    }
  }
  return removed;
};
