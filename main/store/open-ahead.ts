/** Opens the store of a session that the keychain has while the page's process starts: the disk takes 40 ms for it. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type Level, loadLevel, type OpenLevel } from './level-store';
import { damageMark } from './open-store';

export interface OpenAhead {
  /** Opens the store in an owner's folder, if there is one that can be read. Never rejects. */
  open(hash: string): Promise<void>;
  /** For the store opener: opens LevelDB as `loadLevel` does, but takes the store that is open already. */
  load(): Promise<OpenLevel>;
  /** Closes a store that nobody took. */
  close(): Promise<void>;
}

/** `folder` has a folder for each owner. */
export const createOpenAhead = (folder: string, load: () => Promise<OpenLevel> = loadLevel): OpenAhead => {
  let path: string | undefined;
  let opening: Promise<Level | undefined> = Promise.resolve(undefined);
  const take = async (wanted?: string): Promise<Level | undefined> => {
    if (wanted !== undefined && wanted !== path) return undefined;
    path = undefined;
    return opening;
  };
  const tryOpen = async (owned: string): Promise<Level | undefined> => {
    const has = (name: string) =>
      access(join(owned, name)).then(
        () => true,
        () => false,
      );
    // The opener sets a damaged store aside, and makes one that is missing.
    if ((await has(damageMark)) || !(await has('CURRENT'))) return undefined;
    return (await load())(owned);
  };
  return {
    open: async (hash) => {
      path = join(folder, hash);
      opening = tryOpen(path).catch(() => undefined);
      await opening;
    },
    load: async () => {
      const openLevel = await load();
      return async (wanted) => (await take(wanted)) ?? openLevel(wanted);
    },
    close: async () => {
      if (path !== undefined) await (await take())?.close();
    },
  };
};
