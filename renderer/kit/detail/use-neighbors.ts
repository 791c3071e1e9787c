/** The records before and after this one, in the list that it was opened from. */
import { idIn } from '@contract/list/all-pages';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { ResourceArea } from '../area/area';
import type { Values } from '../area/field';
import type { Rows } from '../list/data/list-source';
import { type ListState, narrowedInput, readState, writeState } from '../list/data/list-state';
import { type OpenedFrom, parseOpenedFrom } from '../list/data/opened-from';
import { useSource, useStartingState } from '../list/data/use-list';
import { useRows } from '../list/data/use-rows';

export interface Neighbor {
  readonly id: string;
  readonly from: OpenedFrom;
}

export interface Neighbors {
  /** The list: the area's own, or that of another area whose rows are this area's records. */
  readonly list: ResourceArea;
  readonly from: OpenedFrom | undefined;
  /** The list's search part, with the page of this record if its position is known. */
  readonly search: string;
  /** The record's row on that page, from 0. */
  readonly row: number;
  readonly total: number | undefined;
  /** The record's row in the area's own list, if it was opened from there. */
  readonly own: Values | undefined;
  readonly previous: Neighbor | undefined;
  readonly next: Neighbor | undefined;
}

const pageOf = (index: number, size: number): number => Math.floor(Math.max(0, index) / Math.max(1, size)) + 1;

export const useNeighbors = (area: ResourceArea): Neighbors => {
  const openedFrom = parseOpenedFrom(useLocation().state);
  const known = [area, ...(area.otherLists ?? [])].find(({ path }) => path === openedFrom?.list);
  const from = known && openedFrom;
  const list = known ?? area;
  const fallback = useStartingState(list);
  const state = useMemo(() => readState(from?.search ?? '', fallback), [from?.search, fallback]);
  const source = useSource({
    name: list.name,
    call: list.list,
    input: narrowedInput(list.listInput ?? {}, state, list.capabilities ?? {}),
    fields: list.columns,
    id: list.id,
    recordPath: list.recordPath ?? list.path,
    recordId: list.recordId,
    capabilities: list.capabilities,
  });
  const hasPosition = from?.index !== undefined;
  const index = from?.index ?? 0;
  // The record's own page has the server's real page size.
  const { size } = useRows(source, state, hasPosition);
  const at = (to: number): ListState => ({ ...state, page: state.size === 'all' ? 1 : pageOf(to, size) });
  const before = useRows(source, at(index - 1), hasPosition && index > 0);
  const after = useRows(source, at(index + 1), hasPosition);
  const around = [before, after].map((rows) => (hasPosition ? rows.at(index - rows.offset) : undefined));

  const neighbor = (rows: Rows, to: number): Neighbor | undefined => {
    const row = hasPosition && to >= 0 ? rows.at(to - rows.offset) : undefined;
    const id = row ? idIn(list.recordId ?? source.id)(row) : '';
    if (!from || id === '') return undefined;
    return { id, from: { list: from.list, search: writeState(at(to), fallback), index: to } };
  };
  return {
    list,
    from,
    search: from ? writeState(hasPosition ? at(index) : state, fallback) : '',
    row: state.size === 'all' ? index : index % Math.max(1, size),
    total: after.total,
    own: list === area ? around.find((row) => row !== undefined) : undefined,
    previous: neighbor(before, index - 1),
    next: neighbor(after, index + 1),
  };
};
