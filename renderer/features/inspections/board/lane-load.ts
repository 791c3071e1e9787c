/** The work of each inspection team and lane. */
import { byLocale } from '../../../kit/format/locale';
import type { RacerRow } from './racer-rows';
import { isOverdue, type Visit } from './visit';

export interface LaneLoad {
  /** For the address and the filter. */
  readonly key: string;
  readonly team: string;
  readonly lane: string;
  /** Cars assigned: done and waiting. */
  readonly planned: number;
  readonly done: number;
  readonly waiting: number;
  /** Of those waiting. */
  readonly overdue: number;
}

/** Undefined for a car that no team inspects. */
export const laneKeyOf = ({ team, lane }: Visit): string | undefined =>
  team === '' && lane === '' ? undefined : JSON.stringify([team, lane]);

const byName = byLocale((locale) => new Intl.Collator(locale, { numeric: true }));

export const laneLoads = (rows: readonly RacerRow[], zone: unknown, now: number): readonly LaneLoad[] => {
  const loads = new Map<string, LaneLoad>();
  for (const { visit } of rows) {
    const key = laneKeyOf(visit);
    if (key === undefined) continue;
    const { team, lane } = visit;
    const load = loads.get(key) ?? { key, team, lane, planned: 0, done: 0, waiting: 0, overdue: 0 };
    loads.set(key, {
      ...load,
      planned: load.planned + 1,
      done: load.done + (visit.isDone ? 1 : 0),
      waiting: load.waiting + (visit.isDone ? 0 : 1),
      overdue: load.overdue + (isOverdue(visit, zone, now) ? 1 : 0),
    });
  }
  return [...loads.values()].toSorted(
    (one, other) => byName().compare(one.team, other.team) || byName().compare(one.lane, other.lane),
  );
};
