/** The window's title, and where the focus goes when a page is opened. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import type { Area } from '../../kit/area/area';
import { text } from '../../kit/format/text';

/** What the frame knows of the page it shows. */
export interface PageHandle {
  readonly area: Area;
  /** Text key. */
  readonly title: string;
}

const isPage = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle && 'area' in handle;

/** What is shown right now; undefined for the not-found page. */
export const usePageHandle = (): PageHandle | undefined =>
  useMatches()
    .map(({ handle }) => handle)
    .find(isPage);

/** Names the window after the page, so that the taskbar and a screen reader tell windows and pages apart. */
export const useTitle = (): void => {
  const handle = usePageHandle();
  const title = handle ? text(handle.title) : undefined;
  useEffect(() => {
    document.title = title ? text('app:titled', { title }) : text('app:name');
  }, [title]);
};

/** Scrolls each screen to its top. A list restores its own scroll position. */
export const useScrollToTop = (main: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a path is a screen
  useLayoutEffect(() => {
    if (main.current) main.current.scrollTop = 0;
  }, [pathname, main]);
};

/** On a new path the focus goes to the page's heading, so that keyboard and screen reader start there; not on the first. */
export const useHeadingFocus = (main: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A screen that took the focus itself (a field of a form) knows better.
    if (main.current?.contains(document.activeElement) && document.activeElement !== main.current) return;
    // Neither does a page that is ready only now take the keyboard from a dialog that was opened meanwhile.
    if (document.querySelector('[aria-modal="true"]')) return;
    const target = main.current?.querySelector<HTMLElement>('h1') ?? main.current;
    if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
  }, [pathname, main]);
};
