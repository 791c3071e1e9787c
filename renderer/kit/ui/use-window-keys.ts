import { useEffect, useEffectEvent } from 'react';

/** Listens for keys wherever the focus is; with `capture`, before the element that has it. */
export const useWindowKeys = (listener: (event: KeyboardEvent) => void, { capture = false } = {}): void => {
  const onKey = useEffectEvent(listener);
  useEffect(() => {
    const handle = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', handle, { capture });
    return () => window.removeEventListener('keydown', handle, { capture });
  }, [capture]);
};
