/** The columns of the header: their widths, which a drag or the keyboard changes, and the sort that a click asks for. */
import { type PointerEvent, useEffect, useMemo, useState } from 'react';
import type { FieldKind } from '../../area/field';
import { useDirection } from '../../format/direction';
import { widthOf } from '../data/columns';
import type { ListState } from '../data/list-state';
import type { GridProps } from './grid-props';

export interface HeaderColumn {
  readonly key: string;
  readonly label: string;
  readonly kind: FieldKind | undefined;
  /** In pixels. */
  readonly width: number;
  readonly sorted: 'ascending' | 'descending' | undefined;
  /** Ascending, descending, then not sorted by it. Undefined for pictures, which have no order. */
  readonly toggleSort: (() => void) | undefined;
}

/** In pixels. */
const minWidth = 48;
const maxWidth = 1_200;
const step = 16;

const clamp = (width: number): number => Math.min(maxWidth, Math.max(minWidth, width));

type HeaderColumnsOptions = Pick<GridProps, 'columns' | 'sort' | 'onSort' | 'onWidths'>;

type Widths = Readonly<Record<string, number>>;

export const nextSort = (sort: ListState['sort'], key: string): ListState['sort'] => {
  if (sort?.key !== key) return { key, descending: false };
  return sort.descending ? undefined : { key, descending: true };
};

interface HeaderColumns {
  readonly headers: readonly HeaderColumn[];
  /** Makes a column wider by steps, or narrower by negative ones, and returns the new width. */
  readonly widen: (key: string, steps: number) => number;
  /** Resets the width to the default of the column's kind. */
  readonly resetWidth: (key: string) => void;
  /** Follows the pointer until it is released; only then are the widths kept. */
  readonly dragWidth: (key: string, event: PointerEvent<HTMLElement>) => void;
}

export const useHeaderColumns = ({ columns, sort, onSort, onWidths }: HeaderColumnsOptions): HeaderColumns => {
  const towardsEnd = useDirection() === 'rtl' ? -1 : 1;
  const saved = useMemo<Widths>(() => Object.fromEntries(columns.map(({ key, width }) => [key, width])), [columns]);
  const [widths, setWidths] = useState(saved);
  useEffect(() => setWidths(saved), [saved]);
  const widthNow = (key: string): number => clamp(widths[key] ?? saved[key] ?? minWidth);

  const keep = (key: string, width: number): number => {
    const all = { ...widths, [key]: clamp(width) };
    setWidths(all);
    onWidths(all);
    return clamp(width);
  };

  return {
    headers: columns.map(({ key, label, field }) => ({
      key,
      label,
      kind: field.kind,
      width: widthNow(key),
      sorted: sort?.key === key ? (sort.descending ? 'descending' : 'ascending') : undefined,
      toggleSort: field.kind === 'image' ? undefined : () => onSort(nextSort(sort, key)),
    })),
    widen: (key, steps) => keep(key, widthNow(key) + steps * step),
    resetWidth: (key) => {
      const column = columns.find((one) => one.key === key);
      if (column) keep(key, widthOf(column.field));
    },
    dragWidth: (key, { currentTarget, pointerId, clientX, button }) => {
      if (button !== 0) return;
      const handle: HTMLElement = currentTarget;
      const start = widthNow(key);
      let width = start;
      const onMove = (event: globalThis.PointerEvent) => {
        width = clamp(start + (event.clientX - clientX) * towardsEnd);
        setWidths({ ...widths, [key]: width });
      };
      handle.setPointerCapture(pointerId);
      handle.addEventListener('pointermove', onMove);
      const onEnd = () => {
        handle.removeEventListener('pointermove', onMove);
        if (width !== start) keep(key, width);
      };
      handle.addEventListener('lostpointercapture', onEnd, { once: true });
    },
  };
};
