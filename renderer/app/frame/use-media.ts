import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds right now. */
export const useMedia = (query: string): boolean => {
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
export const narrow = '(max-width: 900px)';
