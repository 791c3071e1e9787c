/** Finds car numbers that two racers have: a problem within one class, and a note otherwise. */
import { fold } from '@contract/text/fold';
import type { RacerRow } from './racer-rows';

export interface NumberConflict {
  readonly isProblem: boolean;
  readonly number: string;
  /** The names of the other racers. */
  readonly others: readonly string[];
}

interface Entry {
  readonly row: RacerRow;
  readonly number: string;
  readonly className: string;
}

/** By row id. */
export const findNumberConflicts = (rows: readonly RacerRow[]): ReadonlyMap<RacerRow['id'], NumberConflict> => {
  const byNumber = new Map<string, Entry[]>();
  for (const row of rows)
    for (const { number, className } of row.cars)
      byNumber.set(fold(number), [...(byNumber.get(fold(number)) ?? []), { row, number, className: fold(className) }]);
  const found = new Map<RacerRow['id'], NumberConflict>();
  for (const entries of byNumber.values())
    for (const { row, number, className } of entries) {
      const others = entries.filter((other) => other.row.id !== row.id);
      if (others.length === 0) continue;
      const sameClass = others.filter((other) => className !== '' && other.className === className);
      const isProblem = sameClass.length > 0;
      if (found.get(row.id)?.isProblem) continue;
      const named = isProblem ? sameClass : others;
      found.set(row.id, { isProblem, number, others: [...new Set(named.map((other) => other.row.name))] });
    }
  return found;
};
