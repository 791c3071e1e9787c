import { useEffect, useState } from 'react';
import { FocusManager } from '../popover/focus-manager';
import { keepFocusManager } from '../popover/kept-focus-manager';
import { isFocusLost, topModal } from '../ui/focus';

/**
 * For dialogs without a `DialogTrigger`: when the dialog closes, the focus returns to the element that had it before,
 * unless it has moved on (to the heading of another page, for example).
 */
export const RestoreFocus = (): null => {
  const [before] = useState(() => document.activeElement);
  // Bundled with the dialog: loaded separately, it could arrive after the dialog has closed.
  useEffect(() => keepFocusManager(FocusManager), []);
  useEffect(
    () => () => {
      // Deferred, because a following dialog takes the focus itself; focus on the page behind would hide it.
      setTimeout(() => {
        const modal = topModal();
        const isReachable = before instanceof HTMLElement && before.isConnected && (!modal || modal.contains(before));
        if (isFocusLost() && isReachable) before.focus();
      });
    },
    [before],
  );
  return null;
};
