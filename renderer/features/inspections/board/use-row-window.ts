/** The visible rows of a long list: only those are rendered, and their calls are made first. */
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

export interface RowWindow {
  /** Rendered: those on the screen and a few above and below. */
  readonly from: number;
  readonly to: number;
  /** On the screen. */
  readonly seenFrom: number;
  readonly seenTo: number;
}

const overscan = 6;
/** The least that stands above the rows, in pixels. */
const minAbove = 200;

/** The rows within `height` pixels, scrolled to `top`, and `more` above and below. */
export const toRowWindow = (
  top: number,
  height: number,
  rowHeight: number,
  count: number,
  more = overscan,
): RowWindow => {
  const within = (row: number): number => Math.max(0, Math.min(count, row));
  const [first, last] = [Math.floor(top / rowHeight), Math.ceil((top + height) / rowHeight)];
  return {
    from: within(first - more),
    to: within(last + more),
    seenFrom: within(first),
    seenTo: within(last),
  };
};

const isSame = (one: RowWindow, other: RowWindow): boolean =>
  one.from === other.from && one.to === other.to && one.seenFrom === other.seenFrom && one.seenTo === other.seenTo;

export const useRowWindow = (
  scroller: RefObject<HTMLElement | null>,
  rowHeight: number,
  count: number,
): readonly [RowWindow, () => void] => {
  // Until the size is known, only what can be on the screen.
  const [rowWindow, setRowWindow] = useState(() => toRowWindow(0, innerHeight - minAbove, rowHeight, count, 0));
  const measure = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    const next = toRowWindow(box.scrollTop, box.clientHeight || 800, rowHeight, count);
    setRowWindow((previous) => (isSame(previous, next) ? previous : next));
  }, [scroller, rowHeight, count]);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    // Tells the first size too, once the page is laid out: asking for it here would lay it out one more time.
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [scroller, measure]);
  return [rowWindow, measure];
};
