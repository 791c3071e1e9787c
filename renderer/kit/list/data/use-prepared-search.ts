import { useEffect } from 'react';
import type { SearchIndex } from './search-index';

/** Milliseconds per turn, because an idle period may be long and still end at any moment. */
const preparingTime = 4;

/**
 * Builds a search index in idle time. Lists do so from the moment their search field is focused: for most visits, which
 * search nothing, it would be work and memory for nothing.
 */
export const usePreparedSearch = (search: SearchIndex | undefined): void => {
  useEffect(() => {
    if (!search) return;
    let handle = 0;
    const next = (idle: IdleDeadline) => {
      const end = performance.now() + Math.min(preparingTime, idle.timeRemaining());
      let more = search.prepareNext();
      while (more && performance.now() < end) more = search.prepareNext();
      if (more) handle = requestIdleCallback(next);
    };
    handle = requestIdleCallback(next);
    return () => cancelIdleCallback(handle);
  }, [search]);
};
