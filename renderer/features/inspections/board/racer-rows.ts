/** The board's rows: visitors joined with what is known of their parts; searched, narrowed and ordered. */
import type { Visitor } from '@contract/entities/visitor';
import { fold } from '@contract/text/fold';
import { readOrder } from '../../../kit/format/moment';
import { nameOf } from '../../../kit/format/naming';
import { nothingYet, type PartState, type Parts } from '../readiness/part';
import { type Level, type Standing, standingOf } from '../readiness/standing';
import type { When } from '../readiness/when';
import type { Key } from './checks';

export interface RacerRow {
  readonly id: Key;
  readonly name: string;
  readonly code: string;
  readonly parts: Parts;
  readonly standing: Standing;
}

export const orders = ['pressing', 'name', 'time'] as const;
export type Order = (typeof orders)[number];

/** The levels that the board counts, the most pressing first. */
export const levels = ['missing', 'attention', 'ready', 'unknown', 'checking'] as const satisfies readonly Level[];

export const known = <V>(part: PartState<V>): V | undefined => (part.state === 'known' ? part.value : undefined);

/** Joins each racer once for each state of their parts: a row whose parts are the same object stays the same object. */
export const createJoin = (when: When, eventId?: Key): ((visitor: Visitor, parts: Parts | undefined) => RacerRow) => {
  const rows = new Map<Key, RacerRow>();
  return (visitor, parts = nothingYet) => {
    const id = visitor.id ?? '';
    const before = rows.get(id);
    if (before?.parts === parts) return before;
    const row: RacerRow = {
      id,
      name: nameOf(['firstName', 'lastName'], visitor) || (known(parts.driver)?.fullName ?? ''),
      code: String(visitor.visitorCode ?? ''),
      parts,
      standing: standingOf(parts, when, { userId: id, eventId }),
    };
    rows.set(id, row);
    return row;
  };
};

const searched = ({ name, code, parts }: RacerRow): string => {
  const car = known(parts.vehicle);
  return fold([name, code, car?.vehicleNumber, car?.make, car?.model, car?.className].join('\n'));
};

const timeOf = ({ parts }: RacerRow): number => readOrder(known(parts.team)?.scheduledAt) ?? Number.POSITIVE_INFINITY;

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
  pressing: (one, other) => {
    const at = ({ standing }: RacerRow) => levels.indexOf(standing.level);
    return at(one) - at(other) || other.standing.issues.length - one.standing.issues.length || byName(one, other);
  },
};

export const arrangeRows = (
  rows: readonly RacerRow[],
  { q, level, order }: { readonly q: string; readonly level: Level | undefined; readonly order: Order },
): readonly RacerRow[] => {
  const needle = fold(q.trim());
  return rows
    .filter((row) => level === undefined || row.standing.level === level)
    .filter((row) => needle === '' || searched(row).includes(needle))
    .toSorted(compare[order]);
};

export const countLevels = (rows: readonly RacerRow[]): Readonly<Record<Level, number>> => {
  const counts: Record<Level, number> = { ready: 0, attention: 0, missing: 0, unknown: 0, checking: 0 };
  for (const { standing } of rows) counts[standing.level] += 1;
  return counts;
};
