/** The products of a page, and the total. */
import type { Product } from '@contract/samples/entities/shop';
import { useMemo } from 'react';
import { type Call, useCall } from '../../../kit/bridge/use-call';
import { useUrlState } from '../../../kit/ui/use-url-state';
import { type Counts, countsOf, filterProducts } from './filter-products';
import { countFilters, formatState, parseState, type ShopState } from './state';

interface StatefulShop {
  readonly state: ShopState;
  readonly change: (parts: Partial<ShopState>) => void;
}

const read = (search: string): ShopState => parseState(new URLSearchParams(search));

const write = (state: ShopState): string => {
  const written = formatState(state).toString();
  return written === '' ? '' : `?${written}`;
};

export const useShopState = (): StatefulShop => {
  const [state, setState] = useUrlState(read, write);
  /** Every change goes back to the first page. */
  const change = (parts: Partial<ShopState>) => setState((now) => ({ ...now, page: 1, ...parts }));
  return { state, change };
};

/** The specification's page size. */
export const pageSize = 9;
/** More than the sample shop has. */
const everything = 10_000;

interface Found {
  readonly call: Call<unknown>;
  readonly products: readonly Product[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly counts: Counts | undefined;
}

/**
 * The call has a search, an order and pages. Without other filters it loads one page. With a filter it loads all that the
 * search finds and filters here, so that totals and pages match what is shown.
 */
export const useProducts = (state: ShopState): Found => {
  const { q, sort } = state;
  const narrowed = countFilters(state) > 0;
  const query = { ...(q.trim() === '' ? {} : { q: q.trim() }), sortBy: sort } as const;
  const whole = useCall('shop.list', { ...query, page: 1, perPage: everything }, { keepPrevious: true });
  const pageCall = useCall(
    'shop.list',
    { ...query, page: state.page, perPage: pageSize },
    { keepPrevious: true, enabled: !narrowed },
  );
  const all = whole.value?.rows;
  const passing = useMemo(() => filterProducts(all ?? [], state), [all, state]);
  const counts = useMemo(() => (all ? countsOf(all, state) : undefined), [all, state]);

  const total = narrowed ? passing.length : (pageCall.value?.total ?? 0);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(state.page, pages);
  return {
    call: narrowed ? whole : pageCall,
    products: narrowed ? passing.slice((page - 1) * pageSize, page * pageSize) : (pageCall.value?.rows ?? []),
    total,
    page,
    pages,
    counts,
  };
};
