/** A pack as the page shows it. */
import type { PackPart, PackView } from '@contract/bridge';
import { type PackPartName, packParts } from '@contract/bridge/offline';
import { type Entry, isDue, isShort, type PackRecord } from './pack-record';

const sum = (entries: readonly Entry[], figure: (entry: Entry) => number | undefined): number =>
  entries.reduce((total, entry) => total + (figure(entry) ?? 0), 0);

const partView = (name: PackPartName, entries: readonly Entry[], { since, stoppedBy }: PackRecord): PackPart => {
  const counted = entries.filter(({ isCounted }) => isCounted);
  const hasExpected = counted.some(({ expected }) => expected !== undefined);
  const gaps = entries.filter(({ failure }) => failure !== undefined);
  const failure = gaps[0]?.failure ?? (stoppedBy?.part === name ? stoppedBy.failure : undefined);
  return {
    name,
    done: entries.filter((entry) => !isDue(entry, since)).length,
    total: entries.length,
    rows: sum(counted, ({ rows }) => rows),
    ...(hasExpected ? { expected: sum(counted, ({ expected, rows }) => expected ?? rows) } : {}),
    gaps: gaps.length,
    ...(failure ? { failure } : {}),
  };
};

const isMissing = (entry: Entry): boolean => entry.asOf === undefined || entry.failure !== undefined || isShort(entry);

const stateOf = (
  entries: readonly Entry[],
  isRunning: boolean,
  { since, isPlanned }: PackRecord,
): PackView['state'] => {
  if (isRunning) return 'running';
  // A refresh that was stopped leaves everything that was there before.
  if (isPlanned && !entries.some(isMissing)) return 'ready';
  return isPlanned && !entries.some((entry) => isDue(entry, since)) ? 'incomplete' : 'stopped';
};

/** Parts of which the person may read nothing are left out. */
export const viewPack = (record: PackRecord, isRunning: boolean): PackView => {
  const entries = [...record.entries.values()];
  const { id, name, trackId } = record.event;
  const times = entries.flatMap(({ asOf }) => asOf ?? []).sort();
  const [asOf] = times;
  return {
    event: { id: String(id), name, ...(trackId === undefined ? {} : { trackId: String(trackId) }) },
    state: stateOf(entries, isRunning, record),
    ...(asOf === undefined ? {} : { asOf }),
    expiresAt: record.expiresAt,
    bytes: sum(entries, ({ bytes }) => bytes),
    parts: packParts.flatMap((name) => {
      const own = entries.filter(({ part }) => part === name);
      return own.length > 0 ? partView(name, own, record) : [];
    }),
  };
};
