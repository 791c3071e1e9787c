/** Which rows the grid shows: drawn with each render, and with each scroll without one. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { GridMemory } from '../data/list-memory';
import { headerHeightOf } from './grid.styles';
import { type RowRange, type RowView, rangeOf, viewOf } from './row-range';

interface RowWindow {
  /** Scrolls the row into view, as little as possible. */
  readonly reveal: (index: number) => void;
  /** The number of rows that fit. */
  readonly visibleRows: () => number;
}

interface Options {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly count: number;
  readonly rowHeight: number;
  readonly memory: GridMemory;
  /** Draws these rows, in their order if the list is at rest, so that no element moves in the DOM while scrolling. */
  readonly draw: (range: RowRange, isMoving: boolean) => void;
}

const reveal = (element: HTMLElement, index: number, rowHeight: number): void => {
  const top = index * rowHeight;
  const visibleHeight = element.clientHeight - headerHeightOf(rowHeight);
  if (top < element.scrollTop) element.scrollTop = top;
  else if (top + rowHeight > element.scrollTop + visibleHeight) element.scrollTop = top + rowHeight - visibleHeight;
};

/**
 * Keeps the last row or the active row visible when the list gets smaller, by a toast for example. Returns a cleanup.
 */
const keepInView = (element: HTMLElement | null, rowHeight: number, memory: GridMemory): (() => void) | undefined => {
  if (!element) return undefined;
  let before = element.clientHeight;
  const observer = new ResizeObserver(() => {
    const { clientHeight, scrollHeight, scrollTop } = element;
    const end = scrollTop + before;
    const bottom = headerHeightOf(rowHeight) + (memory.active + 1) * rowHeight;
    if (clientHeight < before && end >= scrollHeight - 1) element.scrollTop = scrollHeight;
    else if (clientHeight < before && memory.active >= 0 && bottom > scrollTop && bottom <= end)
      reveal(element, memory.active, rowHeight);
    before = clientHeight;
  });
  observer.observe(element);
  return () => observer.disconnect();
};

interface Seen extends RowView {
  readonly moving: boolean;
}

/** Of the window's height: what the rows of a list usually have. */
const usualShare = 0.75;

/** Milliseconds without scrolling after which the rows are at rest. `scrollend` comes after each turn of the wheel. */
const stillMs = 150;

/** Calls back with what the element shows, at once and whenever that changes. Returns a cleanup. */
const follow = (element: HTMLElement, rowHeight: number, onSeen: (seen: Seen) => void): (() => void) => {
  const tell = (moving: boolean) =>
    onSeen({ ...viewOf(element.scrollTop, element.clientHeight - headerHeightOf(rowHeight), rowHeight), moving });
  const onStill = () => tell(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(onStill, stillMs);
    tell(true);
  };
  tell(false);
  const observer = new ResizeObserver(onStill);
  observer.observe(element);
  element.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    element.removeEventListener('scroll', onScroll);
  };
};

export const useRowWindow = ({ scroller, count, rowHeight, memory, draw }: Options): RowWindow => {
  const seen = useRef<Seen>({ ...viewOf(memory.top, usualShare * innerHeight, rowHeight), moving: false });
  const drawSeen = useRef<() => void>(() => undefined);
  // Rows are drawn before anything is measured, so that the page is laid out once.
  useLayoutEffect(() => {
    drawSeen.current = () => draw(rangeOf(seen.current, count), seen.current.moving);
    drawSeen.current();
  });
  // A new element is at its top, and moving it would lay the page out.
  const isNew = useRef(true);
  useLayoutEffect(() => {
    if (scroller.current && (memory.top > 0 || !isNew.current)) scroller.current.scrollTop = memory.top;
    isNew.current = false;
  }, [scroller, memory]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    return follow(element, rowHeight, (next) => {
      const last = seen.current;
      if (next.moving) memory.top = element.scrollTop;
      seen.current = next;
      // Rows that are there already may stay.
      if (last.first === next.first && last.fit >= next.fit && last.moving === next.moving) return;
      drawSeen.current();
    });
  }, [scroller, rowHeight, memory]);
  useLayoutEffect(() => keepInView(scroller.current, rowHeight, memory), [scroller, rowHeight, memory]);

  return {
    reveal: (index) => {
      if (scroller.current) reveal(scroller.current, index, rowHeight);
    },
    visibleRows: () => Math.floor(((scroller.current?.clientHeight ?? 0) - headerHeightOf(rowHeight)) / rowHeight),
  };
};
