/** Which rows of a long list can be seen; only those are drawn, and their calls go first. */
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

export interface RowWindow {
  readonly from: number;
  readonly to: number;
}

const beyond = 6;

/** Rows that stand in a window of `height` pixels, scrolled to `top`, and a few more on either side. */
export const windowOf = (top: number, height: number, rowHeight: number, count: number): RowWindow => ({
  from: Math.max(0, Math.min(count, Math.floor(top / rowHeight) - beyond)),
  to: Math.max(0, Math.min(count, Math.ceil((top + height) / rowHeight) + beyond)),
});

export const useWindow = (
  scroller: RefObject<HTMLElement | null>,
  rowHeight: number,
  count: number,
): readonly [RowWindow, () => void] => {
  const [shown, show] = useState<RowWindow>({ from: 0, to: Math.min(count, 40) });
  const measure = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    const next = windowOf(box.scrollTop, box.clientHeight || 800, rowHeight, count);
    show((before) => (before.from === next.from && before.to === next.to ? before : next));
  }, [scroller, rowHeight, count]);
  useLayoutEffect(() => {
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [measure]);
  return [shown, measure];
};
