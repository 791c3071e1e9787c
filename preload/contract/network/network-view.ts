/** The state of the network as real answers of a server show it, not the network card. */

import type { ProxyQuestion } from './proxy-question';

/**
 * `slow`: the server answers, but 5 % of the answers take more than 3 seconds. `captive`: the sign-in page of a Wi-Fi
 * answers instead of the server.
 */
export const networkStates = ['online', 'slow', 'captive', 'server-down', 'offline'] as const;
export type NetworkState = (typeof networkStates)[number];

/** A host of pictures, other than the server, that can't be reached. */
export interface UnreachableHost {
  readonly host: string;
  /** When this was found. */
  readonly since: string;
}

export interface NetworkView {
  readonly state: NetworkState;
  /** When this state began. */
  readonly since: string;
  /** The difference of this computer's clock to the server's in milliseconds, if it is more than two minutes; positive: ahead. */
  readonly clockOffset?: number;
  readonly unreachableHosts?: readonly UnreachableHost[];
  /** A proxy that asks for a name and a password. */
  readonly proxyQuestion?: ProxyQuestion;
  /** The host and port of a proxy that a person is signed in to. */
  readonly signedInProxy?: string;
}

/** Whether the server can be asked now. */
export const isReachable = (state: NetworkState): boolean => state === 'online' || state === 'slow';
