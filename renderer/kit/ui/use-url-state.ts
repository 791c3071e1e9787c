/** What is chosen in a screen, kept in its address. */
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useGetIsNavigating, useIsNavigating } from './use-is-navigating';

/** Browsers refuse address changes that come too fast; typing is faster. */
const pause = 200;

/**
 * The state, its setter, and the address's search part for it as it is now. What is chosen shows at once; the address is
 * replaced (never pushed) a moment later, so that Back leaves the screen at once. A change of it by anybody else is taken over.
 * `read` must stay the same function as long as it reads the same.
 */
export const useUrlState = <State>(
  read: (search: string) => State,
  write: (state: State) => string,
): readonly [State, Dispatch<SetStateAction<State>>, string] => {
  const location = useLocation();
  const navigate = useNavigate();
  const isLeaving = useIsNavigating();
  const isLeavingNow = useGetIsNavigating();
  const [state, setState] = useState(() => read(location.search));
  const search = write(state);
  const seen = useRef(location.search);

  useEffect(() => {
    if (location.search === seen.current) return;
    seen.current = location.search;
    setState(read(location.search));
  }, [location.search, read]);

  useEffect(() => {
    if (isLeaving || search === seen.current) return;
    const timer = setTimeout(() => {
      if (isLeavingNow()) return;
      seen.current = search;
      void navigate({ search }, { replace: true, preventScrollReset: true });
    }, pause);
    return () => clearTimeout(timer);
  }, [search, navigate, isLeaving, isLeavingNow]);

  return [state, setState, search];
};
