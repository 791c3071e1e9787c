/**
 * The scroll position and active row of each list, restored on return from a record, and the filter values seen so far.
 * Kept in memory only.
 */

export interface GridMemory {
  top: number;
  /** The active row of the page, or -1. */
  active: number;
}

interface ListMemory {
  /** The URL's search part to which the position belongs. */
  readonly search: string;
  readonly grid: GridMemory;
}

const memories = new Map<string, ListMemory>();

/** The position in a list with this search part; the top if the list was left with another one. */
export const gridMemoryFor = (list: string, search: string): GridMemory => {
  const known = memories.get(list);
  if (known?.search === search) return known.grid;
  const grid = { top: 0, active: -1 };
  memories.set(list, { search, grid });
  return grid;
};

/** Sets the active row after Previous or Next in a record's detail. */
export const setActiveRow = (list: string, search: string, active: number): void => {
  gridMemoryFor(list, search).active = active;
};

const seen = new Map<string, Set<string>>();

/** The values of a field seen so far in a list; the caller adds to the set. */
export const seenValues = (list: string, key: string): Set<string> => {
  const name = `${list} ${key}`;
  const values = seen.get(name) ?? new Set<string>();
  seen.set(name, values);
  return values;
};

/** Called when another user signs in. */
export const clearListMemory = (): void => {
  memories.clear();
  seen.clear();
};
