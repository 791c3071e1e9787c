/** The store of the signed-in person: opened when their session starts, closed when it ends. */
import type { Mode, OfflineView } from '@contract/bridge';
import type { ActiveSession, SessionChangeListener, SessionPause } from '../session/token-store';
import type { Store, StoreKind } from './store';

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

/** Tells the owners of stores apart. */
export const ownerKeyOf = ({ mode, server, personId }: StoreOwner): string => JSON.stringify([mode, server, personId]);

/** Opens a person's store. Never rejects: without a key or a disk it is a memory store with a notice. */
export type OpenStoreOf = (owner: StoreOwner) => Promise<Omit<OpenStore, 'owner'>>;

export interface StoreListener {
  opened?(open: OpenStore): void;
  /**
   * Nobody is signed in, or another person is about to be. With a reason, a store in memory stays for the same person. What is
   * written at once is stored before the store closes.
   */
  closed?(why?: SessionPause): void;
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
   * For the token store's `onSessionChange`. A store in memory stays for the person whose session expired or is locked,
   * because their changes that wait have no other place; nobody can read it until they sign in again. When another
   * person signs in, its copy is removed to free memory.
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

/** What the server has too. */
const copyKinds: readonly StoreKind[] = ['answer', 'answer-info', 'pack', 'picture'];

/** Leaves the memory to the next person, except for what has no other place. */
const removeCopy = async ({ store }: OpenStore): Promise<void> => {
  for (const kind of copyKinds)
    for await (const { id } of store.list(kind)) await store.write([{ kind, id, value: undefined }]);
};

export const createStoreAccess = (openStore: OpenStoreOf): StoreAccess => {
  const listeners: StoreListener[] = [];
  let current: Promise<OpenStore> | undefined;
  let key = '';
  let closing: Promise<void> = Promise.resolve();
  /** The stores in memory of people whose session expired, by owner. */
  const retained = new Map<string, Promise<OpenStore>>();

  const closeStore = (open: Promise<OpenStore>): void => {
    closing = Promise.all([closing, open.then(({ store }) => store.close())]).then(() => undefined);
  };
  const close = (why?: SessionPause): void => {
    const [open, openKey] = [current, key];
    current = undefined;
    key = '';
    if (open === undefined) return;
    for (const listener of listeners) listener.closed?.(why);
    if (why === undefined) {
      closeStore(open);
      return;
    }
    retained.set(openKey, open);
    void open.then(({ store }) => {
      if (!store.isDurable || retained.get(openKey) !== open) return;
      retained.delete(openKey);
      closeStore(open);
    });
  };
  const setCurrent = (opening: Promise<OpenStore>): void => {
    current = opening;
    void opening.then((opened) => {
      if (current === opening) for (const listener of listeners) listener.opened?.(opened);
    });
  };
  const open = (owner: StoreOwner): void => {
    const kept = retained.get(key);
    retained.delete(key);
    for (const other of retained.values()) void other.then(removeCopy).catch(() => undefined);
    if (kept) {
      setCurrent(kept.then((opened) => ({ ...opened })));
      return;
    }
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
      const next = owner ? ownerKeyOf(owner) : '';
      if (next === key) return;
      close(why);
      key = next;
      if (owner) open(owner);
    },
    close: () => {
      close();
      for (const open of retained.values()) closeStore(open);
      retained.clear();
      return closing;
    },
  };
};
