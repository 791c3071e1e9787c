/** Whether the page runs in a browser, where a reload loses what is only in memory. */
import type { About } from '@contract/bridge';
import { useQuery } from '@tanstack/react-query';
import { bridge } from '../../kit/bridge/bridge';
import { queryClient } from '../../kit/bridge/query-client';

/** Asks only if `enabled`; false until the answer comes. */
export const useIsBrowser = (enabled: boolean): boolean => {
  const { data } = useQuery(
    {
      queryKey: ['app.about'],
      queryFn: async (): Promise<About | null> => {
        const about = await bridge().app.about();
        return about.ok ? about.value : null;
      },
      staleTime: Number.POSITIVE_INFINITY,
      enabled,
    },
    queryClient,
  );
  return data?.platform === 'browser';
};
