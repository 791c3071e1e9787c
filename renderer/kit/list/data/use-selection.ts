/** The selected rows by id, with their values, so that the selection survives a change of page. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Values } from '../../area/field';

export interface Selection<Row = Values> {
  readonly rows: ReadonlyMap<string, Row>;
  readonly has: (id: string) => boolean;
  /** Toggles one row; with `range`, selects all rows from the last toggled one to this. */
  readonly toggle: (index: number, range: boolean) => void;
  /** Selects these, or removes them with `remove`. */
  readonly set: (rows: Iterable<Row>, remove?: boolean) => void;
  readonly clear: () => void;
}

export interface Selectable<Row = Values> {
  readonly at: (index: number) => Row | undefined;
  readonly idOf: (row: Row) => string;
  /** The rows that were loaded last; the selection takes its newer values from them. */
  readonly sample: readonly Row[];
}

const changeSelection = <Row>(
  rows: ReadonlyMap<string, Row>,
  touched: Iterable<Row>,
  idOf: Selectable<Row>['idOf'],
  remove: boolean,
): ReadonlyMap<string, Row> => {
  const next = new Map(rows);
  for (const row of touched) {
    const id = idOf(row);
    if (id === '') continue;
    if (remove) next.delete(id);
    else next.set(id, row);
  }
  return next;
};

/** The selection with the newest values of its rows; the same object if there are none. */
const refreshSelection = <Row>(
  rows: ReadonlyMap<string, Row>,
  loaded: readonly Row[],
  idOf: Selectable<Row>['idOf'],
): ReadonlyMap<string, Row> => {
  if (rows.size === 0) return rows;
  const newer = loaded.flatMap((row) => {
    const known = rows.get(idOf(row));
    return known === undefined || known === row ? [] : [row];
  });
  return newer.length === 0 ? rows : changeSelection(rows, newer, idOf, false);
};

export const useSelection = <Row = Values>({ at, idOf, sample }: Selectable<Row>): Selection<Row> => {
  const [rows, setRows] = useState<ReadonlyMap<string, Row>>(() => new Map());
  // Selected rows may have changed since, so a refresh replaces them.
  useEffect(() => setRows((now) => refreshSelection(now, sample, idOf)), [sample, idOf]);
  const anchor = useRef<{ readonly index: number; readonly id: string }>(undefined);
  return useMemo(() => {
    /** The rows between the last toggled row and this one; only this row if the last one has moved. */
    const between = (index: number): Row[] => {
      const start = anchor.current;
      const row = start && at(start.index);
      const from = row && idOf(row) === start.id ? start.index : index;
      const first = Math.min(from, index);
      const count = Math.abs(from - index) + 1;
      return Array.from({ length: count }, (_, step) => at(first + step)).filter((one) => one !== undefined);
    };
    return {
      rows,
      has: (id) => rows.has(id),
      toggle: (index, range) => {
        const row = at(index);
        if (!row) return;
        const id = idOf(row);
        const remove = !range && rows.has(id);
        // Computed before the anchor moves, because React may run the update later.
        const touched = range ? between(index) : [row];
        setRows((now) => changeSelection(now, touched, idOf, remove));
        anchor.current = { index, id };
      },
      set: (touched, remove = false) => setRows((now) => changeSelection(now, touched, idOf, remove)),
      clear: () => setRows(new Map()),
    };
  }, [rows, at, idOf]);
};
