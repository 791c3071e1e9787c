/** The list from which a record was opened, passed on in the state of history entries. */
import { useLocation, useNavigate } from 'react-router-dom';

/** The list from which a record was opened, and the record's position in it. */
export interface OpenedFrom {
  /** The list's path: `/transactions`. */
  readonly list: string;
  /** The list's search part. */
  readonly search: string;
  /** The record's index among all matching records, from 0; unknown if the list was still loading them. */
  readonly index?: number;
}

/** Validates a history entry's state, which may be missing or from another version. */
export const parseOpenedFrom = (state: unknown): OpenedFrom | undefined => {
  const { list, search, index }: Partial<Record<keyof OpenedFrom, unknown>> = Object(state);
  if (typeof list !== 'string' || typeof search !== 'string') return undefined;
  if (index === undefined) return { list, search };
  return typeof index === 'number' && Number.isSafeInteger(index) && index >= 0 ? { list, search, index } : undefined;
};

/** The address of a list, with its search and filters if the record was opened from it. */
export const useListAddress = (list: string): string => {
  const from = parseOpenedFrom(useLocation().state);
  return from?.list === list ? `${list}${from.search}` : list;
};

/**
 * Navigates between pages of the same record and keeps the history state, so that Back to list and Next still work
 * after an edit.
 */
export const useNavigateWithState = (): ((to: string, options?: { readonly replace?: boolean }) => void) => {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (to, options) => void navigate(to, { ...options, state });
};
