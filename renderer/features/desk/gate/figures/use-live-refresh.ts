/** Refreshes figures while the screen is seen: not in a hidden window, and not without a connection. */
import { useEffect, useEffectEvent } from 'react';
import type { Call } from '../../../../kit/bridge/use-call';
import { useNetwork } from '../../../../kit/stores/network';

/** Milliseconds between an answer and the next request. */
export const refreshInterval = 30_000;

export const useLiveRefresh = ({ asOf, busy, refresh }: Pick<Call<unknown>, 'asOf' | 'busy' | 'refresh'>): void => {
  const isOnline = useNetwork(({ state }) => state === 'online');
  const isIdle = isOnline && !busy && asOf !== undefined;
  const run = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refresh();
  });
  useEffect(() => {
    if (!isIdle) return;
    const wait = Math.max(0, asOf + refreshInterval - Date.now());
    const timer = setTimeout(run, wait);
    // A window that is seen again shows new figures, if the last ones are old.
    const onSeen = () => {
      if (Date.now() - asOf >= refreshInterval) run();
    };
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [isIdle, asOf]);
};
