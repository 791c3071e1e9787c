// biome-ignore-all lint/a11y/useSemanticElements: a <table> cannot hold rows that do not exist
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active row
/** A virtualized grid: a sticky header over rows of which only the visible ones are in the DOM. */
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type UIEvent,
  useId,
  useRef,
  useState,
} from 'react';
import type { Values } from '../../area/field';
import { type ContextTarget, contextMenuEvents } from '../../commands/context-menu';
import { formatNumber } from '../../format/number';
import { kitText } from '../../format/text';
import { useTextInList } from '../../format/text-in-list';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { Selection } from '../data/use-selection';
import { checkboxWidth, headerHeightOf, noteMarkWidth, useGridClass } from './grid.styles';
import { GridHeader } from './grid-header';
import { toRowAction, toRowIndex } from './grid-keys';
import type { GridProps, RowsOfGrid } from './grid-props';
import { GridRows, revealRow } from './grid-rows';
import { useHeaderColumns } from './use-header-columns';

const rowIndex = (target: EventTarget): number => {
  const row = target instanceof Element ? target.closest('[data-index]') : null;
  return row ? Number(row.getAttribute('data-index')) : -1;
};

/** From 0, including the column of check boxes; -1 outside of cells. */
const columnIndex = (target: Element): number =>
  Number(target.closest('[role="gridcell"]')?.getAttribute('aria-colindex') ?? 0) - 1;

const selectionStateOf = (rows: RowsOfGrid, selection: Selection, idOf: GridProps['idOf']): 'none' | 'some' | 'all' => {
  if (selection.rows.size === 0 || rows.count === 0) return 'none';
  let chosen = 0;
  for (let index = 0; index < rows.count; index++) {
    const row = rows.at(index);
    if (row && selection.has(idOf(row))) chosen++;
  }
  return chosen === 0 ? 'none' : chosen === rows.count ? 'all' : 'some';
};

const pageOf = (rows: RowsOfGrid): Values[] =>
  Array.from({ length: rows.count }, (_, index) => rows.at(index)).filter((row) => row !== undefined);

/** Set directly on the element, so that horizontal scrolling does not re-render. */
const markScrolledSideways = (grid: HTMLElement): void => {
  const isShifted = grid.scrollLeft !== 0;
  if ((grid.dataset.shifted === 'true') !== isShifted) grid.dataset.shifted = String(isShifted);
};

