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
/** Below this the closed navigation has no width, and the header keeps only what nothing else offers: large zooms. */
export const smallScreen = '(max-width: 480px)';
