/** The record whose page led to this one, so that the way back leads there and not to a list nobody came from. */
import { useLocation } from 'react-router-dom';

interface CameFrom {
  /** The page's address within the app. */
  readonly path: string;
  readonly name: string;
  /** What that page's own history entry said. */
  readonly state: unknown;
}

/** What a history entry says; it may be from another version, or nobody's. */
export const readCameFrom = (state: unknown): CameFrom | undefined => {
  const { cameFrom }: { readonly cameFrom?: unknown } = Object(state);
  const { path, name, state: before }: Partial<Record<keyof CameFrom, unknown>> = Object(cameFrom);
  const isPath = typeof path === 'string' && /^\/(?![/\\])/.test(path);
  return isPath && typeof name === 'string' && name !== '' ? { path, name, state: before } : undefined;
};

export const useCameFrom = (): CameFrom | undefined => readCameFrom(useLocation().state);

/** What a link to another record hands on: this page, by its heading. */
export const useLeadingState = (): (() => { readonly cameFrom: CameFrom }) => {
  const { pathname, search, state } = useLocation();
  return () => ({
    cameFrom: { path: `${pathname}${search}`, name: document.querySelector('h1')?.textContent?.trim() ?? '', state },
  });
};
