/**
 * Moves the focus on when the element that has it is removed, hidden or switched off. Otherwise the keyboard and a screen
 * reader would start again at the top of the page. It watches the page, because HTML promises no event for a removed element.
 */

import { focusHeading, isFocusLost, topModal } from '../../kit/ui/focus';

/** Within this time, in milliseconds, a dialog, a menu or a new page has put the focus where it belongs. */
const delay = 250;
/** Large enough that what opened a dialog is still known after all its fields had the focus. */
const historySize = 64;
const focusable =
  ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled, [data-tabster-dummy], [type="hidden"])';

/** A tool that goes with the selected rows was used on the rows; the tool next to it has nothing to do with them. */
const listTools = '[data-list-tools]';
/** A scanner's keys must not end up in a field that nobody chose. */
const typedInto = 'input:not([type="checkbox"], [type="radio"]), select, textarea';

/** An element that had the focus and the elements around it. Weak, so that a page that is left can be freed. */
type FocusPath = readonly WeakRef<Element>[];

const isUsable = (element: Element | undefined): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  element.matches(`${focusable}, [tabindex]:not(:disabled)`) &&
  element.checkVisibility();

/** The rows, if the box has a list; else the first button or link. */
const firstIn = (box: Element, without = typedInto): HTMLElement | undefined =>
  box.querySelector<HTMLElement>('[role="grid"][tabindex="0"]') ??
  [...box.querySelectorAll<HTMLElement>(focusable)].find((one) => !one.matches(without) && one.checkVisibility());

/**
 * The nearest element to what had the focus; if nothing near it is left, to what had it before. Within the open dialog,
 * or within the page if the focus was in it.
 */
const nearest = (paths: readonly FocusPath[]): HTMLElement | undefined => {
  const modal = topModal();
  const page = document.getElementById('content');
  const wasInPage = paths[0]?.some((one) => one.deref() === page);
  const scope = modal ?? (page && wasInPage ? page : document.body);
  for (const path of paths) {
    const around = path
      .map((one) => one.deref())
      .filter((one): one is Element => one !== undefined && scope.contains(one));
    const [target] = around;
    if (target === path[0]?.deref() && isUsable(target)) return target;
    const box = around.find((one) => !one.matches(listTools) && !(page && one.contains(page)) && firstIn(one));
    if (box) return firstIn(box);
  }
  return modal ? firstIn(modal, ':not(*)') : undefined;
};

/** Watches the page. Returns the function that stops it. */
export const keepFocus = (): (() => void) => {
  /** The newest first. */
  let paths: readonly FocusPath[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const remember = (target: EventTarget | null): void => {
    const around: WeakRef<Element>[] = [];
    for (let at = target instanceof Element ? target : null; at; at = at.parentElement) around.push(new WeakRef(at));
    paths = [around, ...paths].slice(0, historySize);
  };
  remember(document.activeElement);
  const onFocusIn = ({ target }: FocusEvent): void => remember(target);
  document.addEventListener('focusin', onFocusIn);
  /** Who presses Tab moves the focus themselves, also out of the page. */
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Tab') clearTimeout(timer);
  };
  document.addEventListener('keydown', onKeyDown, true);
  const observer = new MutationObserver(() => {
    if (!isFocusLost() || isUsable(paths[0]?.[0]?.deref())) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!isFocusLost()) return;
      const found = nearest(paths);
      if (found) found.focus({ preventScroll: true });
      else focusHeading();
    }, delay);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
  return () => {
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('keydown', onKeyDown, true);
    observer.disconnect();
    clearTimeout(timer);
  };
};
