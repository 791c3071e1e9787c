/**
 * Finds another place for the focus when the element that has it is removed or switched off. Otherwise the keyboard and a
 * screen reader would start again at the top of the page.
 */

import { isFocusLost, topModal } from '../../kit/ui/focus';

/** Within this time, in milliseconds, a dialog, a menu or a new page has put the focus where it belongs. */
const delay = 250;
const focusable =
  ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled, [data-tabster-dummy], [type="hidden"])';

/** A scanner's keys must not end up in a field that nobody chose. */
const typedInto = 'input:not([type="checkbox"], [type="radio"]), select, textarea';

const firstIn = (box: Element, without = typedInto): HTMLElement | undefined =>
  [...box.querySelectorAll<HTMLElement>(focusable)].find((one) => !one.matches(without) && one.checkVisibility());

/** The nearest element to what had the focus; the page itself if nothing near it is left. */
const nearest = (path: readonly Element[]): HTMLElement | undefined => {
  const modal = topModal();
  const page = document.getElementById('content');
  const box = path.find((one) => one.isConnected && firstIn(one) !== undefined);
  if (modal && !(box && modal.contains(box))) return firstIn(modal, ':not(*)');
  return box && !(page && box.contains(page)) ? firstIn(box) : (page ?? undefined);
};

let isStarted = false;

/** Watches the page until it is closed. */
export const keepFocus = (): void => {
  if (isStarted) return;
  isStarted = true;
  /** What had the focus last, and the elements around it. */
  let path: readonly Element[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = (target: EventTarget | null): void => {
    const around: Element[] = [];
    for (let at = target instanceof Element ? target : null; at; at = at.parentElement) around.push(at);
    path = around;
  };
  note(document.activeElement);
  document.addEventListener('focusin', ({ target }) => note(target));
  new MutationObserver(() => {
    const last = path[0];
    if (!isFocusLost() || !last || (last.isConnected && !last.matches(':disabled'))) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isFocusLost()) nearest(path)?.focus({ preventScroll: true });
    }, delay);
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
};
