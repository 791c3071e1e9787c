/**
 * The settings file on disk. electron-store writes through a library that puts a truncated file in place when the disk is
 * full, without an error; so each write is read back, and the last good file stands beside it as a hard link, which
 * needs no space.
 */
import { copyFileSync, linkSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredSettings } from '@contract/settings';
import { type ParsedSettings, parseSettings } from './parse-settings';

const largest = 1024 * 1024;
const name = 'settings';

export interface SettingsFile {
  readonly start: Start;
  /** Loads the writer, so that `writeNow` can write. */
  prepare(): Promise<void>;
  /** Writes all of it. Resolves to whether it is really there. */
  write(kept: StoredSettings): Promise<boolean>;
  /** Writes at once where the writer is loaded (it is, soon after the start). */
  writeNow(kept: StoredSettings): boolean;
}

interface Start {
  /** What the file, or the last good one, held; undefined where there is nothing to read. */
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

const openWriter = async (folder: string): Promise<Writer> => {
  const { default: Store } = await import('electron-store');
  return new Store<Record<string, unknown>>({ cwd: folder, name, clearInvalidConfig: false, configFileMode: 0o600 });
};

const readText = (path: string): string | undefined => {
  try {
    const found = statSync(path);
    if (!found.isFile() || found.size > largest) return undefined;
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
  } catch {
    return undefined;
  }
};

const exists = (path: string): boolean => {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return true; // there, but not to be looked at
  }
};

/** Moves what cannot be read out of the way, under a name that says when. */
const setAside = (path: string, copy: boolean): void => {
  const aside = `${path}.corrupt-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  try {
    if (copy) copyFileSync(path, aside);
    else renameSync(path, aside);
  } catch {
    // A folder that cannot be written to: the settings are then not kept either, which is said when they change.
  }
};

const openStart = (path: string, good: string): Start => {
  if (!exists(path)) return { reading: undefined, damaged: false, reset: false, badProfiles: {} };
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

/** Opens the settings file of a folder. Never throws: what cannot be read is set aside, what cannot be written is said. */
export const openSettingsFile = (folder: string): SettingsFile => {
  const path = join(folder, `${name}.json`);
  const good = join(folder, `${name}.good.json`);
  const start = openStart(path, good);
  const unknown = start.reading?.unknown ?? {};
  let writer: Writer | undefined;

  const load = async (): Promise<Writer | undefined> => {
    try {
      writer ??= await openWriter(folder);
      return writer;
    } catch {
      return undefined;
    }
  };
  const markGood = (): void => {
    rmSync(good, { force: true });
    try {
      linkSync(path, good);
    } catch {
      copyFileSync(path, good); // a file system without hard links
    }
  };
  const restore = (): void => {
    try {
      if (parseSettings(readText(good) ?? '')) renameSync(good, path);
      if (exists(path)) markGood();
    } catch {
      // Nothing more can be done on this disk; the next start finds whichever file is whole.
    }
  };
  const writeWith = (to: Writer, kept: StoredSettings): boolean => {
    const whole = JSON.parse(JSON.stringify({ ...unknown, ...kept })) as Record<string, unknown>;
    try {
      to.store = whole;
      const written = JSON.parse(readText(path) ?? 'null') as unknown;
      if (JSON.stringify(written) !== JSON.stringify(whole)) throw new Error('the settings file was cut short');
      markGood();
      return true;
    } catch {
      restore();
      return false;
    }
  };
  return {
    start,
    prepare: async () => {
      await load();
    },
    write: async (kept) => {
      const to = await load();
      return to !== undefined && writeWith(to, kept);
    },
    writeNow: (kept) => writer !== undefined && writeWith(writer, kept),
  };
};
