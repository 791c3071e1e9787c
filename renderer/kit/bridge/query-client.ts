/** The cache of server data. It does not retry, because main retries reads. */
import { minuteMs } from '@contract/time/durations';
import { QueryClient } from '@tanstack/react-query';
import { copyOf } from './copies';

/** How long a query's data is fresh: a copy never is. */
export const freshFor =
  (milliseconds: number) =>
  ({ state }: { readonly state: { readonly data?: unknown } }): number =>
    copyOf(state.data) ? 0 : milliseconds;

/** Milliseconds in which an answer is not asked for again. */
export const freshMs = minuteMs / 2;

/** Answers are kept for ten minutes after their last use. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: freshFor(freshMs),
      gcTime: 10 * minuteMs,
      refetchOnWindowFocus: false,
      // Main reports the network's state; the browser's own detection is often wrong.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
