/** Sets the window's title, and the focus when a page opens. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import type { Area } from '../../kit/area/area';
import { text } from '../../kit/format/text';
import { focusHeading, topModal } from '../../kit/ui/focus';

/** The route data of the current page. */
export interface PageHandle {
  readonly area: Area;
  /** Text key. */
  readonly title: string;
}

const isPage = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle && 'area' in handle;

/** The current page; undefined for the not-found page. */
export const usePageHandle = (): PageHandle | undefined =>
  useMatches()
    .map(({ handle }) => handle)
    .find(isPage);

/** Sets the window's title to the page, so that the taskbar and screen readers distinguish windows and pages. Returns the page's title. */
export const useTitle = (): string | undefined => {
  const handle = usePageHandle();
  const title = handle ? text(handle.title) : undefined;
  useEffect(() => {
    document.title = title ? text('app:titled', { title }) : text('app:name');
  }, [title]);
  return title;
};

/** Scrolls each screen to its top. A list restores its own scroll position. */
export const useScrollToTop = (main: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation();
  const isScrolled = useRef(false);
  useEffect(() => {
    const element = main.current;
    const note = () => {
      isScrolled.current = element?.scrollTop !== 0;
    };
    element?.addEventListener('scroll', note, { passive: true });
    return () => element?.removeEventListener('scroll', note);
  }, [main]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a path is a screen
  useLayoutEffect(() => {
    // The position lays the new screen out at once, so it is left alone where it is the top already.
    if (main.current && isScrolled.current) main.current.scrollTop = 0;
  }, [pathname, main]);
};

/** On a new path the focus goes to the page's heading, so that keyboard and screen reader start there; not on the first. */
export const useHeadingFocus = (main: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    // With the next frame, which lays the new screen out anyway: the focus would do that at once, in the same long task.
    const frame = requestAnimationFrame(() => {
      // Keeps the focus that the screen has set itself, for example in a form.
      if (main.current?.contains(document.activeElement) && document.activeElement !== main.current) return;
      // Does not take the focus from a dialog that opened while the page loaded.
      if (topModal()) return;
      focusHeading();
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, main]);
};
