/** `--erase-all-data`: deletes everything of Pitwall on this computer, without a window. Uninstallers and the app call it. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eraseFolder } from './erase-folder';

export interface ErasePorts {
  readonly folder: string;
  /** Whether the folder is the app's own; otherwise the user named it, and may keep other files there. */
  readonly isOwnFolder: boolean;
  /** A folder outside of it where updates are downloaded to. */
  readonly updates?: string;
  /** Erases the keychain's entries; false if some may be left. */
  readonly keychain: () => Promise<boolean>;
}

export interface Erased {
  /** Paths that could not be deleted. */
  readonly paths: readonly string[];
  readonly isKeychainEmpty: boolean;
}

/** Each part is deleted whatever became of the others. Never rejects. */
export const eraseAll = async ({ folder, isOwnFolder, updates, keychain }: ErasePorts): Promise<Erased> => {
  const [isKeychainEmpty, names] = await Promise.all([keychain(), eraseFolder(folder, isOwnFolder)]);
  if (updates !== undefined) await rm(updates, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  const left = updates !== undefined && existsSync(updates) ? [updates] : [];
  return { isKeychainEmpty, paths: [...names.map((name) => join(folder, name)), ...left] };
};
