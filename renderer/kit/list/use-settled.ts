import { useEffect, useState } from 'react';

/** A value once it has not changed for a while (milliseconds). */
export const useSettled = <T>(value: T, pause: number): T => {
  const [settled, settle] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    const timer = setTimeout(() => settle(value), pause);
    return () => clearTimeout(timer);
  }, [value, settled, pause]);
  return settled;
};
