/** The store port over LevelDB: one folder per owner, every record encrypted. */
import { fail, ok, type Result } from '@contract/failure';
import type { ClassicLevel } from 'classic-level';
import { FailureError } from '../core/call/failure-error';
import type { Store, StoreChange, StoreKind } from '../core/store/store';
import { failureOf, isCorrupt } from './level-error';
import { createSeal, type Seal } from './seal';

export type Level = ClassicLevel<string, Uint8Array>;
/** Opens LevelDB in a folder; rejects if it can't be opened. */
export type OpenLevel = (folder: string) => Promise<Level>;

/** Loaded on first use, so that a missing or broken native module does not crash the start. */
export const loadLevel = async (): Promise<OpenLevel> => {
  const { ClassicLevel } = await import('classic-level');
  return async (folder) => {
    // Encrypted values don't compress.
    const level: Level = new ClassicLevel(folder, { valueEncoding: 'view', compression: false });
    await level.open();
    return level;
  };
};

/** The store is damaged or not this owner's, or parts of it are gone. */
export class UnreadableStore extends Error {
  override readonly name = 'UnreadableStore';
}

const headerName = 'header';

/** A store has a header record from its first moment on: it proves that the key fits. */
const checkHeader = async (level: Level, seal: Seal): Promise<void> => {
  const sealed = await level.get(headerName);
  if (sealed !== undefined) {
    if (!seal.open(headerName, sealed)) throw new UnreadableStore('the header does not authenticate');
    return;
  }
  for await (const _ of level.keys({ limit: 1 })) throw new UnreadableStore('there is no header');
  await level.put(headerName, seal.close(headerName, { id: '', value: new Uint8Array() }), { sync: true });
};

/** What the server does not have. */
const ownKinds: readonly StoreKind[] = ['outbox', 'note', 'log', 'return'];

/** Removes changes and notes that don't authenticate, which nobody can read any more. Returns how many there were. */
const removeUnreadable = async (level: Level, seal: Seal): Promise<number> => {
  const names: string[] = [];
  for (const kind of ownKinds)
    for await (const [name, sealed] of level.iterator({ gt: `${kind}/`, lt: `${kind}0` }))
      if (!seal.open(name, sealed)) names.push(name);
  if (names.length > 0)
    await level.batch(
      names.map((key) => ({ type: 'del', key })),
      { sync: true },
    );
  return names.length;
};

export interface LevelStore extends Store {
  /** How many changes and notes could not be read any more when it was opened. */
  readonly lost: number;
}

/**
 * Opens an owner's store. Rejects if the folder can't be used or does not belong to the key. `onDamage` is called when
 * the files turn out to be damaged later.
 */
export const openLevelStore = async (
  level: Level,
  ownerKey: Uint8Array,
  onDamage: () => void = () => undefined,
): Promise<LevelStore> => {
  const seal = createSeal(ownerKey);
  let lost = 0;
  try {
    await checkHeader(level, seal);
    lost = await removeUnreadable(level, seal);
  } catch (error) {
    await level.close();
    throw error;
  }
  let isClosed = false;
  /** After a failed write, the log may end with half a record: what is written behind it would be lost. */
  let mustReopen = false;
  let last: Promise<unknown> = Promise.resolve();

  const inOrder = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
  const reopen = async (): Promise<void> => {
    if (!mustReopen) return;
    await level.close();
    await level.open();
    mustReopen = false;
  };
  const note = (error: unknown): void => {
    if (isCorrupt(error)) onDamage();
  };
  const operation = ({ kind, id, value }: StoreChange) => {
    const key = seal.nameOf(kind, id);
    return value === undefined
      ? { type: 'del' as const, key }
      : { type: 'put' as const, key, value: seal.close(key, { id, value }) };
  };
  const requireOpen = async (): Promise<void> => {
    // A write may be closing and opening it.
    if (level.status !== 'open' && !isClosed) await inOrder(reopen);
    if (isClosed) throw new Error('the store is closed');
  };
  const get = async (name: string): Promise<Uint8Array | undefined> => {
    await requireOpen();
    return level.get(name);
  };
  const toReadError = async (error: unknown): Promise<FailureError> =>
    new FailureError(await failureOf(error, level.location));

  return {
    isDurable: true,
    lost,
    read: async (kind, id) => {
      const name = seal.nameOf(kind, id);
      try {
        // The second try is for a write that has closed and opened the files meanwhile.
        const sealed = await get(name).catch(() => get(name));
        return sealed && seal.open(name, sealed)?.value;
      } catch (error) {
        note(error);
        // If the files can't be opened again, that says nothing about this record.
        if (isCorrupt(error) && level.status === 'open') return undefined;
        throw await toReadError(error);
      }
    },
    write: async (changes, { flush = false } = {}): Promise<Result<null>> => {
      if (isClosed) return fail('file', 'file-failed');
      const operations = changes.map(operation);
      return inOrder(async () => {
        try {
          await reopen();
          await level.batch(operations, { sync: flush });
          return ok(null);
        } catch (error) {
          mustReopen = true;
          note(error);
          return { ok: false, failure: await failureOf(error, level.location) };
        }
      });
    },
    list: async function* (kind) {
      let from = `${kind}/`;
      // The second try goes on where the first one stopped, because a write may have closed and opened the files meanwhile.
      for (let attempt = 1; ; attempt += 1) {
        try {
          await requireOpen();
          for await (const [name, sealed] of level.iterator({ gt: from, lt: `${kind}0` })) {
            from = name;
            const record = seal.open(name, sealed);
            if (record) yield record;
          }
          return;
        } catch (error) {
          note(error);
          if (attempt === 2) throw await toReadError(error);
        }
      }
    },
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      await inOrder(() => level.close()).catch(() => undefined);
    },
  };
};
