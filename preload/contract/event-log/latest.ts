/** What holds now, of entries that replace each other. */
import type { LogEntry } from './entry';

interface Replacing {
  readonly id: string;
  readonly at: string;
  readonly replaces?: string;
}

/** Whether an entry comes after another: by time, and by id where the time is the same, so that all computers agree. */
export const isLater = (one: Pick<LogEntry, 'at' | 'id'>, other: Pick<LogEntry, 'at' | 'id'>): boolean =>
  one.at > other.at || (one.at === other.at && one.id > other.id);

/** Returns when an entry counts: never before one that it replaces, even if its computer's clock is behind. */
const createRanks = <E extends Replacing>(all: readonly E[]): ((entry: E) => E) => {
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  const ranks = new Map<string, E>();
  return (entry) => {
    const chain: E[] = [];
    let next: E | undefined = entry;
    while (next && !ranks.has(next.id)) {
      ranks.set(next.id, next);
      chain.push(next);
      next = byId.get(next.replaces ?? '');
    }
    let rank = next && ranks.get(next.id);
    for (const one of chain.toReversed()) {
      rank = rank && isLater(rank, one) ? rank : one;
      ranks.set(one.id, rank);
    }
    return ranks.get(entry.id) ?? entry;
  };
};

/**
 * The entries of each key that no other replaces, the one that counts first: several, if their writers did not know of each
 * other. It also counts before those that the entry which it replaces counted before.
 */
export const headsOf = <E extends Replacing>(
  entries: Iterable<E>,
  keyOf: (entry: E) => string,
): ReadonlyMap<string, readonly [E, ...E[]]> => {
  const all = [...entries];
  const replaced = new Set(all.map((entry) => entry.replaces));
  const rankOf = createRanks(all);
  const counts = (one: E, other: E): boolean => {
    const [rank, otherRank] = [rankOf(one), rankOf(other)];
    return rank.id === otherRank.id ? isLater(one, other) : isLater(rank, otherRank);
  };
  const heads = new Map<string, [E, ...E[]]>();
  for (const entry of all) {
    if (replaced.has(entry.id)) continue;
    const key = keyOf(entry);
    const known = heads.get(key);
    if (!known) heads.set(key, [entry]);
    else known.push(entry);
  }
  // All computers agree on the order of the others, too.
  for (const list of heads.values()) list.sort((one, other) => (counts(one, other) ? -1 : 1));
  return heads;
};

/**
 * The entry that counts for each key: one that no other replaces, and the latest of these. An entry that was written in
 * the knowledge of another replaces it even if its computer's clock is behind.
 */
export const latestOf = <E extends Replacing>(
  entries: Iterable<E>,
  keyOf: (entry: E) => string,
): ReadonlyMap<string, E> => new Map([...headsOf(entries, keyOf)].map(([key, [latest]]) => [key, latest]));
