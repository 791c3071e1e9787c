import { useEffect, useState } from 'react';
// Comes with every dialog: one that is answered at once must not be gone before the page's focus keeper is there.
import '../popover/focus-manager';

/**
 * Inside a dialog that no `DialogTrigger` opens: when the dialog goes, the focus returns to what had it before, unless it
 * was taken on (to the heading of another page, say).
 */
export const RestoreFocus = (): null => {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // A dialog that follows at once takes the focus itself: if the page behind got it, the dialog would be hidden.
      setTimeout(() => {
        const { activeElement } = document;
        const isLost = activeElement === null || activeElement === document.body;
        const modal = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
        const isReachable = before instanceof HTMLElement && before.isConnected && (!modal || modal.contains(before));
        if (isLost && isReachable) before.focus();
      });
    },
    [before],
  );
  return null;
};
