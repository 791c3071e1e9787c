/** The board's rows: visitors joined with their parts, searched, filtered and sorted. */
import type { Visitor } from '@contract/entities/visitor';
import { fold } from '@contract/text/fold';
import type { RecordId } from '../../../event/part-loader';
import { type PartState, type Parts, pendingParts } from '../../../event/readiness/part';
import { type Level, type Readiness, toReadiness } from '../../../event/readiness/readiness';
import type { ReferenceDays } from '../../../event/readiness/reference-days';
import { toSortTime } from '../../../kit/format/date-time';
import { nameOf } from '../../../kit/format/naming';

export interface RacerRow {
  readonly id: RecordId;
  readonly name: string;
  readonly code: string;
  readonly parts: Parts;
  readonly readiness: Readiness;
}

export const orders = ['urgency', 'name', 'time'] as const;
export type Order = (typeof orders)[number];

/** The levels that the board counts, the most urgent first. */
export const levels = ['missing', 'attention', 'ready', 'unknown', 'checking'] as const satisfies readonly Level[];

export const knownValue = <V>(part: PartState<V>): V | undefined => (part.state === 'known' ? part.value : undefined);

/** Returns the same row object while the parts are the same object, so that unchanged rows do not re-render. */
export const createRowBuilder = (
  days: ReferenceDays,
  eventId?: RecordId,
): ((visitor: Visitor, parts: Parts | undefined) => RacerRow) => {
  const rows = new Map<RecordId, RacerRow>();
  return (visitor, parts = pendingParts) => {
    const id = visitor.id ?? '';
    const previous = rows.get(id);
    if (previous?.parts === parts) return previous;
    const row: RacerRow = {
      id,
      name: nameOf(['firstName', 'lastName'], visitor) || (knownValue(parts.driver)?.fullName ?? ''),
      code: String(visitor.visitorCode ?? ''),
      parts,
      readiness: toReadiness(parts, days, { userId: id, eventId }),
    };
    rows.set(id, row);
    return row;
  };
};

const searchText = ({ name, code, parts }: RacerRow): string => {
  const car = knownValue(parts.vehicle);
  return fold([name, code, car?.vehicleNumber, car?.make, car?.model, car?.className].join('\n'));
};

const timeOf = ({ parts }: RacerRow): number =>
  toSortTime(knownValue(parts.team)?.scheduledAt) ?? Number.POSITIVE_INFINITY;

const byName = (one: RacerRow, other: RacerRow): number => {
  const [left, right] = [fold(one.name), fold(other.name)];
  if ((left === '') !== (right === '')) return left === '' ? 1 : -1;
  return left < right ? -1 : left > right ? 1 : 0;
};

const compare: Readonly<Record<Order, (one: RacerRow, other: RacerRow) => number>> = {
  name: byName,
  time: (one, other) => {
    const [left, right] = [timeOf(one), timeOf(other)];
    return left === right ? byName(one, other) : left - right;
  },
  urgency: (one, other) => {
    const rank = ({ readiness }: RacerRow) => levels.indexOf(readiness.level);
    return rank(one) - rank(other) || other.readiness.issues.length - one.readiness.issues.length || byName(one, other);
  },
};

export const arrangeRows = (
  rows: readonly RacerRow[],
  { q, level, order }: { readonly q: string; readonly level: Level | undefined; readonly order: Order },
): readonly RacerRow[] => {
  const needle = fold(q.trim());
  return rows
    .filter((row) => level === undefined || row.readiness.level === level)
    .filter((row) => needle === '' || searchText(row).includes(needle))
    .toSorted(compare[order]);
};

export const countLevels = (rows: readonly RacerRow[]): Readonly<Record<Level, number>> => {
  const counts: Record<Level, number> = { ready: 0, attention: 0, missing: 0, unknown: 0, checking: 0 };
  for (const { readiness } of rows) counts[readiness.level] += 1;
  return counts;
};
