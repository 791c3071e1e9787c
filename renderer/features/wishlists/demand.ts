/** Counts wishlist entries by event and by visitor. */

import type { Wish } from '@contract/entities/wishlist';
import { parseFlag } from '../../kit/format/flag';
import { currentLocale } from '../../kit/format/locale';

export interface Demand {
  readonly id: string;
  readonly name: string;
  readonly wishes: number;
  /** How many of them became bookings. */
  readonly booked: number;
  /** One of the entries, for their common values. */
  readonly sample: Wish;
}

/** Undefined if the entry doesn't say it; an empty value is a no. */
const bookedFlag = ({ converted }: Wish): boolean | undefined => (converted === null ? false : parseFlag(converted));
const isBooked = (wish: Wish): boolean => bookedFlag(wish) === true;

/** Groups entries by an id, largest group first, then by name. Entries without the id are left out. */
const countBy = (
  wishes: readonly Wish[],
  idOf: (wish: Wish) => unknown,
  nameOf: (wish: Wish) => unknown,
): readonly Demand[] => {
  const found = new Map<string, { sample: Wish; wishes: number; booked: number }>();
  for (const wish of wishes) {
    const id = String(idOf(wish) ?? '');
    if (id === '') continue;
    const group = found.get(id) ?? { sample: wish, wishes: 0, booked: 0 };
    group.wishes += 1;
    if (isBooked(wish)) group.booked += 1;
    found.set(id, group);
  }
  return [...found]
    .map(([id, group]) => ({ id, name: String(nameOf(group.sample) ?? '') || id, ...group }))
    .sort((one, other) => other.wishes - one.wishes || one.name.localeCompare(other.name, currentLocale()));
};

export const byEvent = (wishes: readonly Wish[]): readonly Demand[] =>
  countBy(
    wishes,
    ({ eventId }) => eventId,
    ({ eventName }) => eventName,
  );

export const byVisitor = (wishes: readonly Wish[]): readonly Demand[] =>
  countBy(
    wishes,
    ({ userId }) => userId,
    ({ userName, userEmail }) => userName || userEmail,
  );

export interface Totals {
  readonly wishes: number;
  readonly booked: number;
  /** Entries that don't say whether they became bookings. */
  readonly unknown: number;
  readonly visitors: number;
  /** Entries that have not become bookings, for sold-out events. */
  readonly unmet: number;
}

export const toTotals = (wishes: readonly Wish[]): Totals => ({
  wishes: wishes.length,
  booked: wishes.filter(isBooked).length,
  unknown: wishes.filter((wish) => bookedFlag(wish) === undefined).length,
  visitors: new Set(wishes.map(({ userId }) => String(userId ?? '')).filter((id) => id !== '')).size,
  unmet: wishes.filter((wish) => bookedFlag(wish) === false && wish.ticketsAvailable === 0).length,
});
