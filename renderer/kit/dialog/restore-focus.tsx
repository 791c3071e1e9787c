import { useEffect, useState } from 'react';
import { isFocusLost, topModal } from '../ui/focus';

/** What opens menus and panels. Fluent's focus manager returns to nothing else, and so takes the last one used. */
const menuOpener = `[data-tabster*='"restorer":{"type":1']`;

/** What opened the menu that the element is in, which is gone by the time the dialog closes; else the element. */
const withoutMenu = (element: Element | null): Element | null => {
  const menu = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = menu ? document.getElementById(menu) : null;
  return opener ? withoutMenu(opener) : element;
};

/**
 * For dialogs without a `DialogTrigger`: when the dialog closes, the focus returns to the element that had it before,
 * unless it has moved on (to the heading of another page, for example).
 */
export const RestoreFocus = (): null => {
  const [before] = useState(() => withoutMenu(document.activeElement));
  useEffect(
    () => () => {
      // Deferred, because a following dialog takes the focus itself; focus on the page behind would hide it.
      setTimeout(() => {
        const modal = topModal();
        const isReachable = before instanceof HTMLElement && before.isConnected && (!modal || modal.contains(before));
        const isElsewhere = isFocusLost() || document.activeElement?.matches(menuOpener);
        if (isElsewhere && isReachable) before.focus();
      });
    },
    [before],
  );
  return null;
};
