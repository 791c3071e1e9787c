/** Keyboard shortcuts of a page, active while no field has the focus and no dialog is open. */
import { useEffect, useEffectEvent } from 'react';

const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input:not([type=checkbox]), textarea, select, [role=combobox], [role=menu]') !== null);

/** Handlers by key name, letters in lower case. Ignores keys that something else has handled. */
export const usePageKeys = (keys: Readonly<Record<string, (() => void) | undefined>>): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
    if (ctrlKey || metaKey || altKey || defaultPrevented || isTextInput(target)) return;
    if (document.querySelector('[aria-modal="true"]')) return;
    const run = keys[key.length === 1 ? key.toLowerCase() : key];
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
};
