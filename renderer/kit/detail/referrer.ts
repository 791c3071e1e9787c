import { useLocation } from 'react-router-dom';

/** The page from which a record was opened, so that Back returns there and not to a list. */
interface Referrer {
  /** The page's address within the app. */
  readonly path: string;
  readonly name: string;
  /** The state of that page's own history entry. */
  readonly state: unknown;
}

/** Validates a history entry's state, which may be missing or from another version. */
export const parseReferrer = (state: unknown): Referrer | undefined => {
  const { referrer }: { readonly referrer?: unknown } = Object(state);
  const { path, name, state: pageState }: Partial<Record<keyof Referrer, unknown>> = Object(referrer);
  const isPath = typeof path === 'string' && /^\/(?![/\\])/.test(path);
  return isPath && typeof name === 'string' && name !== '' ? { path, name, state: pageState } : undefined;
};

export const useReferrer = (): Referrer | undefined => parseReferrer(useLocation().state);

/** Creates the history state for a link to another record, with the current page as its referrer. */
export const useReferrerState = (): (() => { readonly referrer: Referrer }) => {
  const { pathname, search, state } = useLocation();
  return () => ({
    referrer: { path: `${pathname}${search}`, name: document.querySelector('h1')?.textContent?.trim() ?? '', state },
  });
};
