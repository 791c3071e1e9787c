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

/**
 * The entry that counts for each key: one that no other replaces, and the latest of these. An entry that was written in
 * the knowledge of another replaces it even if its computer's clock is behind.
 */
export const latestOf = <E extends Replacing>(
  entries: Iterable<E>,
  keyOf: (entry: E) => string,
): ReadonlyMap<string, E> => {
  const all = [...entries];
  const replaced = new Set(all.map((entry) => entry.replaces));
  const latest = new Map<string, E>();
  for (const entry of all) {
    if (replaced.has(entry.id)) continue;
    const key = keyOf(entry);
    const known = latest.get(key);
    if (!known || isLater(entry, known)) latest.set(key, entry);
  }
  return latest;
};
