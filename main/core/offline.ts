/** What works without a network for the signed-in person. Each part adds a layer around the calls or handlers for the page. */
import type { ApiClient } from './call/calls';
import { wrapClient } from './call/wrap-client';
import { createNotes, type Notes } from './notes/notes';
import type { TokenStore } from './session/token-store';
import type { Copy } from './store/copy';
import { createCopy } from './store/create-copy';
import { createStoreAccess, type OpenStoreOf, type StoreAccess } from './store/store-access';
import { withCopy } from './store/with-copy';
import { withTimeout } from './with-timeout';

export interface OfflinePorts {
  readonly tokens: TokenStore;
  readonly api: ApiClient;
  readonly openStore: OpenStoreOf;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface Offline {
  /** The calls of the page and of file jobs. */
  readonly api: ApiClient;
  readonly stores: StoreAccess;
  readonly copy: Copy;
  readonly notes: Notes;
  /** Stops everything and closes the store. */
  end(): Promise<void>;
}

/** Milliseconds that quitting waits for answers that are not stored yet. */
const storeTimeout = 2_000;

export const createOffline = ({ tokens, api, openStore, now }: OfflinePorts): Offline => {
  const stores = createStoreAccess(openStore);
  tokens.onSessionChange(stores.sessionChanged);
  const copy = createCopy(stores, { now });
  const { generation } = tokens.port;
  return {
    api: wrapClient(api, withCopy({ copy, network: () => api.network, generation })),
    stores,
    copy,
    notes: createNotes(stores, { now }),
    end: async () => {
      await withTimeout(copy.stored(), storeTimeout, undefined);
      await stores.close();
    },
  };
};
