/** Chooses and remembers the folder that a dialog starts in. */
import { stat } from 'node:fs/promises';
import type { Settings } from '../settings/settings';
import { withDiskTimeout } from './disk-timeout';
import { isLocalPath } from './local-path';

/** The folder of the last file, and the default folder for the first one. */
export interface RememberedFolder {
  last(): string | undefined;
  remember(folder: string): void;
  readonly first: string;
}

/** The folder that exports, pictures and reports share. */
export const exportFolder = (settings: Pick<Settings, 'memory' | 'remember'>, first: string): RememberedFolder => ({
  first,
  last: () => settings.memory().folders.export,
  remember: (folder) => settings.remember({ folders: { ...settings.memory().folders, export: folder } }),
});

/** A dialog must open at once, so a folder that takes longer to answer is not offered. */
const checkTimeout = 1_000;

/** The last folder if it still exists on this computer and answers; else the default one. */
export const startFolder = async ({ last, first }: RememberedFolder): Promise<string> => {
  const folder = last();
  if (folder === undefined || !isLocalPath(folder)) return first;
  const exists = await withDiskTimeout(
    stat(folder).then((found) => found.isDirectory()),
    checkTimeout,
    false,
  );
  return exists ? folder : first;
};
