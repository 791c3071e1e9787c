/** The state of a list, in the URL or, for lists inside another screen, in memory. */
import { useCallback, useMemo, useState } from 'react';
import { useUrlState } from '../../ui/use-url-state';
import { changeState, emptyState, isPlainAddress, type ListState, readState, writeState } from './list-state';

export interface StatefulList {
  readonly state: ListState;
  readonly change: (change: Partial<ListState>) => void;
  /** The URL's search part for the current state. */
  readonly search: string;
}

/** In the URL: see `useUrlState`. A plain address opens the default view. */
export const useUrlListState = (fallback: ListState, defaultView?: ListState): StatefulList => {
  const read = useCallback(
    (search: string) => (defaultView && isPlainAddress(search) ? defaultView : readState(search, fallback)),
    [fallback, defaultView],
  );
  const [state, setState, search] = useUrlState(read, (now) => writeState(now, fallback, defaultView !== undefined));
  const change = useCallback((parts: Partial<ListState>) => setState((now) => changeState(now, parts)), [setState]);
  return useMemo(() => ({ state, change, search }), [state, change, search]);
};

export const useLocalListState = (fallback: ListState = emptyState): StatefulList => {
  const [state, setState] = useState(fallback);
  const change = useCallback((parts: Partial<ListState>) => setState((now) => changeState(now, parts)), []);
  return useMemo(() => ({ state, change, search: '' }), [state, change]);
};
