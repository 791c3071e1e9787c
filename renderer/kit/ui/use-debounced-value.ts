import { useEffect, useState } from 'react';
import { useGetIsNavigating, useIsNavigating } from './use-is-navigating';

/** A value once it has not changed for a while (milliseconds); as long as the page is being left, the one before. */
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
