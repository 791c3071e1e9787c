/** Refreshes figures while the screen is seen: not in a hidden window, without a connection, or on a metered one. */
import { isReachable } from '@contract/network/network-view';
import { useEffect, useEffectEvent } from 'react';
import type { Call } from '../../../../kit/bridge/use-call';
import { useNetwork } from '../../../../kit/stores/network';
import { useToggle } from '../../../../kit/stores/settings';

/** Milliseconds between an answer and the next request. */
export const refreshInterval = 30_000;

type Refreshed = Pick<Call<unknown>, 'asOf' | 'copy' | 'busy' | 'refresh'>;

export const useLiveRefresh = ({ asOf, copy, busy, refresh }: Refreshed): void => {
  const isOnline = useNetwork(({ state }) => isReachable(state));
  const isMetered = useToggle('metered');
  const isIdle = isOnline && !isMetered && !busy && asOf !== undefined;
  const run = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refresh();
  });
  useEffect(() => {
    if (!isIdle) return;
    // A copy is always old; asking for a newer one must not begin over at once.
    const wait = copy ? refreshInterval : Math.max(0, asOf + refreshInterval - Date.now());
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
  }, [isIdle, asOf, copy]);
};
