/** Opens the store of a person who returns before their session does: the keychain and the disk take 50 ms for it. */
import type { OpenStore, OpenStoreOf, StoreOwner } from '../core/store/store-access';
import { ownerHash } from './store-key';

export interface OpenAhead {
  /** Opens a store, or takes the one that is open already. */
  readonly openStore: OpenStoreOf;
  /** Opens a store for whoever asks for it next. */
  open(owner: StoreOwner): Promise<void>;
  /** Closes a store that nobody took. Who opens it later hears what was found in it now. */
  close(): Promise<void>;
}

export const createOpenAhead = (openStore: OpenStoreOf): OpenAhead => {
  let ahead: { readonly hash: string; readonly opened: ReturnType<OpenStoreOf> } | undefined;
  /** Why a store that was closed again is new or lacks changes, by its owner. */
  const notices = new Map<string, OpenStore['notice']>();
  const take = (): typeof ahead => {
    const taken = ahead;
    ahead = undefined;
    return taken;
  };
  const openLater: OpenStoreOf = async (owner) => {
    const hash = ownerHash(owner);
    const { store, notice = notices.get(hash) } = await openStore(owner);
    notices.delete(hash);
    return { store, ...(notice ? { notice } : {}) };
  };
  return {
    openStore: (owner) => (ahead?.hash === ownerHash(owner) ? take()?.opened : undefined) ?? openLater(owner),
    open: async (owner) => {
      const opened = openStore(owner);
      ahead = { hash: ownerHash(owner), opened };
      await opened;
    },
    close: async () => {
      const taken = take();
      if (!taken) return;
      const { store, notice } = await taken.opened;
      if (notice) notices.set(taken.hash, notice);
      await store.close();
    },
  };
};
