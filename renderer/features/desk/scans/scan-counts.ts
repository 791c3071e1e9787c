/** What the scans of an event add up to: by decision, by hour and gate, and by type of ticket. */
import { countScans as countDecisions, countedScans, type ScanCounts, type ScanRow } from '@contract/event-log/scans';
import type { Plot } from '../../../kit/charts/plot';
import { toHours } from '../gate/figures/gate-figures';
import { createLocalTimes } from './scan-rows';

interface Counts extends ScanCounts {
  readonly scans: number;
}

export interface TypeCounts extends Counts {
  /** Empty for codes that were not found, and for tickets without a type. */
  readonly type: string;
}

const since = (rows: readonly ScanRow[], start: string): readonly ScanRow[] =>
  rows.filter(({ scan }) => scan.at >= start);

/** `today`: its first moment. Inside is who came today, as the gates and the wall count it: nobody scans those who go home. */
export const countScans = (rows: readonly ScanRow[], today: string): Counts => ({
  ...{ scans: rows.length, ...countDecisions(rows) },
  inside: countDecisions(since(rows, today)).inside,
});

const typeOf = ({ scan }: ScanRow): string => scan.subject?.ticketType ?? '';

/** The type with the most scans first. They add up to the counts of all scans. */
export const countTypes = (rows: readonly ScanRow[], today: string): readonly TypeCounts[] => {
  const counted = countedScans(rows);
  const admitted = Map.groupBy(counted.admitted, typeOf);
  const turnedAway = Map.groupBy(counted.turnedAway, typeOf);
  const inside = Map.groupBy(countedScans(since(rows, today)).inside, typeOf);
  return [...Map.groupBy(rows, typeOf)]
    .map(([type, { length: scans }]) => ({
      ...{ type, scans, admitted: admitted.get(type)?.length ?? 0 },
      ...{ turnedAway: turnedAway.get(type)?.length ?? 0, inside: inside.get(type)?.length ?? 0 },
    }))
    .toSorted((one, other) => other.scans - one.scans || (one.type < other.type ? -1 : 1));
};

/** The days with scans, the last first. */
export const daysOf = (rows: readonly { readonly day?: unknown }[]): readonly string[] =>
  [...new Set(rows.map(({ day }) => String(day)))].toSorted().toReversed();

/** Scans per hour and gate of a day; undefined if there are none then. */
export const countHours = (
  rows: readonly ScanRow[],
  { day, timezone, noGate }: { readonly day: string; readonly timezone: unknown; readonly noGate: string },
): Plot | undefined => {
  const localTime = createLocalTimes(timezone);
  const scans = rows.flatMap(({ scan: { at, gate } }) => {
    const local = localTime(at);
    return local?.day === day ? [{ gate, day, hour: Math.floor(local.minutes / 60) }] : [];
  });
  return scans.length === 0 ? undefined : toHours(scans, noGate);
};
