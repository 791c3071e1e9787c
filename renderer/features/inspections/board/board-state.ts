/** The board's state in the address: event, search, level and order. */
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Level } from '../../../event/readiness/readiness';
import { levels, type Order, orders } from './racer-rows';

export interface BoardState {
  /** The event's id; null means the current or next event. */
  readonly event: string | null;
  readonly q: string;
  readonly level: Level | undefined;
  readonly order: Order;
}

const defaultOrder: Order = 'urgency';

/** Reads an address and ignores invalid values. */
export const parseBoardState = (search: URLSearchParams): BoardState => ({
  event: search.get('event'),
  q: (search.get('q') ?? '').slice(0, 100),
  level: levels.find((level) => level === search.get('state')),
  order: orders.find((order) => order === search.get('order')) ?? defaultOrder,
});

/** Formats a state for the address, without default values. */
export const formatBoardState = ({ event, q, level, order }: BoardState): URLSearchParams => {
  const search = new URLSearchParams();
  if (event !== null) search.set('event', event);
  if (q !== '') search.set('q', q);
  if (level) search.set('state', level);
  if (order !== defaultOrder) search.set('order', order);
  return search;
};

export const useBoardState = (): readonly [BoardState, (change: Partial<BoardState>) => void] => {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => parseBoardState(search), [search]);
  const changeState = useCallback(
    (changes: Partial<BoardState>) =>
      setSearch((before) => formatBoardState({ ...parseBoardState(before), ...changes }), { replace: true }),
    [setSearch],
  );
  return [state, changeState];
};
