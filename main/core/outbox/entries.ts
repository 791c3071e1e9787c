/** The entries of one person's outbox: in memory, and durable in their store. */
import { fail, ok, type Result } from '@contract/failure';
import type { Clock } from '../async/ports';
import { encodeJson, type Store, type StoreChange } from '../store/store';
import { deadlineFor, isPending, parseEntry, type StoredEntry } from './entry';
import { chunkIdsOf, isChunkOf } from './file-chunks';

export interface Entries {
  /** Those that a person sees, oldest first. */
  list(): readonly StoredEntry[];
  /** Also those that a call is still sending for a screen. */
  all(): readonly StoredEntry[];
  get(id: string): StoredEntry | undefined;
  /** Adds an entry, or changes it, if it can be stored; `more` is stored with it. For what must not be lost. */
  store(entry: StoredEntry, more?: readonly StoreChange[]): Promise<Result<null>>;
  /** Changes an entry. If it can't be stored, the store still has it as `sending`, which a restart settles. */
  change(entry: StoredEntry): Promise<void>;
  /** Takes an entry off the list, with the bytes of its file. */
  remove(id: string): Promise<void>;
  /** Lists an entry as done until the app quits. */
  finish(entry: StoredEntry): Promise<void>;
  /** Removes an entry, which `restore` brings back until the app quits. */
  discard(id: string): Promise<Result<null>>;
  restore(id: string): Promise<Result<StoredEntry>>;
  /** Lists an entry that a screen was sending, or stops listing it. */
  setDirect(id: string, isDirect: boolean): void;
  nextOrder(): number;
  /** Writes once more what could not be written before. */
  writeAgain(): Promise<void>;
}

export interface UnflushedWrite {
  /** Undefined for one that was removed. */
  readonly entry: StoredEntry | undefined;
  /** Whether the disk has an earlier state of it, which a restart settles. */
  readonly isOnDisk: boolean;
}

export type UnflushedWrites = Map<string, UnflushedWrite>;

export interface EntriesPorts {
  readonly store: Store;
  readonly changed: () => void;
  /** What could not be written yet, by id, also of an earlier store of the same person. */
  readonly unflushedWrites: UnflushedWrites;
  readonly clock: Clock;
}

/** How many finished entries stay listed. */
const maxDone = 20;

/**
 * An entry that was being sent when the app ended, or whose answer was lost: its outcome is unknown, and until its deadline the
 * server may still work on it. Nobody knows when it was really sent, because the computer may have slept after it was marked,
 * and its clock may have been set.
 */
const afterRestart = (entry: StoredEntry, nowMs: number, pause: number): StoredEntry => {
  if (entry.state !== 'sending' && (entry.state !== 'unknown' || entry.needsDecision)) return entry;
  const busyUntil = nowMs + deadlineFor(entry.call) + pause;
  return { ...entry, state: 'unknown', needsDecision: entry.kind !== 'change', busyUntil };
};

/** The entries, and the ids of records that this version can't read: their files stay for the version that can. */
const readStored = async ({ store, unflushedWrites }: EntriesPorts) => {
  const found = new Map<string, StoredEntry>();
  const unread = new Set<string>();
  for await (const { id, value } of store.list('outbox')) {
    const entry = parseEntry(value);
    if (entry) found.set(id, entry);
    else unread.add(id);
  }
  const onDisk = new Set(found.keys());
  for (const [id, { entry }] of unflushedWrites)
    if (entry) found.set(id, entry);
    else found.delete(id);
  return { found: [...found.values()].sort((one, other) => one.order - other.order), unread, onDisk };
};

const removeOrphans = async (store: Store, isKnown: (entry: string) => boolean): Promise<void> => {
  for await (const { id } of store.list('file'))
    if (isChunkOf(id, (entry) => !isKnown(entry))) await store.write([{ kind: 'file', id, value: undefined }]);
};

/**
 * Reads the entries of a store that was just opened. `pause`: how long the server may still work on those being sent. Rejects
 * with a `FailureError` if they can't be read.
 */
