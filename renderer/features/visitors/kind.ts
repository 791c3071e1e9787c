/** Racers, spectators or both: a filter of the list, read from and written to its address. */

export const kinds = ['all', 'racer', 'spectator'] as const;
export type Kind = (typeof kinds)[number];

const filter = 'filter.userType';

/** The kind that an address shows; undefined where its filter names several or something else. */
export const parseKind = (search: URLSearchParams): Kind | undefined => {
  const chosen = search.getAll(filter);
  return chosen.length === 0 ? 'all' : chosen.length === 1 ? kinds.find((kind) => kind === chosen[0]) : undefined;
};

/** The same address showing one kind; it starts again at the first page. */
export const withKind = (search: URLSearchParams, kind: unknown): URLSearchParams => {
  const after = new URLSearchParams(search);
  after.delete(filter);
  after.delete('page');
  if (kind === 'racer' || kind === 'spectator') after.set(filter, kind);
  return after;
};
