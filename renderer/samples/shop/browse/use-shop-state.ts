import { useUrlState } from '../../../kit/ui/use-url-state';
import { formatState, parseState, type ShopState } from './state';

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
