/** The current time, updated every minute. */
import { useEffect, useState } from 'react';

const minute = 60_000;

/** Milliseconds since 1970; a new value each minute. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
};
