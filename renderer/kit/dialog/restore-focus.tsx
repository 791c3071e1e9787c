import { useEffect, useState } from 'react';
// Imported with every dialog, so that Fluent's focus manager exists before a dialog closes.
import '../popover/focus-manager';
import { isFocusLost, topModal } from '../ui/focus';

/**
 * For dialogs without a `DialogTrigger`: when the dialog closes, the focus returns to the element that had it before,
 * unless it has moved on (to the heading of another page, for example).
 */
export const RestoreFocus = (): null => {
  const [before] = useState(() => document.activeElement);
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
