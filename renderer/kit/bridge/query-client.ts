/** The cache of server data. It does not retry, because main retries reads. */
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
      // Main reports the network's state; the browser's own detection is often wrong.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
