import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect } from 'react';

/** More rows than a turn of the wheel uncovers before the next frame. */
const overscan = 6;

interface VirtualRowsOptions {
  /** The scrolling element, once it is on the page. */
  readonly getScroller: () => HTMLElement | null;
  readonly count: number;
  /** In pixels, of every row. */
  readonly rowHeight: number;
  /** In pixels, of the header that scrolls with the rows or sticks above them. */
  readonly headerHeight: number;
  /** The position to start from, in pixels. */
  readonly initialTop?: number;
}

/** Which rows of a long list are in view (`range`), and which are in the DOM (`indexes`): a few more at both ends. */
export const useVirtualRows = ({ getScroller, count, rowHeight, headerHeight, initialTop = 0 }: VirtualRowsOptions) => {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: getScroller,
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: headerHeight,
    initialOffset: initialTop,
    // Until it is measured.
    initialRect: { width: 0, height: innerHeight },
    // An element without a size is not laid out yet.
    observeElementRect: (instance, onRect) =>
      observeElementRect(instance, (rect) => (rect.height > 0 ? onRect(rect) : undefined)),
  });
  // The virtualizer remembers the sizes that it estimated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height makes the remembered sizes wrong
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  return { indexes: virtualizer.getVirtualItems().map(({ index }) => index), range: virtualizer.range };
};
