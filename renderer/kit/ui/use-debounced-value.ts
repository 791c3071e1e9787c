import { useEffect, useState } from 'react';
import { useGetIsNavigating, useIsNavigating } from './use-is-navigating';

/** The value after it has not changed for `pause` milliseconds; unchanged while the page navigates away. */
export const useDebouncedValue = <T>(value: T, delay: number): T => {
  const [debounced, setDebounced] = useState(value);
  const isLeaving = useIsNavigating();
  const isLeavingNow = useGetIsNavigating();
  useEffect(() => {
    if (isLeaving || value === debounced) return;
    const timer = setTimeout(() => {
      if (!isLeavingNow()) setDebounced(value);
    }, delay);
    return () => clearTimeout(timer);
  }, [value, debounced, delay, isLeaving, isLeavingNow]);
  return debounced;
};
