/** The search part of the address, with changes that build on each other. */
import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

type ChangeSearch = (change: (before: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/**
 * React Router's own setter starts from the address that is rendered: of two quick changes on a busy computer, the second
 * would undo the first.
 */
export const useSearch = (): readonly [URLSearchParams, ChangeSearch] => {
  const [search, setSearch] = useSearchParams();
  const rendered = search.toString();
  /** The addresses that were set and are not rendered yet. */
  const pending = useRef<readonly string[]>([]);
  useEffect(() => {
    const index = pending.current.indexOf(rendered);
    pending.current = index < 0 ? [] : pending.current.slice(index + 1);
  }, [rendered]);
  const change: ChangeSearch = useCallback(
    (to, options) => {
      const next = to(new URLSearchParams(pending.current.at(-1) ?? rendered));
      pending.current = [...pending.current, next.toString()];
      setSearch(next, options);
    },
    [rendered, setSearch],
  );
  return [search, change];
};
