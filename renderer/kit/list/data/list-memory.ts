/**
 * Where a person was in a list, so that coming back from a record finds the same place, and the values they have seen
 * there. In memory, for this run.
 */

export interface GridMemory {
  top: number;
  /** The active row of the page, or -1. */
  active: number;
}

interface ListMemory {
  /** The URL's search part that the place belongs to. */
  readonly search: string;
  readonly grid: GridMemory;
}

const memories = new Map<string, ListMemory>();

/** The place in a list under this search part; the top where the list was left in another state. */
export const gridMemoryFor = (list: string, search: string): GridMemory => {
  const known = memories.get(list);
  if (known?.search === search) return known.grid;
  const grid = { top: 0, active: -1 };
  memories.set(list, { search, grid });
  return grid;
};

/** Notes that another row of the list is looked at now: previous and next were used in its detail. */
export const setActiveRow = (list: string, search: string, active: number): void => {
  gridMemoryFor(list, search).active = active;
};

const seen = new Map<string, Set<string>>();

/** The values of a field that came with the rows of a list so far; to be added to. */
export const seenValues = (list: string, key: string): Set<string> => {
  const name = `${list} ${key}`;
  const values = seen.get(name) ?? new Set<string>();
  seen.set(name, values);
  return values;
};

/** Another person starts at the top, and has seen nothing. */
export const clearListMemory = (): void => {
  memories.clear();
  seen.clear();
};
