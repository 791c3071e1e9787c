/** The board's state in the address: event, search, level and order. */
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Level } from '../readiness/standing';
import { levels, type Order, orders } from './racer-rows';

export interface BoardState {
  /** The event's id; null means the one that people most likely came for. */
  readonly event: string | null;
  readonly q: string;
  readonly level: Level | undefined;
  readonly order: Order;
}

const usual: Order = 'pressing';

/** Reads an address; what makes no sense there is passed over. */
export const readBoard = (search: URLSearchParams): BoardState => ({
  event: search.get('event'),
  q: (search.get('q') ?? '').slice(0, 100),
  level: levels.find((level) => level === search.get('state')),
  order: orders.find((order) => order === search.get('order')) ?? usual,
});

/** Writes a state, leaving out what is the default. */
export const writeBoard = ({ event, q, level, order }: BoardState): URLSearchParams => {
  const search = new URLSearchParams();
  if (event !== null) search.set('event', event);
  if (q !== '') search.set('q', q);
  if (level) search.set('state', level);
  if (order !== usual) search.set('order', order);
  return search;
};

export const useBoardState = (): readonly [BoardState, (change: Partial<BoardState>) => void] => {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => readBoard(search), [search]);
  const change = useCallback(
    (parts: Partial<BoardState>) =>
      setSearch((before) => writeBoard({ ...readBoard(before), ...parts }), { replace: true }),
    [setSearch],
  );
  return [state, change];
};
