/** Where the focus is, for what moves it. */

export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** The dialog above all others; undefined if none is open. */
export const topModal = (): Element | undefined => [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
