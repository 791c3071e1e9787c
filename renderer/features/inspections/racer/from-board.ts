/** What a racer's page knows of the board that it was opened from. */

export interface FromBoard {
  /** The board's search part. */
  readonly search: string;
  /** The racers shown there, in order. */
  readonly ids: readonly string[];
}

/** What a history entry says; it may be from another version, or nobody's. */
export const readBoardState = (state: unknown): FromBoard | undefined => {
  if (typeof state !== 'object' || state === null || !('search' in state) || !('ids' in state)) return undefined;
  const { search, ids } = state;
  return typeof search === 'string' && Array.isArray(ids) && ids.every((id) => typeof id === 'string')
    ? { search, ids }
    : undefined;
};

export interface Around {
  /** From 1; undefined where the racer is not on the board. */
  readonly place: number | undefined;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** The racers before and after one, as the board showed them. */
export const around = (ids: readonly string[], id: string): Around => {
  const at = ids.indexOf(id);
  return at < 0
    ? { place: undefined, previous: undefined, next: undefined }
    : { place: at + 1, previous: at > 0 ? ids[at - 1] : undefined, next: ids[at + 1] };
};
