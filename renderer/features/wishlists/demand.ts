/** Counts wishlist entries by event and by visitor. */

import type { Wish } from '@contract/entities/wishlist';
import { parseFlag } from '../../kit/format/flag';
import { currentLocale } from '../../kit/format/locale';
import { formatNumber } from '../../kit/format/number';

export interface Demand {
  /** Unique among the groups. */
  readonly key: string;
  /** Undefined if the entries don't send it. */
  readonly id: unknown;
  readonly name: string;
  readonly wishes: number;
  /** How many of them became bookings. */
  readonly booked: number;
  /** How many of them don't say whether they did. */
  readonly unknown: number;
  /** One of the entries, for their common values. */
  readonly sample: Wish;
}

/** Undefined if the entry doesn't say it; an empty value is a no. */
const bookedFlag = ({ converted }: Wish): boolean | undefined => (converted === null ? false : parseFlag(converted));

const countBooked = (wishes: readonly Wish[]): { readonly booked: number; readonly unknown: number } => {
  const flags = wishes.map(bookedFlag);
  return {
    booked: flags.filter((isBooked) => isBooked === true).length,
    unknown: flags.filter((isBooked) => isBooked === undefined).length,
  };
};

/** A count without the entries that don't say it; a dash rather than 0 if there are such entries. */
export const countText = (count: number, unknown: number): string =>
  count === 0 && unknown > 0 ? '–' : formatNumber(count);

interface Naming {
  readonly idOf: (wish: Wish) => unknown;
  /** What tells two apart where entries don't send an id; empty if they don't say. */
  readonly identityOf: (wish: Wish) => string;
  readonly nameOf: (wish: Wish) => unknown;
}

const namings: Readonly<Record<'event' | 'visitor', Naming>> = {
  event: {
    idOf: ({ eventId }) => eventId,
    identityOf: ({ eventName, eventStartDate }) => (eventName ? `${eventName} ${eventStartDate ?? ''}` : ''),
    nameOf: ({ eventName }) => eventName,
  },
  visitor: {
    idOf: ({ userId }) => userId,
    // Two people may have one name, but not one address.
    identityOf: ({ userEmail }) => userEmail ?? '',
    nameOf: ({ userName, userEmail }) => userName || userEmail,
  },
};

/** Groups entries, largest group first, then by name. Entries that don't say whose they are are left out. */
const countBy = (wishes: readonly Wish[], { idOf, identityOf, nameOf }: Naming): readonly Demand[] => {
  const keyOf = (wish: Wish): string => {
    const id = idOf(wish) ?? '';
    return id === '' ? identityOf(wish) : `id ${id}`;
  };
  return [...Map.groupBy(wishes, keyOf)]
    .filter(([key]) => key !== '')
    .flatMap(([key, own]): readonly Demand[] => {
      const [sample] = own;
      if (!sample) return [];
      const [id, name] = [idOf(sample), String(nameOf(sample) ?? '')];
      return [{ key, id, name: name || String(id), wishes: own.length, ...countBooked(own), sample }];
    })
    .sort((one, other) => other.wishes - one.wishes || one.name.localeCompare(other.name, currentLocale()));
};

export const byEvent = (wishes: readonly Wish[]): readonly Demand[] => countBy(wishes, namings.event);
export const byVisitor = (wishes: readonly Wish[]): readonly Demand[] => countBy(wishes, namings.visitor);

/** How many entries these groups leave out. */
const leftOut = (wishes: readonly Wish[], demands: readonly Demand[]): number =>
  wishes.length - demands.reduce((sum, demand) => sum + demand.wishes, 0);

export interface Totals {
  readonly wishes: number;
  readonly booked: number;
  /** Entries that don't say whether they became bookings. */
  readonly unknown: number;
  readonly visitors: number;
  /** Entries that don't say whose they are. */
  readonly unnamed: number;
  /** Entries that have not become bookings, for sold-out events. */
  readonly unmet: number;
  /** Entries that don't say whether they are such. */
  readonly unmetUnknown: number;
}

/** Undefined if the entry doesn't say it. */
const isUnmet = (wish: Wish): boolean | undefined => {
  const booked = bookedFlag(wish);
  const left = typeof wish.ticketsAvailable === 'number' ? wish.ticketsAvailable : undefined;
  if (booked === true || (left !== undefined && left !== 0)) return false;
  return booked === undefined || left === undefined ? undefined : true;
};

export const toTotals = (wishes: readonly Wish[]): Totals => {
  const visitors = byVisitor(wishes);
  return {
    wishes: wishes.length,
    ...countBooked(wishes),
    visitors: visitors.length,
    unnamed: leftOut(wishes, visitors),
    unmet: wishes.filter((wish) => isUnmet(wish) === true).length,
    unmetUnknown: wishes.filter((wish) => isUnmet(wish) === undefined).length,
  };
};
