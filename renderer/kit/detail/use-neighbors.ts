/** The records before and after this one, in the list that it was opened from. */
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { emptyState, type ListState, readState, writeState } from '../list/list-state';
import type { OpenedFrom } from '../list/resource-list';
import { useChoice } from '../list/use-choice';
import { startingState, useSource } from '../list/use-list';
import { type Rows, useRows } from '../list/use-rows';
import type { ResourceArea, Values } from '../resource';

export interface Neighbor {
  readonly id: string;
  readonly from: OpenedFrom;
}

export interface Neighbors {
  readonly from: OpenedFrom | undefined;
  /** The list's search part with the page this record is on. */
  readonly search: string;
  /** The record's row on that page, from 0. */
  readonly row: number;
  readonly total: number | undefined;
  /** The record as the list has it, where it was opened from there. */
  readonly own: Values | undefined;
  readonly previous: Neighbor | undefined;
  readonly next: Neighbor | undefined;
}

/** What a history entry says; it may be from another version, or nobody's. */
export const readFrom = (state: unknown): OpenedFrom | undefined => {
  if (typeof state !== 'object' || state === null || !('search' in state) || !('place' in state)) return undefined;
  const { search, place } = state;
  return typeof search === 'string' && typeof place === 'number' && Number.isSafeInteger(place) && place >= 0
    ? { search, place }
    : undefined;
};

const pageFor = (place: number, size: number): number => Math.floor(Math.max(0, place) / Math.max(1, size)) + 1;

export const useNeighbors = (area: ResourceArea): Neighbors => {
  const location = useLocation();
  const from = readFrom(location.state);
  const [choice] = useChoice(area.name);
  const fallback = useMemo(() => startingState({ ...emptyState, ...area.start }, choice), [area, choice]);
  const state = useMemo(() => readState(from?.search ?? '', fallback), [from?.search, fallback]);
  const source = useSource({
    name: area.name,
    call: area.list,
    input: area.listInput,
    fields: area.columns,
    id: area.id,
    manner: area.manner,
  });
  const place = from?.place ?? 0;
  const known = from !== undefined;
  // The record's own page knows how large the server's pages really are.
  const { size } = useRows(source, state, known);
  const at = (to: number): ListState => ({ ...state, page: state.size === 'all' ? 1 : pageFor(to, size) });
  const before = useRows(source, at(place - 1), known && place > 0);
  const after = useRows(source, at(place + 1), known);
  const around = [before, after].map((rows) => (known ? rows.at(place - rows.before) : undefined));

  const neighbor = (rows: Rows, to: number): Neighbor | undefined => {
    const row = known && to >= 0 ? rows.at(to - rows.before) : undefined;
    const id = row ? source.idOf(row) : '';
    return id === '' ? undefined : { id, from: { search: writeState(at(to), fallback), place: to } };
  };
  return {
    from,
    search: known ? writeState(at(place), fallback) : '',
    row: state.size === 'all' ? place : place % Math.max(1, size),
    total: after.total,
    own: around.find((row) => row !== undefined),
    previous: neighbor(before, place - 1),
    next: neighbor(after, place + 1),
  };
};
