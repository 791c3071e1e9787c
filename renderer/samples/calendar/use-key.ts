/** A key of the screen's own: heard while nothing is typed and no dialog has the keyboard. */
import { useEffect, useEffectEvent } from 'react';

const types = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export const useKey = (key: string, run: () => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (types(event.target) || document.querySelector('[aria-modal="true"]')) return;
    run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
};
