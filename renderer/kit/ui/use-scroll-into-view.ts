import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The nearest scrolling ancestor of an element. */
const scrollerOf = (element: Element): Element | null => {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (at.tagName === 'MAIN' || /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return null;
};

const scrollIntoView = (shown: Element): void => {
  const scroller = scrollerOf(shown);
  // Only the list's own scroll container: the page around it always starts at its top.
  if (!scroller || scroller.tagName === 'MAIN') return;
  const [frame, link] = [scroller.getBoundingClientRect(), shown.getBoundingClientRect()];
  if (link.top < frame.top) scroller.scrollTop -= frame.top - link.top;
  else if (link.bottom > frame.bottom) scroller.scrollTop += link.bottom - frame.bottom;
};

/** For a list of links: scrolls the current page's link into view, also when it appears only with a later `count`. */
export const useScrollIntoView = <T extends HTMLElement>(count = 0): RefObject<T | null> => {
  const list = useRef<T>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown, and what there is, may be out of sight
  useEffect(() => {
    const shown = list.current?.querySelector('[aria-current="page"]');
    if (!shown) return undefined;
    // Told once the new screen is laid out: asking for positions here would lay it out one more time.
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      scrollIntoView(shown);
    });
    observer.observe(shown);
    return () => observer.disconnect();
  }, [pathname, count]);
  return list;
};
