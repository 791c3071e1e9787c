/** Stores for demo data of the page, reset when the demo is reset or another user signs in. */
import { create, type StoreApi, type UseBoundStore } from 'zustand';

const resetCallbacks = new Set<() => void>();
let owner: string | undefined;

/** Registers a callback for resets: timers, running jobs. */
export const onReset = (start: () => void): void => {
  resetCallbacks.add(start);
};

/** A store of a sample area: in memory only, with the state of `start` at first and after each reset. */
export const createResettableStore = <S extends object>(start: () => S): UseBoundStore<StoreApi<S>> => {
  const useStore = create<S>(start);
  onReset(() => useStore.setState(start(), true));
  return useStore;
};

export const resetStores = (): void => {
  for (const start of resetCallbacks) start();
};

/**
 * Resets the stores if a different user signs in, and returns whether that is so. A user who signs in again after an
 * expired session finds the same data.
 */
export const resetForUser = (user: string | undefined): boolean => {
  if (user === undefined) return false;
  const isOther = owner !== undefined && owner !== user;
  if (isOther) resetStores();
  owner = user;
  return isOther;
};
