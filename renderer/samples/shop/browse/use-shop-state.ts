import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLeaving } from '../../../kit/use-leaving';
import { readShop, type ShopState, writeShop } from './state';

/** Browsers refuse address changes that come too fast. */
const pause = 150;

interface StatefulShop {
  readonly state: ShopState;
  readonly change: (parts: Partial<ShopState>) => void;
}

/** What is chosen shows at once; the address follows, and is followed where somebody else changes it. */
export const useShopState = (): StatefulShop => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useLeaving();
  const [state, setState] = useState(() => readShop(new URLSearchParams(search)));
  const written = writeShop(state).toString();
  const seen = useRef(search);

  useEffect(() => {
    if (search === seen.current) return;
    seen.current = search;
    setState(readShop(new URLSearchParams(search)));
  }, [search]);

  useEffect(() => {
    const wanted = written === '' ? '' : `?${written}`;
    if (isLeaving || wanted === seen.current) return;
    const timer = setTimeout(() => {
      seen.current = wanted;
      void navigate({ search: wanted }, { replace: true, preventScrollReset: true });
    }, pause);
    return () => clearTimeout(timer);
  }, [written, navigate, isLeaving]);

  /** Whatever changes what is found starts at its first page. */
  const change = (parts: Partial<ShopState>) => setState((now) => ({ ...now, page: 1, ...parts }));
  return { state, change };
};
