/** Opens the store of a person who returns before their session does: the keychain and the disk take 50 ms for it. */
import type { OpenStoreOf, StoreOwner } from '../core/store/store-access';
import { ownerHash } from './store-key';

export interface OpenAhead {
  /** Opens a store, or takes the one that is open already. */
  readonly openStore: OpenStoreOf;
  /** Opens a store for whoever asks for it next. */
  open(owner: StoreOwner): Promise<void>;
  /** Closes a store that nobody took. */
  close(): Promise<void>;
}

export const createOpenAhead = (openStore: OpenStoreOf): OpenAhead => {
  let ahead: { readonly hash: string; readonly opened: ReturnType<OpenStoreOf> } | undefined;
  const take = (): typeof ahead => {
    const taken = ahead;
    ahead = undefined;
    return taken;
  };
  return {
    openStore: (owner) => (ahead?.hash === ownerHash(owner) ? take()?.opened : undefined) ?? openStore(owner),
    open: async (owner) => {
      const opened = openStore(owner);
      ahead = { hash: ownerHash(owner), opened };
      await opened;
    },
    close: async () => {
      await (await take()?.opened)?.store.close();
    },
  };
};
