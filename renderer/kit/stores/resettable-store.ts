/** What the page itself keeps of the demo: it starts anew when the demo's data is reset, or somebody else signs in. */
import { create, type StoreApi, type UseBoundStore } from 'zustand';

const starts = new Set<() => void>();
let owner: string | undefined;

/** Names what starts anew beside a store: timers, jobs on their way. */
export const onReset = (start: () => void): void => {
  starts.add(start);
};

/** The store of a sample area: it lives as long as the page, and begins as `start` says, as after every reset. */
export const createResettableStore = <S extends object>(start: () => S): UseBoundStore<StoreApi<S>> => {
  const useStore = create<S>(start);
  onReset(() => useStore.setState(start(), true));
  return useStore;
};

export const resetStores = (): void => {
  for (const start of starts) start();
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
