/**
 * LevelDB as the store uses it: a log of records on a disk. What was not synced may be lost in a power cut, from some record
 * on; of a write that failed, half a record stays, and what is behind it is not read when the log is opened again.
 */
import type { Level } from '../../../main/store/level-store';
import { systemError } from '../folder';

/** What the app calls of LevelDB. */
type Operation = { readonly key: string } & (
  | { readonly type: 'put'; readonly value: Uint8Array }
  | { readonly type: 'del' }
);

type Records = Map<string, Uint8Array>;

const apply = (records: Records, operations: readonly Operation[]): void => {
  for (const one of operations)
    if (one.type === 'put') records.set(one.key, one.value);
    else records.delete(one.key);
};

export const createLevelLog = () => {
  /** What was there when the log was opened. */
  const base: Records = new Map();
  /** Half a record is undefined. */
  let log: (readonly Operation[] | undefined)[] = [];
  let synced = 0;
  let isFull = false;
  /** Writes until the app is killed. */
  let writesLeft = Number.POSITIVE_INFINITY;

  /** Reads the log as LevelDB does when it opens it: up to the first record that is not whole. */
  const recover = (): void => {
    const end = log.indexOf(undefined);
    for (const operations of end < 0 ? log : log.slice(0, end)) apply(base, operations ?? []);
    log = [];
    synced = 0;
  };

  /** Opens it for a running app, whose calls never end once it is killed. */
  const open = () => {
    recover();
    let view: Records = new Map(base);
    let status: 'open' | 'closed' = 'open';
    let isAlive = true;
    const alive = async <T>(work: () => T): Promise<T> => {
      await Promise.resolve();
      if (!isAlive) return new Promise(() => undefined);
      if (status !== 'open') throw systemError('LEVEL_DATABASE_NOT_OPEN');
      return work();
    };
    const batch = async (operations: readonly Operation[], { sync = false } = {}): Promise<void> => {
      await alive(() => {
        writesLeft -= 1;
        if (writesLeft < 0 || isFull) log.push(undefined);
        if (writesLeft < 0) isAlive = false;
        if (!isAlive) return;
        if (isFull) throw systemError('ENOSPC');
        log.push(operations);
        apply(view, operations);
        if (sync) synced = log.length;
      });
      // The write in which the app is killed never ends.
      await alive(() => undefined);
    };
    const level = {
      get status() {
        return status;
      },
      open: async () => {
        // It begins a new file.
        if (isFull) throw systemError('ENOSPC');
        recover();
        view = new Map(base);
        status = 'open';
      },
      close: async () => {
        status = 'closed';
      },
      get: (key: string) => alive(() => view.get(key)),
      put: (key: string, value: Uint8Array, options?: { readonly sync: boolean }) =>
        batch([{ type: 'put', key, value }], options),
      batch,
      keys: async function* () {
        yield* await alive(() => [...view.keys()]);
      },
      iterator: async function* ({ gt, lt }: { readonly gt: string; readonly lt: string }) {
        yield* await alive(() => [...view].filter(([key]) => key > gt && key < lt).sort());
      },
    };
    return level as unknown as Level;
  };
  return {
    open,
    setFull: (full: boolean) => {
      isFull = full;
    },
    /** Kills the app in the middle of one of its next writes. */
    killAfter: (writes: number) => {
      writesLeft = writes;
    },
    /**
     * Ends the process that runs, and makes room for the next one. Of what was not synced, the disk got to this part; all of
     * it, unless the power was cut.
     */
    endProcess: (kept: number) => {
      isFull = false;
      writesLeft = Number.POSITIVE_INFINITY;
      log.length = synced + Math.floor(kept * (log.length - synced));
      recover();
    },
    /** Of a stored record, a half is left. Whether there is a record. */
    damage: (position: number): boolean => {
      const names = [...base.keys()].filter((name) => name !== 'header').sort();
      const name = names[position % Math.max(1, names.length)];
      const value = name === undefined ? undefined : base.get(name);
      if (name === undefined || !value) return false;
      base.set(name, value.subarray(0, value.length / 2));
      return true;
    },
  };
};
