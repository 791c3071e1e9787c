/** The state of a list, in the URL or, for lists inside another screen, in memory alone. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLeaving } from '../use-leaving';
import { changeState, emptyState, type ListState, readState, writeState } from './list-state';

export interface StatefulList {
  readonly state: ListState;
  readonly change: (change: Partial<ListState>) => void;
  /** The URL's search part for the state as it is now. */
  readonly search: string;
}

/** Browsers refuse address changes that come too fast; typing is faster. */
const pause = 200;

/**
 * The URL holds the state, replaced (never pushed) a moment after each change, so that Back leaves the list at once.
 * A change of the URL by anybody else is taken over.
 */
export const useUrlListState = (fallback: ListState): StatefulList => {
  const location = useLocation();
  const navigate = useNavigate();
  const isLeaving = useLeaving();
  const [state, setState] = useState(() => readState(location.search, fallback));
  const search = writeState(state, fallback);
  const seen = useRef(location.search);

  useEffect(() => {
    if (location.search === seen.current) return;
    seen.current = location.search;
    setState(readState(location.search, fallback));
  }, [location.search, fallback]);

  useEffect(() => {
    if (isLeaving || search === seen.current) return;
    const timer = setTimeout(() => {
      seen.current = search;
      void navigate({ search }, { replace: true, preventScrollReset: true });
    }, pause);
    return () => clearTimeout(timer);
  }, [search, navigate, isLeaving]);

  const change = useCallback((parts: Partial<ListState>) => setState((now) => changeState(now, parts)), []);
  return useMemo(() => ({ state, change, search }), [state, change, search]);
};

export const useLocalListState = (fallback: ListState = emptyState): StatefulList => {
  const [state, setState] = useState(fallback);
  const change = useCallback((parts: Partial<ListState>) => setState((now) => changeState(now, parts)), []);
  return useMemo(() => ({ state, change, search: '' }), [state, change]);
};
