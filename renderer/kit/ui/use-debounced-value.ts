import { useEffect, useState } from 'react';
import { useGetIsNavigating, useIsNavigating } from './use-is-navigating';

/** A value once it has not changed for a while (milliseconds); as long as the page is being left, the one before. */
export const useDebouncedValue = <T>(value: T, pause: number): T => {
  const [settled, settle] = useState(value);
  const isLeaving = useIsNavigating();
  const isLeavingNow = useGetIsNavigating();
  useEffect(() => {
    if (isLeaving || value === settled) return;
    const timer = setTimeout(() => {
      if (!isLeavingNow()) settle(value);
    }, pause);
    return () => clearTimeout(timer);
  }, [value, settled, pause, isLeaving, isLeavingNow]);
  return settled;
};
