/** The board's state in the address: event, search, filters and order. */
import { useCallback, useMemo } from 'react';
import type { Level } from '../../../event/readiness/readiness';
import { useSearch } from '../../../kit/ui/use-search';
import { levels, type Order, orders } from './racer-rows';

export interface BoardState {
  /** The event's id; null means the current or next event. */
  readonly event: string | null;
  readonly q: string;
  readonly level: Level | undefined;
  readonly order: Order;
  /**
   * Racers to be inspected again, with a car number that another racer has, here but not ready, at the drivers' meeting, or
   * who run again too soon.
   */
  readonly only?: Only | undefined;
  /** The key of a team and lane. */
  readonly lane?: string | undefined;
}

export const onlyViews = ['again', 'numbers', 'here', 'meeting', 'follows'] as const;
export type Only = (typeof onlyViews)[number];

const maxLaneLength = 200;
const defaultOrder: Order = 'urgency';

/** Reads an address and ignores invalid values. */
export const parseBoardState = (search: URLSearchParams): BoardState => ({
  event: search.get('event'),
  q: (search.get('q') ?? '').slice(0, 100),
  level: levels.find((level) => level === search.get('state')),
  order: orders.find((order) => order === search.get('order')) ?? defaultOrder,
  only: onlyViews.find((only) => only === search.get('only')),
  lane: search.get('lane')?.slice(0, maxLaneLength) || undefined,
});

/** Formats a state for the address, without default values. */
export const formatBoardState = ({ event, q, level, order, only, lane }: BoardState): URLSearchParams => {
  const search = new URLSearchParams();
  if (event !== null) search.set('event', event);
  if (q !== '') search.set('q', q);
  if (level) search.set('state', level);
  if (order !== defaultOrder) search.set('order', order);
  if (only) search.set('only', only);
  if (lane) search.set('lane', lane);
  return search;
};

const keys = ['event', 'q', 'state', 'order', 'only', 'lane'];

/** Replaces the board's state and keeps the rest of an address, such as the desk's tab. */
const withBoardState = (address: URLSearchParams, state: BoardState): URLSearchParams => {
  const others = [...address].filter(([key]) => !keys.includes(key));
  return new URLSearchParams([...others, ...formatBoardState(state)]);
};

export const useBoardState = (): readonly [BoardState, (change: Partial<BoardState>) => void] => {
  const [search, setSearch] = useSearch();
  const state = useMemo(() => parseBoardState(search), [search]);
  const changeState = useCallback(
    (changes: Partial<BoardState>) =>
      setSearch((before) => withBoardState(before, { ...parseBoardState(before), ...changes }), { replace: true }),
    [setSearch],
  );
  return [state, changeState];
};
