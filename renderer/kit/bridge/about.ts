/** What the app says of itself: asked once, because it does not change while the app runs. */
import type { About } from '@contract/bridge';
import { useQuery } from '@tanstack/react-query';
import { bridge } from './bridge';
import { queryClient } from './query-client';

const query = {
  queryKey: ['app.about'],
  queryFn: async (): Promise<About | null> => {
    const about = await bridge().app.about();
    return about.ok ? about.value : null;
  },
  staleTime: Number.POSITIVE_INFINITY,
};

/** Undefined or null until the answer comes. With `enabled` false nothing is asked. */
export const useAbout = (enabled = true): About | null | undefined => useQuery({ ...query, enabled }, queryClient).data;

export const readAbout = (): Promise<About | null> => queryClient.fetchQuery(query);
