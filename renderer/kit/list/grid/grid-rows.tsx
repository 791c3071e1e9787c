/** The rows of a grid: those in view and a few more at both ends are in the DOM. */
import { makeResetStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useTextInList } from '../../format/text-in-list';
import { useStatusClass } from '../../ui/status-class';
import { useVirtualRows } from '../../ui/use-virtual-rows';
import { usePictureClass } from './cell-picture';
import { headerHeightOf, useBodyClass, useCellClass, useCheckboxClass, useRowClass } from './grid.styles';
import type { GridProps } from './grid-props';
import { GridRow, type RowClasses } from './grid-row';

/** Star, color and note of a record, before its first value. */
const useNoteMarkClass = makeResetStyles({
  display: 'inline-flex',
  gap: '2px',
  flexShrink: 0,
  marginInlineEnd: '6px',
  fontSize: '14px',
  verticalAlign: 'middle',
  color: tokens.colorNeutralForeground2,
});

const useRowClasses = (): RowClasses => {
  const row = useRowClass();
  const cell = useCellClass();
  const checkbox = useCheckboxClass();
  const status = useStatusClass();
  const picture = usePictureClass();
  const note = useNoteMarkClass();
  return useMemo(() => ({ row, cell, checkbox, status, picture, note }), [row, cell, checkbox, status, picture, note]);
};

/** Scrolls a row into view, as little as possible. */
export const revealRow = (scroller: HTMLElement, index: number, rowHeight: number): void => {
  const top = index * rowHeight;
  const visibleHeight = scroller.clientHeight - headerHeightOf(rowHeight);
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (top + rowHeight > scroller.scrollTop + visibleHeight) scroller.scrollTop = top + rowHeight - visibleHeight;
};

/** Keeps the last row or the active row in view when the list gets smaller, by a toast for example. */
const useKeptInView = (getScroller: () => HTMLElement | null, { rowHeight, memory }: GridProps): void => {
  useLayoutEffect(() => {
    const element = getScroller();
    if (!element) return;
    let before = element.clientHeight;
    const observer = new ResizeObserver(() => {
      const { clientHeight, scrollHeight, scrollTop } = element;
      const end = scrollTop + before;
      const bottom = headerHeightOf(rowHeight) + (memory.active + 1) * rowHeight;
      if (clientHeight < before && end >= scrollHeight - 1) element.scrollTop = scrollHeight;
      else if (clientHeight < before && memory.active >= 0 && bottom > scrollTop && bottom <= end)
        revealRow(element, memory.active, rowHeight);
      before = clientHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [getScroller, rowHeight, memory]);
};

interface GridRowsProps {
  readonly grid: GridProps;
  /** The index of the active row. */
  readonly active: number;
  /** Ids in the DOM start with it. */
  readonly baseId: string;
}

/** A component of its own, so that scrolling renders neither the header nor the grid around it. */
export const GridRows = ({ grid, active, baseId }: GridRowsProps): ReactNode => {
  const { columns, rows, rowHeight, naming, idOf, hrefOf, notes, selection, onOpen, memory } = grid;
  const body = useBodyClass();
  const classes = useRowClasses();
  const rowGroup = useRef<HTMLDivElement>(null);
  // Layout effects of a component come before the refs of elements around it are set.
  const getScroller = useCallback(() => rowGroup.current?.parentElement ?? null, []);
  const { indexes } = useVirtualRows({
    getScroller,
    count: rows.count,
    rowHeight,
    headerHeight: headerHeightOf(rowHeight),
    initialTop: memory.top,
  });
  useLayoutEffect(() => {
    const scroller = getScroller();
    if (scroller) scroller.scrollTop = memory.top;
  }, [getScroller, memory]);
  useKeptInView(getScroller, grid);

  const textInList = useTextInList();
  const isActiveShown = indexes.includes(active);
  useLayoutEffect(() => {
    if (isActiveShown) getScroller()?.setAttribute('aria-activedescendant', `${baseId}${active}`);
    else getScroller()?.removeAttribute('aria-activedescendant');
  }, [getScroller, isActiveShown, baseId, active]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <table> cannot hold rows that do not exist
    <div ref={rowGroup} role="rowgroup" className={body} style={{ blockSize: rows.count * rowHeight }}>
      {indexes.map((index) => {
        const values = rows.at(index);
        if (!values) return undefined;
        const id = idOf(values);
        const href = hrefOf?.(values);
        return (
          <GridRow
            key={index}
            {...{ classes, columns, values, id, naming, textInList, href, index }}
            note={href === undefined ? undefined : notes?.get(href)}
            ariaRowIndex={rows.offset + index + 2}
            top={index * rowHeight}
            domId={`${baseId}${index}`}
            active={index === active}
            selected={selection?.has(id)}
            opens={onOpen !== undefined}
          />
        );
      })}
    </div>
  );
};
