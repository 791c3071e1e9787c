import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** For a list of links: the one to the page that is shown is in sight, also when it comes only with a later `count` of them. */
export const useShownInSight = <T extends HTMLElement>(count = 0): RefObject<T | null> => {
  const list = useRef<T>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown, and what there is, may be out of sight
  useEffect(() => {
    list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname, count]);
  return list;
};
