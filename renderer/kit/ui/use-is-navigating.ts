/** Whether the router is loading another page. */
import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useNavigation } from 'react-router-dom';

/** For rendering. A page must not change its own address during navigation, which would cancel it. */
export const useIsNavigating = (): boolean => useNavigation().state !== 'idle';

/** Reads the router directly: a timer may end before React has rendered the navigation. */
export const useGetIsNavigating = (): (() => boolean) => {
  const router = useContext(RouterContext)?.router;
  return useCallback(() => router !== undefined && router.state.navigation.state !== 'idle', [router]);
};
