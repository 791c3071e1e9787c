/** The store of the signed-in person: opened when their session starts, closed when it ends. */
import type { Mode, OfflineView } from '@contract/bridge';
import type { ActiveSession, SessionChangeListener } from '../session/token-store';
import type { Store } from './store';

/** Whose records a store has. */
export interface StoreOwner {
  readonly mode: Mode;
  /** The live server's address; empty in the demo. */
  readonly server: string;
  readonly personId: string;
  readonly personName: string;
}

export interface OpenStore {
  readonly store: Store;
  readonly owner: StoreOwner;
  /** Why it is in memory only, or that an earlier one was set aside. */
  readonly notice?: OfflineView['notice'];
}

/** Opens a person's store. Never rejects: without a key or a disk it is a memory store with a notice. */
export type OpenStoreOf = (owner: StoreOwner) => Promise<Omit<OpenStore, 'owner'>>;

export interface StoreListener {
  opened?(open: OpenStore): void;
  /** Nobody is signed in, or another person is about to be. `expired`: a store in memory stays for the same person. */
  closed?(why?: 'expired'): void;
}

export interface StoreAccess {
  /** The store of the current session, once it is open; undefined while nobody is signed in. */
  current(): Promise<OpenStore | undefined>;
  subscribe(listener: StoreListener): void;
  /**
   * Runs work that changes records of several parts. They close before, and read everything again afterwards. Undefined
   * while nobody is signed in.
   */
  rewrite<T>(work: (open: OpenStore) => Promise<T>): Promise<T | undefined>;
  /**
   * For the token store's `onSessionChange`. A store in memory stays for the person whose session expired, because their
   * changes that wait have no other place; nobody can read it until they sign in again.
   */
  readonly sessionChanged: SessionChangeListener;
  /** Closes the store; resolves when everything is written. */
  close(): Promise<void>;
}

const ownerOf = ({ target: { mode, server }, person }: ActiveSession): StoreOwner => ({
  mode,
  server,
  personId: person.id,
  personName: person.name,
});

export const createStoreAccess = (openStore: OpenStoreOf): StoreAccess => {
  const listeners: StoreListener[] = [];
  let current: Promise<OpenStore> | undefined;
  let key = '';
  let closing: Promise<void> = Promise.resolve();
  /** The store in memory of a person whose session expired. */
  let retained: { readonly key: string; readonly open: Promise<OpenStore> } | undefined;

  const closeStore = (open: Promise<OpenStore>): void => {
    closing = Promise.all([closing, open.then(({ store }) => store.close())]).then(() => undefined);
  };
  const closeRetained = (): void => {
    if (retained) closeStore(retained.open);
    retained = undefined;
  };
  const close = (why?: 'expired'): void => {
    const [open, openKey] = [current, key];
    current = undefined;
    key = '';
    if (open === undefined) return;
    for (const listener of listeners) listener.closed?.(why);
    closeRetained();
    if (why !== 'expired') {
      closeStore(open);
      return;
    }
    const expired = { key: openKey, open };
    retained = expired;
    void open.then(({ store }) => {
      if (store.isDurable && retained === expired) closeRetained();
    });
  };
  const setCurrent = (opening: Promise<OpenStore>): void => {
    current = opening;
    void opening.then((opened) => {
      if (current === opening) for (const listener of listeners) listener.opened?.(opened);
    });
  };
  const open = (owner: StoreOwner): void => {
    const kept = retained?.key === key ? retained.open : undefined;
    if (kept) {
      retained = undefined;
      setCurrent(kept.then((opened) => ({ ...opened })));
      return;
    }
    closeRetained();
    // A store that is still closing must not be opened a second time.
    setCurrent(closing.then(() => openStore(owner)).then((opened) => ({ ...opened, owner })));
  };
  return {
    current: () => current ?? Promise.resolve(undefined),
    subscribe: (listener) => listeners.push(listener),
    rewrite: async (work) => {
      const before = current;
      if (!before) return undefined;
      for (const listener of listeners) listener.closed?.();
      const done = before.then(work);
      // For the parts it is another store, although it stays open.
      setCurrent(Promise.allSettled([done]).then(async () => ({ ...(await before) })));
      return done;
    },
    sessionChanged: (session, why) => {
      const owner = session && ownerOf(session);
      const next = owner ? JSON.stringify([owner.mode, owner.server, owner.personId]) : '';
      if (next === key) return;
      close(why);
      key = next;
      if (owner) open(owner);
    },
    close: () => {
      close();
      closeRetained();
      return closing;
    },
  };
};
