/** Turns a path that the user chose in a save dialog into the file to write. */
import { stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { Result } from '@contract/failure';
import { type Disk, diskFailure } from '../desktop/disk';
import { withinFolderTimeout } from './disk-timeout';
import { resolveTarget } from './write-atomic';

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Adds the file ending. The dialog only confirmed the typed name, so no other existing file may be replaced. */
const withEnding = async (path: string, ending: string): Promise<string> => {
  if (extname(path).toLowerCase() === ending) return path;
  let candidate = path + ending;
  for (let next = 2; await exists(candidate); next += 1) candidate = `${path} (${next})${ending}`;
  return candidate;
};

/** The file to write; `folder-silent` if the disk does not answer. */
export const chosenPath = async (
  path: string,
  ending: string,
  disk: Disk,
  timeout?: number,
): Promise<Result<string>> => {
  try {
    return await withinFolderTimeout(
      withEnding(path, ending).then((target) => resolveTarget(target, disk)),
      timeout,
    );
  } catch (error) {
    return { ok: false, failure: diskFailure(error, basename(path)) };
  }
};
