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
      // A dialog that follows at once takes the focus first: one that lost it to the page behind would be held for hidden.
      setTimeout(() => {
        const { activeElement } = document;
        const isLost = activeElement === null || activeElement === document.body;
        if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    },
    [before],
  );
  return null;
};
