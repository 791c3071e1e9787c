/** Stores for demo data of the page, reset when the demo is reset or another user signs in. */
import { create, type StoreApi, type UseBoundStore } from 'zustand';

const resetCallbacks = new Set<() => void>();
let owner: string | undefined;

/** Registers a callback for resets: timers, running jobs. */
export const onReset = (start: () => void): void => {
  resetCallbacks.add(start);
};

/** The store of a sample area: it lives as long as the page, and begins as `start` says, as after every reset. */
export const createResettableStore = <S extends object>(start: () => S): UseBoundStore<StoreApi<S>> => {
  const useStore = create<S>(start);
  onReset(() => useStore.setState(start(), true));
  return useStore;
};

export const resetStores = (): void => {
  for (const start of resetCallbacks) start();
};

/**
 * Tells who is signed in, if anybody is; returns whether that is another person than the last. Who comes back after a
 * session has ended finds what they left.
 */
export const resetForUser = (person: string | undefined): boolean => {
  if (person === undefined) return false;
  const isOther = owner !== undefined && owner !== person;
  if (isOther) resetStores();
  owner = person;
  return isOther;
};
