/** The record from which the person opened this page, so that Back returns there and not to a list. */
import { useLocation } from 'react-router-dom';

interface CameFrom {
  /** The page's address within the app. */
  readonly path: string;
  readonly name: string;
  /** The state of that page's own history entry. */
  readonly state: unknown;
}

/** Reads a history entry's state, which may be from another version or missing. */
export const readCameFrom = (state: unknown): CameFrom | undefined => {
  const { cameFrom }: { readonly cameFrom?: unknown } = Object(state);
  const { path, name, state: before }: Partial<Record<keyof CameFrom, unknown>> = Object(cameFrom);
  const isPath = typeof path === 'string' && /^\/(?![/\\])/.test(path);
  return isPath && typeof name === 'string' && name !== '' ? { path, name, state: before } : undefined;
};

export const useCameFrom = (): CameFrom | undefined => readCameFrom(useLocation().state);

/** The state that a link to another record passes on: this page, with its heading. */
export const useLeadingState = (): (() => { readonly cameFrom: CameFrom }) => {
  const { pathname, search, state } = useLocation();
  return () => ({
    cameFrom: { path: `${pathname}${search}`, name: document.querySelector('h1')?.textContent?.trim() ?? '', state },
  });
};
