/** The folder that a dialog starts in, and what is remembered of it. */
import { stat } from 'node:fs/promises';
import { isLocalPath } from './local-path';
import { orLate } from './patience';

/** Where the last file went, and where the first one is offered to go. */
export interface RememberedFolder {
  last(): string | undefined;
  remember(folder: string): void;
  readonly first: string;
}

/** A dialog must open at once: a folder that takes longer to answer is not offered. */
const glance = 1_000;

/** The last folder where it is still there, on this computer and answers; else the first one. */
export const startFolder = async ({ last, first }: RememberedFolder): Promise<string> => {
  const folder = last();
  if (folder === undefined || !isLocalPath(folder)) return first;
  const isThere = await orLate(
    stat(folder).then((found) => found.isDirectory()),
    glance,
    false,
  );
  return isThere ? folder : first;
};
