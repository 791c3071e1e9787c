/** Puts a layer around the calls of a client, those of one session included. */
import type { ApiCalls, ApiClient } from './calls';

/** A layer around calls. `isOneSession`: the calls are those of the session that is current when the layer is made. */
export type CallLayer = (calls: ApiCalls, isOneSession: boolean) => ApiCalls;

export const wrapClient = (client: ApiClient, wrap: CallLayer): ApiClient => ({
  ...wrap(client, false),
  forCurrentSession: () => wrap(client.forCurrentSession(), true),
  abortAll: client.abortAll,
  connection: client.connection,
  get network() {
    return client.network;
  },
});
