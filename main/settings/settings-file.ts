/**
 * The settings file on disk. electron-store writes through a library that puts a truncated file in place when the disk is
 * full, without an error; so each write is read back, and the last good file is kept next to it as a hard link, which
 * needs no space.
 */
import { copyFileSync, linkSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredSettings } from '@contract/settings';
import { type ParsedSettings, parseSettings } from './parse-settings';

const maxBytes = 1024 * 1024;
const name = 'settings';

export interface SettingsFile {
  readonly start: Start;
  /** Writes the file. Resolves to whether it was written completely. */
  write(settings: StoredSettings): Promise<boolean>;
}

interface Start {
  /** The contents of the file or of the last good one; undefined if there is nothing to read. */
  readonly reading: ParsedSettings | undefined;
  /** Whether a damaged file was set aside. */
  readonly damaged: boolean;
  /** Whether defaults apply because of that. */
  readonly reset: boolean;
  /** Profiles that could not be read, with their reasons; the last valid ones replace them if there are any. */
  readonly badProfiles: ParsedSettings['badProfiles'];
}

interface Writer {
  store: Record<string, unknown>;
}

/** A large library, which a start that changes nothing does not need. */
const openWriter = async (folder: string): Promise<Writer> => {
  const { default: Store } = await import('electron-store');
  return new Store<Record<string, unknown>>({ cwd: folder, name, clearInvalidConfig: false, configFileMode: 0o600 });
};

const readText = (path: string): string | undefined => {
  try {
    const found = statSync(path);
    if (!found.isFile() || found.size > maxBytes) return undefined;
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
  } catch {
    return undefined;
  }
};

const exists = (path: string): boolean => {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return true; // it exists, but cannot be examined
  }
};

/** Renames an unreadable file to a name with the time. */
const setAside = (path: string, copy: boolean): void => {
  const aside = `${path}.corrupt-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  try {
    if (copy) copyFileSync(path, aside);
    else renameSync(path, aside);
  } catch {
    // The folder is not writable. The settings cannot be stored either, which is reported when they change.
  }
};

const openStart = (path: string, good: string): Start => {
  // Without a file, but with a last good one, a damaged file was set aside and the app killed before it wrote another.
  if (!exists(path) && !exists(good)) return { reading: undefined, damaged: false, reset: false, badProfiles: {} };
  const content = readText(path);
  const reading = content === undefined ? undefined : parseSettings(content);
  if (reading && !reading.damaged) return { reading, damaged: false, reset: false, badProfiles: {} };
  setAside(path, reading !== undefined);
  const before = parseSettings(readText(good) ?? '');
  const badProfiles = reading?.badProfiles ?? {};
  return before && !before.damaged
    ? { reading: before, damaged: true, reset: false, badProfiles }
    : { reading, damaged: true, reset: true, badProfiles };
};

/** Keeps nothing, for `--safe`. */
export const memoryFile: SettingsFile = {
  start: { reading: undefined, damaged: false, reset: false, badProfiles: {} },
  write: async () => true,
};

/** Opens the settings file of a folder. Never throws: sets an unreadable file aside, and reports a failed write. */
export const openSettingsFile = (folder: string): SettingsFile => {
  const path = join(folder, `${name}.json`);
  const good = join(folder, `${name}.good.json`);
  const start = openStart(path, good);
  const unknown = start.reading?.unknown ?? {};
  let opening: Promise<Writer | undefined> | undefined;

  /** Opens the writer once; tries again after a failure. */
  const load = (): Promise<Writer | undefined> => {
    opening ??= openWriter(folder).catch(() => {
      opening = undefined;
      return undefined;
    });
    return opening;
  };
  /** Whether the last good file is the one that a failed write would replace. */
  let isMarked = false;
  const markGood = (): void => {
    isMarked = false;
    rmSync(good, { force: true });
    try {
      linkSync(path, good);
    } catch {
      copyFileSync(path, good); // a file system without hard links
    }
    isMarked = true;
  };
  const isWhole = (file: string): boolean => parseSettings(readText(file) ?? '')?.damaged === false;
  const restore = (): void => {
    try {
      if (isWhole(good)) renameSync(good, path);
      if (isWhole(path)) markGood();
    } catch {
      // Nothing more can be done on this disk; the next start reads whichever file is complete.
    }
  };
  const writeWith = (to: Writer, settings: StoredSettings): boolean => {
    const content = JSON.parse(JSON.stringify({ ...unknown, ...settings })) as Record<string, unknown>;
    try {
      // After a kill or a power cut there may be none, or an older one.
      if (!isMarked && isWhole(path)) markGood();
      to.store = content;
      const written = JSON.parse(readText(path) ?? 'null') as unknown;
      if (JSON.stringify(written) !== JSON.stringify(content)) throw new Error('the settings file was cut short');
      markGood();
      return true;
    } catch {
      restore();
      return false;
    }
  };
  return {
    start,
    write: async (settings) => {
      const to = await load();
      return to !== undefined && writeWith(to, settings);
    },
  };
};
