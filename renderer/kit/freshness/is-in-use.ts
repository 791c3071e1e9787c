/** Whether a refresh would disturb a person: an open menu or dialog, selected text, or typing. */
import { useEffect } from 'react';

/** Not every list box: charts have one as their legend, and are always there. */
const overlays = '[role="menu"], [role="dialog"], [role="alertdialog"], [role="combobox"][aria-expanded="true"]';
/** Milliseconds after the last key. */
const typingPause = 5_000;

let typedAt = 0;
const onInput = (): void => {
  typedAt = Date.now();
};

/** Notices typing while a screen that refreshes itself is mounted. */
export const useNoticeTyping = (): void => {
  useEffect(() => {
    document.addEventListener('input', onInput, true);
    return () => document.removeEventListener('input', onInput, true);
  }, []);
};

export const isInUse = (): boolean =>
  document.querySelector(overlays) !== null ||
  document.getSelection()?.isCollapsed === false ||
  Math.abs(Date.now() - typedAt) < typingPause;