export const Grid = (props: GridProps): ReactNode => {
  const { columns, rows, rowHeight, selection, idOf, onOpen, memory } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const baseId = useId();
  const [active, setActive] = useState(memory.active);
  const { headers, widen, resetWidth, dragWidth } = useHeaderColumns(props);
  const [announcement, setAnnouncement] = useState('');

  const grid = useGridClass();
  // The first column has the signs of notes too. The same for all pages, so that nothing moves on scrolling.
  const noteWidth = props.notes && props.notes.size > 0 ? noteMarkWidth : 0;
  const widths = headers.map(({ width }, at) => width + (at === 0 ? noteWidth : 0));
  const checkboxWidths = selection ? [checkboxWidth] : [];
  const style = {
    '--columns': [
      ...checkboxWidths.map((width) => `${width}px`),
      ...widths.map((width) => `minmax(${width}px, ${width}fr)`),
    ].join(' '),
    '--wide': `${[...checkboxWidths, ...widths].reduce((sum, width) => sum + width, 0)}px`,
    '--row': `${rowHeight}px`,
  } as CSSProperties;

  const moveToRow = (index: number) => {
    memory.active = index;
    setActive(index);
    if (scroller.current) revealRow(scroller.current, index, rowHeight);
  };

  /** A row without its own record follows its first link. */
  const openRow = (index: number) => {
    if (onOpen) return onOpen(index);
    const link = scroller.current?.querySelector(`[data-index="${index}"] a`);
    if (link) props.onFollowLink(link.getAttribute('href') ?? '');
  };

  const textInList = useTextInList();
  /** By keyboard, it is for the active row. Loaded when it is first asked for. */
  const openMenu = (target: ContextTarget): boolean => {
    const isGrid = target.element === scroller.current;
    const index = isGrid ? active : rowIndex(target.element);
    if (index < 0 || index >= rows.count) return false;
    memory.active = index;
    setActive(index);
    const rowElement = scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    const at = isGrid && target.at === target.element ? (rowElement ?? target.at) : target.at;
    const column = columns[columnIndex(target.element) - checkboxWidths.length]?.key;
    const returnTo = scroller.current ?? undefined;
    void import('./row-menu').then(({ openRowMenu }) =>
      openRowMenu({ ...props, openRow, textInList }, { index, column, target: { ...target, at, returnTo } }),
    );
    return true;
  };
  const menuEvents = contextMenuEvents(openMenu);

  const visibleRows = (): number =>
    Math.floor(((scroller.current?.clientHeight ?? 0) - headerHeightOf(rowHeight)) / rowHeight);

  const onKeyDown = (event: KeyboardEvent) => {
    menuEvents.onKeyDown(event);
    if (event.target !== scroller.current || event.isDefaultPrevented()) return;
    const to = toRowIndex(event, { active, count: rows.count, visibleRows: visibleRows() });
    const action = to === undefined ? toRowAction(event) : undefined;
    if (to !== undefined) {
      moveToRow(to);
      if (event.shiftKey && selection) selection.toggle(to, true);
    } else if (action === 'open' && active >= 0) openRow(active);
    else if (action === 'select' && active >= 0) selection?.toggle(active, false);
    else if (action === 'extend' && active >= 0) selection?.toggle(active, true);
    else if (action === 'select-all') selection?.set(pageOf(rows));
    else if (action === 'clear' && selection && selection.rows.size > 0) selection.clear();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onClick = (event: MouseEvent) => {
    const index = rowIndex(event.target);
    if (index < 0 || !(event.target instanceof Element)) return;
    memory.active = index;
    setActive(index);
    const link = event.target.closest('a');
    if (event.target.closest('[data-pinned="box"]')) selection?.toggle(index, event.shiftKey);
    else if (selection && (event.ctrlKey || event.metaKey)) selection.toggle(index, false);
    else if (selection && event.shiftKey) selection.toggle(index, true);
    else if (link && !link.hasAttribute('data-name')) props.onFollowLink(link.getAttribute('href') ?? '');
    // Selecting text does not open the row.
    else if (String(getSelection() ?? '') === '') onOpen?.(index);
    if (link) event.preventDefault();
  };

  return (
    <>
      <div
        ref={scroller}
        role="grid"
        tabIndex={0}
        className={grid}
        style={style}
        aria-label={props.label}
        aria-rowcount={rows.total === undefined ? -1 : rows.total + 1}
        aria-colcount={columns.length + checkboxWidths.length}
        aria-multiselectable={selection ? true : undefined}
        aria-busy={props.busy || undefined}
        data-stale={props.stale || undefined}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onContextMenu={menuEvents.onContextMenu}
        onScroll={({ currentTarget }: UIEvent<HTMLElement>) => {
          memory.top = currentTarget.scrollTop;
          markScrolledSideways(currentTarget);
        }}
      >
        <GridHeader
          headers={headers}
          checkbox={
            selection && {
              state: selectionStateOf(rows, selection, idOf),
              label: kitText('list.selectPage'),
              toggle: () => selection.set(pageOf(rows), selectionStateOf(rows, selection, idOf) === 'all'),
            }
          }
          onLeave={() => {
            scroller.current?.focus();
            moveToRow(Math.max(0, active));
          }}
          onDrag={dragWidth}
          onResetWidth={resetWidth}
          onResize={(key, steps) => {
            const { label = key } = columns.find((column) => column.key === key) ?? {};
            setAnnouncement(kitText('list.width', { column: label, width: formatNumber(widen(key, steps)) }));
          }}
        />
        <GridRows grid={props} active={active} baseId={baseId} />
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
};
