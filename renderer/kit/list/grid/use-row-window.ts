/** The rows in the DOM. A row keeps its slot while it is visible, so that scrolling re-renders only new rows. */
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GridMemory } from '../data/list-memory';
import { headerHeightOf } from './grid.styles';
import { overscan, type RowView, rangeOf, viewOf } from './row-range';

export interface Slot {
  readonly slot: number;
  readonly index: number;
  readonly top: number;
}

interface RowWindow {
  readonly slots: readonly Slot[];
  /** The height of all rows, in pixels. */
  readonly height: number;
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
}

/** Slots in row order at rest, and in slot order while scrolling, so that no element moves in the DOM. */
const slotsOf = (
  start: number,
  end: number,
  slotCount: number,
  rowHeight: number,
  moving: boolean,
): readonly Slot[] => {
  const slots = Array.from({ length: end - start }, (_, at) => {
    const index = start + at;
    return { slot: index % slotCount, index, top: index * rowHeight };
  });
  return moving ? slots.sort((one, other) => one.slot - other.slot) : slots;
};

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

export const useRowWindow = ({ scroller, count, rowHeight, memory }: Options): RowWindow => {
  const [seen, setSeen] = useState<Seen>(() => ({ ...viewOf(memory.top, 0, rowHeight), moving: false }));
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = memory.top;
  }, [scroller, memory]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let last: Seen | undefined;
    return follow(element, rowHeight, (next) => {
      if (next.moving) memory.top = element.scrollTop;
      if (last && last.first === next.first && last.fit === next.fit && last.moving === next.moving) return;
      last = next;
      // React would draw after the frame that shows the new position, which has no rows there.
      if (next.moving) flushSync(() => setSeen(next));
      else setSeen(next);
    });
  }, [scroller, rowHeight, memory]);
  useLayoutEffect(() => keepInView(scroller.current, rowHeight, memory), [scroller, rowHeight, memory]);

  const largest = useRef(0);
  const { start, end } = rangeOf(seen, count);
  largest.current = Math.max(largest.current, end - start, seen.fit + 2 * overscan);
  const slotCount = largest.current;
  const { moving } = seen;
  const slots = useMemo(
    () => slotsOf(start, end, slotCount, rowHeight, moving),
    [start, end, slotCount, rowHeight, moving],
  );

  return {
    slots,
    height: count * rowHeight,
    reveal: (index) => {
      if (scroller.current) reveal(scroller.current, index, rowHeight);
    },
    visibleRows: () => Math.floor(((scroller.current?.clientHeight ?? 0) - headerHeightOf(rowHeight)) / rowHeight),
  };
};
