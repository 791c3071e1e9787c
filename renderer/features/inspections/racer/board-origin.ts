/** The board that a racer's page was opened from, kept in the history entry. */

export interface BoardOrigin {
  /** The page with the board; `/inspections` or the event desk. */
  readonly path?: string;
  /** The board's search part. */
  readonly search: string;
  /** The racers shown there, in order. */
  readonly ids: readonly string[];
}

/** Reads location state, which may be missing or written by another version. */
export const parseBoardOrigin = (state: unknown): BoardOrigin | undefined => {
  if (typeof state !== 'object' || state === null || !('search' in state) || !('ids' in state)) return undefined;
  const { search, ids } = state;
  const path = 'path' in state && typeof state.path === 'string' && state.path.startsWith('/') ? state.path : undefined;
  return typeof search === 'string' && Array.isArray(ids) && ids.every((id) => typeof id === 'string')
    ? { ...(path === undefined ? {} : { path }), search, ids }
    : undefined;
};

export interface Neighbors {
  /** From 1; undefined where the racer is not on the board. */
  readonly position: number | undefined;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** The previous and next racer in the order of the board. */
export const findNeighbors = (ids: readonly string[], id: string): Neighbors => {
  const index = ids.indexOf(id);
  return index < 0
    ? { position: undefined, previous: undefined, next: undefined }
    : { position: index + 1, previous: index > 0 ? ids[index - 1] : undefined, next: ids[index + 1] };
};