export const openEntries = async (ports: EntriesPorts, pause: number): Promise<Entries> => {
  const { store, changed, unflushedWrites, clock } = ports;
  const { found, unread, onDisk } = await readStored(ports);
  const stored = found.map((entry) => afterRestart(entry, clock.now(), pause));
  const entries = new Map(stored.map((entry) => [entry.id, entry]));
  const discarded = new Map<string, StoredEntry>();
  const direct = new Set<string>();
  let order = Math.max(0, ...stored.map((entry) => entry.order));
  // If they can't be listed, the next opening removes them.
  await removeOrphans(store, (id) => entries.has(id) || unread.has(id)).catch(() => undefined);

  /** For what counts once it is written. */
  const write = async (id: string, entry: StoredEntry | undefined, more: readonly StoreChange[] = []) => {
    const value = entry && encodeJson(entry);
    // Also a removal: what a person discarded or the server rejected must not be sent after a power cut.
    const written = await store.write([...more, { kind: 'outbox', id, value }], { flush: true });
    if (!written.ok) return written;
    unflushedWrites.delete(id);
    onDisk.add(id);
    return written;
  };
  /** For what is so already, also if it can't be written yet. */
  const writeOrKeep: (...args: Parameters<typeof write>) => Promise<void> = async (id, entry, more) => {
    const written = await write(id, entry, more);
    if (!written.ok) unflushedWrites.set(id, { entry, isOnDisk: onDisk.has(id) });
  };
  const writeAgain = async (): Promise<void> => {
    // All at once: none may be written after a newer state of its entry.
    await Promise.all([...unflushedWrites].map(([id, { entry }]) => writeOrKeep(id, entry)));
  };
  await writeAgain();
  const set = (entry: StoredEntry): void => {
    entries.set(entry.id, entry);
    if (!direct.has(entry.id)) changed();
  };
  const all = () => [...entries.values()].sort((one, other) => one.order - other.order);
  const withoutFile = (entry: StoredEntry | undefined): readonly StoreChange[] =>
    (entry?.file ? chunkIdsOf(entry.id, entry.file.bytes) : []).map((id) => ({ kind: 'file', id, value: undefined }));

  return {
    all,
    list: () => all().filter(({ id }) => !direct.has(id)),
    get: (id) => entries.get(id),
    store: async (entry, more) => {
      const written = await write(entry.id, entry, more);
      if (written.ok) set(entry);
      return written;
    },
    change: async (entry) => {
      set(entry);
      await writeOrKeep(entry.id, entry);
    },
    remove: async (id) => {
      const more = withoutFile(entries.get(id));
      const isListed = entries.delete(id) && !direct.delete(id);
      if (isListed) changed();
      await writeOrKeep(id, undefined, more);
    },
    finish: async (entry) => {
      set(entry);
      const done = all().filter(({ state }) => state === 'done');
      for (const { id } of done.slice(0, -maxDone)) entries.delete(id);
      await writeOrKeep(entry.id, undefined, withoutFile(entry));
    },
    discard: async (id) => {
      const entry = entries.get(id);
      if (!entry || direct.has(id)) return fail('invalid', 'bad-request');
      if (entry.state === 'sending') return fail('busy', 'busy');
      const written = await write(id, undefined);
      if (!written.ok) return written;
      entries.delete(id);
      discarded.set(id, entry);
      changed();
      return ok(null);
    },
    restore: async (id) => {
      const entry = discarded.get(id);
      if (!entry) return fail('invalid', 'bad-request');
      const written = entry.state === 'done' ? ok(null) : await write(id, entry);
      if (!written.ok) return written;
      discarded.delete(id);
      set(entry);
      return ok(entry);
    },
    setDirect: (id, isDirect) => {
      const was = direct.has(id);
      if (isDirect) direct.add(id);
      else direct.delete(id);
      if (was !== isDirect && entries.has(id)) changed();
    },
    writeAgain,
    nextOrder: () => {
      order += 1;
      return order;
    },
  };
};

/** Older entries of the same record that are still to be sent. */
export const waitingBefore = (entries: Entries, { record, order }: StoredEntry): readonly StoredEntry[] =>
  record === undefined
    ? []
    : entries.all().filter((one) => one.record === record && one.order < order && isPending(one));
