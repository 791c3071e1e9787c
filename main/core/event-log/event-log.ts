/** The log of each event in the store of the signed-in person. Entries are added, and removed only with their event. */
import type { Bridge, BridgeEvent } from '@contract/bridge';
import { concerns, LogEntry } from '@contract/event-log/entry';
import { fail, ok } from '@contract/failure';
import type { Clock, Random } from '../async/ports';
import { catchFailure } from '../call/failure-error';
import { decodeJson, encodeJson, type Store, type StoreChange } from '../store/store';
import type { OpenStore, StoreAccess } from '../store/store-access';

/** Where entries come from. */
export interface LogOrigin {
  /** A random name of this computer: a UUID. */
  readonly computer: string;
  /** What its staff call the place; empty until they name it. */
  readonly gate: string;
}

const decoder = new TextDecoder();

export interface EventLogPorts {
  readonly stores: StoreAccess;
  readonly clock: Clock;
  readonly random: Random;
  readonly origin: () => LogOrigin;
  /** How far this computer's clock is ahead of the server's, in milliseconds, where that is known and matters. */
  readonly clockOffset: () => number | undefined;
  readonly emit: (event: BridgeEvent) => void;
  /** The log of the demo's event, of which the first entry has the same time until another day begins. */
  readonly demoLog?: (() => Promise<readonly LogEntry[]>) | undefined;
}

/** So many entries become one record, which is opened as fast as a few that are stored one by one. */
const blockSize = 1_000;

/** A log may have very many of these. A block has no others, and only those of one event: rain checks matter to other events. */
const blockKinds: ReadonlySet<LogEntry['kind']> = new Set(['scan', 'decision', 'mark']);
const isBlock = (id: string): boolean => id.includes('/block/');

/** The entries of a stored record, without what this version of the app can't read. */
export const readLogRecord = (bytes: Uint8Array): readonly LogEntry[] => {
  const value = decodeJson(bytes);
  return (Array.isArray(value) ? value : [value]).flatMap((one) => LogEntry.safeParse(one).data ?? []);
};

const recordId = ({ event, id }: LogEntry): string => `${event}/${id}`;

export const logChange = (entry: LogEntry): StoreChange => ({
  kind: 'log',
  id: recordId(entry),
  value: encodeJson(entry),
});

/** The entries that the store lacks, for a log of another computer. An entry never changes, so the id decides. */
export const newEntries = async (store: Store, received: readonly LogEntry[]): Promise<readonly LogEntry[]> => {
  const fresh = new Map(received.map((entry) => [recordId(entry), entry]));
  for await (const { id, value } of store.list('log')) {
    fresh.delete(id);
    if (isBlock(id)) for (const entry of readLogRecord(value)) fresh.delete(recordId(entry));
  }
  return [...fresh.values()];
};

const partsOf = (entries: readonly LogEntry[]): readonly (readonly [LogEntry, ...LogEntry[]])[] => {
  const parts: [LogEntry, ...LogEntry[]][] = [];
  for (let from = 0; from < entries.length; from += blockSize) {
    const [first, ...others] = entries.slice(from, from + blockSize);
    if (first) parts.push([first, ...others]);
  }
  return parts;
};

/** Makes blocks of entries that are stored one by one. */
const packEntries = async (store: Store): Promise<void> => {
  const single: LogEntry[] = [];
  for await (const { id, value } of store.list('log'))
    if (!isBlock(id)) single.push(...readLogRecord(value).filter(({ kind }) => blockKinds.has(kind)));
  for (const entries of Map.groupBy(single, ({ event }) => event).values())
    for (const part of partsOf(entries)) {
      if (part.length < blockSize) continue;
      const block = { kind: 'log', id: `${part[0].event}/block/${part[0].id}`, value: encodeJson(part) } as const;
      await store.write([block, ...part.map((entry) => ({ ...logChange(entry), value: undefined }))]);
    }
};

export const createEventLog = (ports: EventLogPorts): Bridge['eventLog'] => {
  const { stores, clock, random, origin, clockOffset, emit, demoLog } = ports;
  /** Counts the entries that were added to each store since its blocks were made. */
  const added = new WeakMap<Store, number>();
  let last: Promise<unknown> = Promise.resolve();
  /** Makes blocks and removes entries one after the other. Otherwise a block could bring back entries that were just removed. */
  const inOrder = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
  const countAdded = ({ store, owner }: OpenStore, count: number): void => {
    const all = (added.get(store) ?? 0) + count;
    added.set(store, all < blockSize ? all : 0);
    // A store in memory has nothing to decrypt, and the demo's entries are written again by their ids.
    if (all >= blockSize && store.isDurable && owner.mode === 'live')
      void inOrder(() => packEntries(store)).catch(() => undefined);
  };
  /** The demo's dates are counted from today, so each day writes its entries again. */
  const writeDemoLog = async ({ store, owner }: OpenStore): Promise<void> => {
    const entries = (owner.mode === 'demo' && (await demoLog?.())) || [];
    const [first] = entries;
    if (!first) return;
    const stored = await store.read('log', `${first.event}/${first.id}`);
    if (!stored || readLogRecord(stored)[0]?.at !== first.at) await store.write(entries.map(logChange));
  };
  return {
    list: ({ event }) =>
      catchFailure(async () => {
        const open = await stores.current();
        if (open) await writeDemoLog(open);
        const blocks: string[] = [];
        const single: LogEntry[] = [];
        if (open) {
          for await (const { id, value } of open.store.list('log'))
            if (!isBlock(id)) single.push(...readLogRecord(value));
            else if (id.startsWith(`${event}/`)) blocks.push(decoder.decode(value));
          added.delete(open.store);
          countAdded(open, single.filter(({ kind }) => blockKinds.has(kind)).length);
        }
        const own = single.filter((entry) => concerns(entry, event));
        return ok([...blocks, ...partsOf(own).map((part) => JSON.stringify(part))]);
      }),
    add: async ({ event, entries: inputs }) => {
      const open = await stores.current();
      if (!open) return fail('signed-out', 'not-signed-in');
      const now = new Date(clock.now() - (clockOffset() ?? 0)).toISOString();
      const entries = inputs.map(
        (input): LogEntry => ({
          ...{ at: now, id: random.uuid() },
          ...input,
          ...{ event, ...origin(), by: open.owner.personName.slice(0, 200) },
        }),
      );
      const written = await open.store.write(entries.map(logChange), { flush: true });
      if (!written.ok) return written;
      countAdded(open, entries.length);
      // Not to the page of whoever has signed in since.
      if ((await stores.current())?.owner === open.owner) emit({ type: 'log', entries });
      return ok(entries);
    },
    computer: async () => ok(origin().computer),
    remove: async ({ event }) => {
      const open = await stores.current();
      if (!open) return fail('signed-out', 'not-signed-in');
      const removeEntries = async () => {
        const removed: StoreChange[] = [];
        for await (const { id, value } of open.store.list('log')) {
          const isOwn = readLogRecord(value).some(
            (entry) => entry.event === event && entry.kind !== 'rain-check' && entry.kind !== 'rain-check-use',
          );
          if (isOwn) removed.push({ kind: 'log', id, value: undefined });
        }
        return open.store.write(removed, { flush: true });
      };
      return inOrder(() => catchFailure(removeEntries));
    },
  };
};
