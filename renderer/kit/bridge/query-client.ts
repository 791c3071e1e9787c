/** What the server owns, as last seen. Main retries reads, so nothing is retried here. */
import { QueryClient } from '@tanstack/react-query';

const minute = 60_000;

/** Answers are fresh for half a minute and kept for ten after their last use. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: minute / 2,
      gcTime: 10 * minute,
      refetchOnWindowFocus: false,
      // The bridge knows of the network; the browser's own guess is often wrong.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
