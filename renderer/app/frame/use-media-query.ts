import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches. */
export const useMediaQuery = (query: string): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
};

/** Below this the navigation shows icons and the search a button: small windows, and large ones at 200 %. */
export const narrowScreen = '(max-width: 900px)';
