import { useEffect, useEffectEvent } from 'react';

/** Closes an overlay on Escape, or on a click outside the elements of the selector. */
export const useDismiss = (open: boolean, close: () => void, keepOpenSelector: string): void => {
  const onEvent = useEffectEvent((event: Event) => {
    const inside = event.target instanceof Element && event.target.closest(keepOpenSelector) !== null;
    if (event instanceof KeyboardEvent ? event.key === 'Escape' : !inside) close();
  });
  useEffect(() => {
    if (!open) return;
    const listener = (event: Event) => onEvent(event);
    window.addEventListener('keydown', listener);
    window.addEventListener('pointerdown', listener);
    return () => {
      window.removeEventListener('keydown', listener);
      window.removeEventListener('pointerdown', listener);
    };
  }, [open]);
};
