import { useEffect, useState } from 'react';

const span = 2_000;

/** A task of two seconds: whether it is running, and how to start it. */
export const useBusy = (): readonly [busy: boolean, start: () => void] => {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setBusy(false), span);
    return () => clearTimeout(timer);
  }, [busy]);
  return [busy, () => setBusy(true)];
};
