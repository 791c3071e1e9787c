/** Whether the person is on the way to another page, which is still loading. */
import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useNavigation } from 'react-router-dom';

/** For drawing. What a page would write into its address in the meantime would call them back: it waits. */
export const useIsNavigating = (): boolean => useNavigation().state !== 'idle';

/** Asks at this very moment: a screen hears of a click some time after it, and a timer may end in between. */
export const useGetIsNavigating = (): (() => boolean) => {
  const router = useContext(RouterContext)?.router;
  return useCallback(() => router !== undefined && router.state.navigation.state !== 'idle', [router]);
};
