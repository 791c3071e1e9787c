/** What a record's screens know of the list that it was opened from, and the ways that hand it on. */
import { useLocation, useNavigate } from 'react-router-dom';

/** What a record's screen is told by the list it was opened from. */
export interface OpenedFrom {
  /** The list's path: `/transactions`. */
  readonly list: string;
  /** The list's search part. */
  readonly search: string;
  /** The record's place among all that match, from 0. */
  readonly place: number;
}

/** What a history entry says; it may be from another version, or nobody's. */
export const readFrom = (state: unknown): OpenedFrom | undefined => {
  const { list, search, place }: Partial<Record<keyof OpenedFrom, unknown>> = Object(state);
  return typeof list === 'string' &&
    typeof search === 'string' &&
    typeof place === 'number' &&
    Number.isSafeInteger(place) &&
    place >= 0
    ? { list, search, place }
    : undefined;
};

/** The way back to a list: as it was where the record was opened from it, else as it starts. */
export const useWayBack = (list: string): string => {
  const from = readFrom(useLocation().state);
  return from?.list === list ? `${list}${from.search}` : list;
};

/**
 * Goes on to another page of the same record, and from there back to it: what the list told goes along, so that the way
 * back to the list and to the next record outlives an edit.
 */
export const useOnward = (): ((to: string, how?: { readonly replace?: boolean }) => void) => {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (to, how) => void navigate(to, { ...how, state });
};
