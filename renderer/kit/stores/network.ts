/** The network of the server, as main judges it by actual answers. */
import type { NetworkView } from '@contract/network/network-view';
import { create } from 'zustand';

export const useNetwork = create<NetworkView>(() => ({ state: 'online', since: new Date().toISOString() }));

/** Replaces the whole view, so that a clock that is right again is no longer reported. */
export const setNetwork = (network: NetworkView): void => useNetwork.setState(network, true);
