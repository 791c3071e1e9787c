/** The visible rows of a long list: only those are rendered, and their calls are made first. */
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

export interface RowWindow {
  readonly from: number;
  readonly to: number;
}

const overscan = 6;

/** The rows within `height` pixels, scrolled to `top`, and a few more above and below. */
export const toRowWindow = (top: number, height: number, rowHeight: number, count: number): RowWindow => ({
  from: Math.max(0, Math.min(count, Math.floor(top / rowHeight) - overscan)),
  to: Math.max(0, Math.min(count, Math.ceil((top + height) / rowHeight) + overscan)),
});

export const useRowWindow = (
  scroller: RefObject<HTMLElement | null>,
  rowHeight: number,
  count: number,
): readonly [RowWindow, () => void] => {
  const [rowWindow, setRowWindow] = useState(() => toRowWindow(0, innerHeight, rowHeight, count));
  const measure = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    const next = toRowWindow(box.scrollTop, box.clientHeight || 800, rowHeight, count);
    setRowWindow((previous) => (previous.from === next.from && previous.to === next.to ? previous : next));
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
