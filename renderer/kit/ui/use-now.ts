/** The current time, updated every minute. */
import { useSyncExternalStore } from 'react';

const minute = 60_000;

const listeners = new Set<() => void>();
let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;

const tell = (): void => {
  now = Date.now();
  for (const listener of listeners) listener();
};

/** All components have the same time, so that a screen never tells two ages of the same data. */
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  timer ??= setInterval(tell, minute);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

const read = (): number => {
  // While nobody listens, it stands still.
  if (timer === undefined) now = Math.floor(Date.now() / 1_000) * 1_000;
  return now;
};

/** Milliseconds since 1970; a new value each minute. */
export const useNow = (): number => useSyncExternalStore(subscribe, read);
