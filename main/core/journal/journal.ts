/** The journal of this computer: what the signed-in person did here. Entries are only added, and the oldest removed. */
import type { Bridge } from '@contract/bridge';
import { JournalEntry, type JournalRecord } from '@contract/bridge/journal';
import { type EntryOf, isKind, type LogEntry } from '@contract/event-log/entry';
import { latestOf } from '@contract/event-log/latest';
import { scanId } from '@contract/event-log/scans';
import { ok } from '@contract/failure';
import type { Values } from '@contract/json/record';
import { dayMs } from '@contract/time/durations';
import type { Clock, Random } from '../async/ports';
import { catchFailure } from '../call/failure-error';
import { readLogRecord } from '../event-log/event-log';
import { decodeJson, encodeJson, type Store } from '../store/store';
import type { OpenStore, StoreAccess } from '../store/store-access';

const maxEntries = 5_000;
const maxAgeMs = 180 * dayMs;
/** Entries that are added before the oldest are looked for again. */
const pruneEvery = 200;

export type JournalNote = Omit<JournalEntry, 'id' | 'at' | 'by'>;

export interface Journal {
  readonly handlers: Bridge['journal'];
  /** Adds what the owner of a store did. What can't be written is left out: it holds up nothing. */
  note(open: OpenStore, entry: JournalNote): Promise<void>;
}

const isId = (name: string): boolean => name === 'id' || /Ids?$/.test(name);
const isName = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** The ids in a call's input: what names its records, and nothing else of it. */
export const idsOf = (input: Values): JournalEntry['ids'] =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => {
      const ids = (Array.isArray(value) ? value : [value]).filter(isName).map((id) => String(id).slice(0, 200));
      return isId(name) && ids.length > 0 && ids.length <= 50 ? [[name, ids]] : [];
    }),
  );

const readEntries = async (store: Store): Promise<readonly JournalEntry[]> => {
  const found: JournalEntry[] = [];
  for await (const { value } of store.list('journal')) {
    const read = JournalEntry.safeParse(decodeJson(value));
    if (read.success) found.push(read.data);
  }
  return found;
};

const newestFirst = (one: JournalEntry, other: JournalEntry): number => (one.at < other.at ? 1 : -1);

const prune = async (store: Store, now: number): Promise<void> => {
  const all = [...(await readEntries(store))].sort(newestFirst);
  const removed = all.filter(({ at }, index) => index >= maxEntries || now - Date.parse(at) > maxAgeMs);
  await store.write(removed.map(({ id }) => ({ kind: 'journal', id, value: undefined })));
};

/** The name that a log gives a record, and the record's ids. `scans` has the last answer to each scan. */
const subjectOf = (
  entry: LogEntry,
  scans: ReadonlyMap<string, EntryOf<'scan'>>,
): Pick<JournalEntry, 'name' | 'ids'> => {
  const eventId = [entry.event];
  if (entry.kind === 'mark' || entry.kind === 'roll-call') return { name: entry.name, ids: { eventId } };
  const scan = entry.kind === 'decision' ? scans.get(entry.scan) : entry.kind === 'scan' ? entry : undefined;
  const { ticketId, ticketNumber, bookingId, bookingNumber, userId } = scan?.subject ?? {};
  return { name: ticketNumber ?? bookingNumber ?? '', ids: { eventId, ...idsOf({ ticketId, bookingId, userId }) } };
};

/** Lists what this computer added to the logs. A scan stays one entry when it gets a second answer from the server. */
const fromLogs = (logs: readonly LogEntry[], computer: string): readonly JournalEntry[] => {
  const scans = latestOf(logs.filter(isKind('scan')), scanId);
  return logs
    .filter((entry) => entry.computer === computer && (entry.kind !== 'scan' || scans.get(scanId(entry)) === entry))
    .map((entry) => ({
      ...{ id: entry.id, at: entry.at, by: entry.by, action: `log.${entry.kind}`, outcome: 'done' },
      fields: entry.kind === 'scan' ? [entry.answer] : entry.kind === 'decision' ? [entry.decision ?? 'undone'] : [],
      ...subjectOf(entry, scans),
    }));
};

/** Names of an id that differ from the area of the record's calls. */
const idNames: Readonly<Record<string, readonly string[]>> = {
  visitor: ['userId'],
  admin: ['subAdminId'],
  track: ['trackId', 'trackIds'],
};

const isAbout = ({ action, ids }: JournalEntry, { area, id }: JournalRecord): boolean => {
  if (action.startsWith(`${area}.`) && ids.id?.includes(id)) return true;
  return (idNames[area] ?? [`${area}Id`]).some((name) => ids[name]?.includes(id));
};

interface JournalPorts {
  readonly stores: Pick<StoreAccess, 'current'>;
  readonly clock: Clock;
  readonly random: Random;
  /** The name of this computer in the logs of events. */
  readonly computer: () => string;
}

export const createJournal = ({ stores, clock, random, computer }: JournalPorts): Journal => {
  const added = new WeakMap<Store, number>();
  return {
    note: async ({ store, owner }, entry) => {
      const origin = { id: random.uuid(), at: new Date(clock.now()).toISOString(), by: owner.personName };
      const checked = JournalEntry.safeParse({ ...origin, ...entry, by: origin.by.slice(0, 200) });
      if (!checked.success) return;
      await store.write([{ kind: 'journal', id: origin.id, value: encodeJson(checked.data) }]);
      const count = added.get(store) ?? 0;
      added.set(store, count + 1);
      if (count % pruneEvery === 0) await prune(store, clock.now()).catch(() => undefined);
    },
    handlers: {
      list: ({ record }) =>
        catchFailure(async () => {
          const open = await stores.current();
          if (!open) return ok([]);
          const logs: LogEntry[] = [];
          for await (const { value } of open.store.list('log')) logs.push(...readLogRecord(value));
          const entries = [...(await readEntries(open.store)), ...fromLogs(logs, computer())];
          return ok(entries.filter((entry) => record === undefined || isAbout(entry, record)).sort(newestFirst));
        }),
    },
  };
};
