/** The network once its state has lasted a moment, so that a connection that comes and goes is not announced each time. */
import type { NetworkView } from '@contract/network/network-view';
import { useEffect, useState } from 'react';
import { useNetwork } from '../../../kit/stores/network';

/** Milliseconds that a fault must last. */
const settleTime = 1_500;

/** Undefined while the network is good. The end of a fault shows at once. */
export const useSettledNetwork = (): NetworkView | undefined => {
  const network = useNetwork();
  const isGood = network.state === 'online';
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (isGood) return;
    const timer = setTimeout(() => setSettled(true), settleTime);
    return () => {
      clearTimeout(timer);
      setSettled(false);
    };
  }, [isGood]);
  return isGood || !isSettled ? undefined : network;
};
