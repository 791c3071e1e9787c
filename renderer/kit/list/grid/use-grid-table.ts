/**
 * The table's columns with order, widths and sorting, by TanStack Table. It gets no rows: the row model's objects for
 * 100,000 rows would take more memory than the rows themselves.
 */
import {
  type ColumnDef,
  type ColumnSizingState,
  columnResizingFeature,
  columnSizingFeature,
  rowSortingFeature,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useEffect, useMemo, useState } from 'react';
import type { FieldKind, Values } from '../../area/field';
import { useDirection } from '../../stores/direction';
import type { ListState } from '../data/list-state';
import { type Column, widthOf } from './columns';

export const gridFeatures = tableFeatures({ columnSizingFeature, columnResizingFeature, rowSortingFeature });
export type GridFeatures = typeof gridFeatures;

export interface ColumnMeta {
  readonly label: string;
  readonly kind: FieldKind | undefined;
}

const noRows: Values[] = [];

/** In pixels. */
const minWidth = 48;
const maxWidth = 1_200;
const step = 16;

export interface GridTableOptions {
  readonly columns: readonly Column[];
  readonly sort: ListState['sort'];
  readonly onSort: (sort: ListState['sort']) => void;
  readonly onWidths: (widths: Readonly<Record<string, number>>) => void;
}

const next = <T>(updater: Updater<T>, now: T): T =>
  typeof updater === 'function' ? (updater as (old: T) => T)(now) : updater;

export const useGridTable = ({ columns, sort, onSort, onWidths }: GridTableOptions) => {
  const columnResizeDirection = useDirection();
  const definitions = useMemo(
    () =>
      columns.map(
        ({ key, label, field }): ColumnDef<GridFeatures, Values> => ({
          id: key,
          accessorFn: (row) => row[key],
          size: widthOf(field),
          minSize: minWidth,
          maxSize: maxWidth,
          enableSorting: field.kind !== 'image',
          sortDescFirst: false,
          meta: { label, kind: field.kind } satisfies ColumnMeta,
        }),
      ),
    [columns],
  );
  const savedSizes = useMemo(() => Object.fromEntries(columns.map(({ key, width }) => [key, width])), [columns]);
  const [columnSizing, setSizing] = useState<ColumnSizingState>(savedSizes);
  useEffect(() => setSizing(savedSizes), [savedSizes]);
  const sorting = useMemo(() => (sort ? [{ id: sort.key, desc: sort.descending }] : []), [sort]);

  const table = useTable({
    features: gridFeatures,
    columns: definitions,
    data: noRows,
    state: { sorting, columnSizing },
    manualSorting: true,
    columnResizeMode: 'onChange',
    columnResizeDirection,
    onSortingChange: (updater) => {
      const [first] = next(updater, sorting);
      onSort(first ? { key: first.id, descending: first.desc } : undefined);
    },
    onColumnSizingChange: (updater) => setSizing((now) => next(updater, now)),
  });

  // Saves the widths once the pointer is released.
  const resizing = table.state.columnResizing.isResizingColumn;
  const differs = columns.some(({ key, width }) => (columnSizing[key] ?? width) !== width);
  useEffect(() => {
    if (resizing === false && differs) onWidths(columnSizing);
  }, [resizing, differs, columnSizing, onWidths]);

  /** Changes a column's width by steps and returns the new width. */
  const resizeColumn = (key: string, steps: number): number => {
    const now = columnSizing[key] ?? columns.find((column) => column.key === key)?.width ?? minWidth;
    const width = Math.min(maxWidth, Math.max(minWidth, now + steps * step));
    table.setColumnSizing((all) => ({ ...all, [key]: width }));
    return width;
  };

  return { table, widen: resizeColumn };
};
