/** Where the focus is, for what moves it. */
import type { KeyboardEvent } from 'react';

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

/** Focuses a control of the row with this `data-index`. False if the row is not on the page. */
export const focusInRow = (rows: Element | null, index: number, control: string): boolean => {
  const found = rows?.querySelector<HTMLElement>(`[data-index="${index}"] ${control}`);
  found?.focus();
  return found instanceof HTMLElement;
};

/** Moves the focus with Arrow Up and Down to the row above or below, from outside the rows to the first. False for other keys. */
export const moveToRow = (event: KeyboardEvent, control: string): boolean => {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || event.altKey || !(event.target instanceof Element)) return false;
  const row = event.target.closest('[data-index]');
  const index = row ? Number(row.getAttribute('data-index')) + step : 0;
  if (!focusInRow(event.currentTarget, index, control)) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
};
