import { useEffect, useState } from 'react';
import { useGetIsNavigating, useIsNavigating } from './use-is-navigating';

/** The value after it has not changed for `pause` milliseconds; unchanged while the page navigates away. */
export const useDebouncedValue = <T>(value: T, pause: number): T => {
  const [debounced, setDebounced] = useState(value);
  const isLeaving = useIsNavigating();
  const isLeavingNow = useGetIsNavigating();
  useEffect(() => {
    if (isLeaving || value === debounced) return;
    const timer = setTimeout(() => {
      if (!isLeavingNow()) setDebounced(value);
    }, pause);
    return () => clearTimeout(timer);
  }, [value, debounced, pause, isLeaving, isLeavingNow]);
  return debounced;
};
