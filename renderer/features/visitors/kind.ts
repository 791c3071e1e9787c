/** The filter by visitor type in the address of the list. */

export const kinds = ['all', 'racer', 'spectator'] as const;
export type Kind = (typeof kinds)[number];

const parameter = 'filter.userType';

/** The type that an address shows; undefined if its filter has several or unknown values. */
export const parseKind = (search: URLSearchParams): Kind | undefined => {
  const chosen = search.getAll(parameter);
  return chosen.length === 0 ? 'all' : chosen.length === 1 ? kinds.find((kind) => kind === chosen[0]) : undefined;
};

/** The address filtered by one type, at the first page. */
export const withKind = (search: URLSearchParams, kind: unknown): URLSearchParams => {
  const next = new URLSearchParams(search);
  next.delete(parameter);
  next.delete('page');
  if (kind === 'racer' || kind === 'spectator') next.set(parameter, kind);
  return next;
};
