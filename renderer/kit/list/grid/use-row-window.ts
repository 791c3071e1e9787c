/** The rows in the DOM. A row keeps its slot while it is visible, so that scrolling re-renders only new rows. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { GridMemory } from '../data/list-memory';
import { headerHeight } from './grid.styles';

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

const overscan = 8;

/** Slots in row order at rest, and in slot order while scrolling, so that no element moves in the DOM. */
const slotsOf = (
  indexes: readonly number[],
  slotCount: number,
  rowHeight: number,
  moving: boolean,
): readonly Slot[] => {
  const slots = indexes.map((index) => ({ slot: index % slotCount, index, top: index * rowHeight }));
  return moving ? slots.sort((one, other) => one.slot - other.slot) : slots;
};

const reveal = (element: HTMLElement, index: number, rowHeight: number): void => {
  const top = index * rowHeight;
  const visibleHeight = element.clientHeight - headerHeight;
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
    const bottom = headerHeight + (memory.active + 1) * rowHeight;
    if (clientHeight < before && end >= scrollHeight - 1) element.scrollTop = scrollHeight;
    else if (clientHeight < before && memory.active >= 0 && bottom > scrollTop && bottom <= end)
      reveal(element, memory.active, rowHeight);
    before = clientHeight;
  });
  observer.observe(element);
  return () => observer.disconnect();
};

export const useRowWindow = ({ scroller, count, rowHeight, memory }: Options): RowWindow => {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: headerHeight,
    initialOffset: () => memory.top,
    onChange: ({ scrollOffset }) => {
      memory.top = scrollOffset ?? 0;
    },
  });
  const { measure } = virtualizer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new height is a new measure
  useLayoutEffect(() => measure(), [measure, rowHeight]);
  useLayoutEffect(() => keepInView(scroller.current, rowHeight, memory), [scroller, rowHeight, memory]);

  const largest = useRef(0);
  const indexes = virtualizer.getVirtualIndexes();
  const visible = Math.ceil((virtualizer.scrollRect?.height ?? 0) / rowHeight) + 1;
  largest.current = Math.max(largest.current, indexes.length, visible + 2 * overscan);
  const slotCount = largest.current;
  const moving = virtualizer.isScrolling;
  const slots = useMemo(() => slotsOf(indexes, slotCount, rowHeight, moving), [indexes, slotCount, rowHeight, moving]);

  return {
    slots,
    height: count * rowHeight,
    reveal: (index) => {
      if (scroller.current) reveal(scroller.current, index, rowHeight);
    },
    visibleRows: () => Math.floor(((scroller.current?.clientHeight ?? 0) - headerHeight) / rowHeight),
  };
};
