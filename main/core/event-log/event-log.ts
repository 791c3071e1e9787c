/** The log of each event in the store of the signed-in person. Entries are added, and removed only with their event. */
import type { Bridge, BridgeEvent } from '@contract/bridge';
import { concerns, LogEntry } from '@contract/event-log/entry';
import { fail, ok } from '@contract/failure';
import type { Clock, Random } from '../async/ports';
import { decodeJson, encodeJson, type Store, type StoreChange } from '../store/store';
import type { OpenStore, StoreAccess } from '../store/store-access';

/** Where entries come from. */
export interface LogOrigin {
  /** A random name of this computer: a UUID. */
  readonly computer: string;
  /** What its staff call the place; empty until they name it. */
  readonly gate: string;
}

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

/** A stored entry. Undefined for what this version of the app can't read. */
export const parseLogEntry = (bytes: Uint8Array): LogEntry | undefined => LogEntry.safeParse(decodeJson(bytes)).data;

export const logChange = (entry: LogEntry): StoreChange => ({
  kind: 'log',
  id: `${entry.event}/${entry.id}`,
  value: encodeJson(entry),
});

/** The entries that the store lacks, for a log of another computer. An entry never changes, so the id decides. */
export const newEntries = async (store: Store, received: readonly LogEntry[]): Promise<readonly LogEntry[]> => {
  const fresh = new Map(received.map((entry) => [`${entry.event}/${entry.id}`, entry]));
  for await (const { id } of store.list('log')) fresh.delete(id);
  return [...fresh.values()];
};

export const createEventLog = (ports: EventLogPorts): Bridge['eventLog'] => {
  const { stores, clock, random, origin, clockOffset, emit, demoLog } = ports;
  /** The demo's dates are counted from today, so each day writes its entries again. */
  const writeDemoLog = async ({ store, owner }: OpenStore): Promise<void> => {
    const entries = (owner.mode === 'demo' && (await demoLog?.())) || [];
    const [first] = entries;
    if (!first) return;
    const stored = await store.read('log', `${first.event}/${first.id}`);
    if (!stored || parseLogEntry(stored)?.at !== first.at) await store.write(entries.map(logChange));
  };
  return {
    list: async ({ event }) => {
      const open = await stores.current();
      if (open) await writeDemoLog(open);
      const entries: LogEntry[] = [];
      if (open)
        for await (const { value } of open.store.list('log')) {
          const entry = parseLogEntry(value);
          if (entry && concerns(entry, event)) entries.push(entry);
        }
      return ok(entries);
    },
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
      // Not to the page of whoever has signed in since.
      if ((await stores.current())?.owner === open.owner) emit({ type: 'log', entries });
      return ok(entries);
    },
    computer: async () => ok(origin().computer),
    remove: async ({ event }) => {
      const open = await stores.current();
      if (!open) return fail('signed-out', 'not-signed-in');
      const removed: StoreChange[] = [];
      for await (const { id, value } of open.store.list('log')) {
        const entry = parseLogEntry(value);
        const isOwn = entry?.event === event && entry.kind !== 'rain-check' && entry.kind !== 'rain-check-use';
        if (isOwn) removed.push({ kind: 'log', id, value: undefined });
      }
      return open.store.write(removed, { flush: true });
    },
  };
};
