/**
 * Counts starts that end before the page has shown itself. After three in a row, settings and store are set aside,
 * renamed and never deleted, so that the app starts as on its first day. Every step can be repeated after a crash.
 */
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SafeMode } from '@contract/settings';
import { z } from 'zod';

export interface SafeStart {
  /** Why this start is in safe mode; undefined if it is not. */
  readonly why?: SafeMode;
  /** A file or folder that was set aside, until a person has decided about it. */
  aside(): string | undefined;
  /** The page has shown itself, so this start did not fail. */
  shown(): void;
  /** The next start puts back what was set aside. */
  restore(): void;
  /** What was set aside stays where it is. */
  keepNew(): void;
}

/** What can make a start fail, in the order in which it is moved. */
const names = ['settings.json', 'settings.good.json', 'offline'] as const;
const maxFailed = 3;
const stateFile = 'starts.json';

const Stamp = z.string().regex(/^[0-9TZ-]{1,40}$/);
const State = z.object({
  failed: z.int().min(0).max(1_000),
  /** What was set aside, and not decided about. */
  aside: Stamp.exactOptional(),
  /** Setting aside has begun. */
  moving: Stamp.exactOptional(),
  /** A person wants back what was set aside then. */
  restoring: Stamp.exactOptional(),
});
type State = Readonly<z.output<typeof State>>;

export interface StartFiles {
  rename(from: string, to: string): void;
  write(path: string, content: string): void;
}

const realFiles: StartFiles = {
  rename: renameSync,
  write: (path, content) => writeFileSync(path, content, { mode: 0o600 }),
};

const readState = (path: string): State => {
  try {
    if (statSync(path).size > 10_000) return { failed: 0 };
    return State.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return { failed: 0 };
  }
};

/** `--safe`: nothing is counted, read or moved. */
export const safeBySwitch: SafeStart = {
  why: 'switch',
  aside: () => undefined,
  shown: () => undefined,
  restore: () => undefined,
  keepNew: () => undefined,
};

/** Call before settings or store are opened. On a disk that can't be written nothing is counted, and the app starts. */
export const beginStart = (folder: string, now: Date, files: StartFiles = realFiles): SafeStart => {
  const path = join(folder, stateFile);
  const at = (name: string): string => join(folder, name);
  const asideOf = (name: string, stamp: string): string => at(`${name}.aside-${stamp}`);
  let state = readState(path);
  let why: SafeMode | undefined;
  const save = (next: State): void => {
    state = next;
    try {
      files.write(path, JSON.stringify(next));
    } catch {
      // The next start counts from what was written last.
    }
  };
  const without = (...gone: readonly (keyof State)[]): Omit<State, 'failed'> =>
    Object.fromEntries(Object.entries(state).filter(([key]) => key !== 'failed' && !gone.includes(key as keyof State)));

  const putBack = (stamp: string): void => {
    for (const name of names) {
      const [own, aside] = [at(name), asideOf(name, stamp)];
      if (!existsSync(aside)) continue;
      if (existsSync(own)) files.rename(own, at(`${name}.replaced-${stamp}`));
      files.rename(aside, own);
    }
  };
  const setAside = (stamp: string): void => {
    for (const name of names) {
      if (existsSync(at(name)) && !existsSync(asideOf(name, stamp))) files.rename(at(name), asideOf(name, stamp));
    }
  };

  try {
    if (state.restoring !== undefined) {
      putBack(state.restoring);
      save({ failed: 0 });
    } else if (state.failed >= maxFailed) {
      const stamp = state.moving ?? now.toISOString().replaceAll(/[:.]/g, '-');
      save({ ...without('moving'), failed: state.failed, moving: stamp });
      setAside(stamp);
      save({ failed: 0, aside: stamp });
      why = 'failed-starts';
    }
  } catch {
    // What can't be moved stays, and is tried again at the next start.
  }
  save({ ...without(), failed: state.failed + 1 });
  const { aside: stamp } = state;
  // Looked up once, because the settings ask with each read.
  let aside = stamp === undefined ? undefined : names.map((name) => asideOf(name, stamp)).find(existsSync);

  return {
    ...(why ? { why } : {}),
    aside: () => aside,
    shown: () => {
      if (state.failed > 0) save({ ...without(), failed: 0 });
    },
    restore: () => {
      if (state.aside !== undefined) save({ failed: 0, restoring: state.aside });
      aside = undefined;
    },
    keepNew: () => {
      save({ ...without('aside'), failed: state.failed });
      aside = undefined;
    },
  };
};
