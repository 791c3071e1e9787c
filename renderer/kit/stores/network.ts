/** Whether the server was reachable, from actual answers and not from the network card. */
import type { BridgeEvent } from '@contract/bridge';
import { create } from 'zustand';

export type NetworkState = Extract<BridgeEvent, { type: 'network' }>['state'];

export const useNetwork = create<{ readonly state: NetworkState }>(() => ({ state: 'online' }));

export const setNetwork = (state: NetworkState): void => useNetwork.setState({ state });
