/** Puts a layer around the calls of a client, those of one session included. */
import type { ApiCalls, ApiClient } from './calls';

export const wrapClient = (client: ApiClient, wrap: (calls: ApiCalls) => ApiCalls): ApiClient => ({
  ...wrap(client),
  forCurrentSession: () => wrap(client.forCurrentSession()),
  abortAll: client.abortAll,
  connection: client.connection,
  get network() {
    return client.network;
  },
});
