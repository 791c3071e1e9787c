import { useEffect, useEffectEvent } from 'react';

/** Closes what lies over the page by Escape, or by a click anywhere but in the elements named. */
export const useDismiss = (open: boolean, close: () => void, kept: string): void => {
  const leave = useEffectEvent((event: Event) => {
    const inside = event.target instanceof Element && event.target.closest(kept) !== null;
    if (event instanceof KeyboardEvent ? event.key === 'Escape' : !inside) close();
  });
  useEffect(() => {
    if (!open) return;
    const listener = (event: Event) => leave(event);
    window.addEventListener('keydown', listener);
    window.addEventListener('pointerdown', listener);
    return () => {
      window.removeEventListener('keydown', listener);
      window.removeEventListener('pointerdown', listener);
    };
  }, [open]);
};
