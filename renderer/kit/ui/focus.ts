/** Where the focus is, for what moves it. */

export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** The dialog above all others; undefined if none is open. */
export const topModal = (): Element | undefined => [...document.querySelectorAll('[aria-modal="true"]')].at(-1);

/**
 * For the buttons of a dialog whose content is replaced, with the button that had the focus. A dialog without the focus would
 * no longer be the modal one. As a `ref`, before anything else looks for the focus.
 */
export const catchFocus = (box: Element | null): void => {
  if (isFocusLost()) box?.querySelector('button')?.focus();
};

/** Focuses the page's heading, so that keyboard and screen reader start there; the page itself if it has none. */
export const focusHeading = (): void => {
  const page = document.getElementById('content');
  const target = page?.querySelector<HTMLElement>('h1') ?? page;
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
};
