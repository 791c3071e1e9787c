/** Screen state that is stored in the URL. */
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useGetIsNavigating, useIsNavigating } from './use-is-navigating';

/** Browsers refuse address changes that come too fast; typing is faster. */
const delay = 200;

/**
 * The state, its setter, and the URL's search part for the current state. The screen changes at once; the address is
 * replaced (never pushed) a moment later, so that Back leaves the screen. Changes of the address by others are applied.
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
  /** The address that is rendered, and those written since then: on a busy computer they are rendered much later. */
  const written = useRef<readonly string[]>([location.search]);

  useEffect(() => {
    const index = written.current.indexOf(location.search);
    written.current = index < 0 ? [location.search] : written.current.slice(index);
    if (index < 0) setState(read(location.search));
  }, [location.search, read]);

  useEffect(() => {
    if (isLeaving || search === written.current.at(-1)) return;
    const timer = setTimeout(() => {
      if (isLeavingNow()) return;
      written.current = [...written.current, search];
      void navigate({ search }, { replace: true, preventScrollReset: true });
    }, delay);
    return () => clearTimeout(timer);
  }, [search, navigate, isLeaving, isLeavingNow]);

  return [state, setState, search];
};
