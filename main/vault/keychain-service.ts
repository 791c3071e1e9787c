/**
 * The service name of the app's keychain entries, one for each user data folder. Two folders can be signed in to the same
 * server as different users, and erasing one folder's data keeps the other's session and keys.
 */
import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The same text for every spelling of a folder, whether it exists yet or not. */
const canonicalPath = (path: string): string => {
  try {
    return realpathSync.native(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(canonicalPath(parent), basename(path));
  }
};

/** `folder` is the absolute path that the user named; undefined for the app's own folder. */
export const keychainService = (folder?: string): string => {
  if (folder === undefined) return 'Pitwall';
  const hash = createHash('sha256').update(canonicalPath(folder)).digest('hex').slice(0, 16);
  return `Pitwall ${hash}`;
};
