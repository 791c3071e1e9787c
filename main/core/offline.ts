/** What works without a network for the signed-in person. Each part adds a layer around the calls or handlers for the page. */
import type { ApiClient } from './call/calls';
import type { TokenStore } from './session/token-store';
import { createStoreAccess, type OpenStoreOf, type StoreAccess } from './store/store-access';

export interface OfflinePorts {
  readonly tokens: TokenStore;
  readonly api: ApiClient;
  readonly openStore: OpenStoreOf;
}

export interface Offline {
  /** The calls of the page and of file jobs. */
  readonly api: ApiClient;
  readonly stores: StoreAccess;
  /** Stops everything and closes the store. */
  end(): Promise<void>;
}

export const createOffline = ({ tokens, api, openStore }: OfflinePorts): Offline => {
  const stores = createStoreAccess(openStore);
  tokens.onSessionChange(stores.sessionChanged);
  return { api, stores, end: stores.close };
};
