/** The current time, updated every minute while the window is seen. */
import { minuteMs } from '@contract/time/durations';
import { useSyncExternalStore } from 'react';
import { useNetwork } from '../stores/network';

const listeners = new Set<() => void>();
let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;

const notify = (): void => {
  now = Date.now();
  for (const listener of listeners) listener();
};

const start = (): void => {
  timer ??= setInterval(notify, minuteMs);
};

const stop = (): void => {
  clearInterval(timer);
  timer = undefined;
};

/** In a hidden window nothing needs to be drawn; when it is seen again, its ages are right at once. */
const onVisibility = (): void => {
  stop();
  if (document.hidden) return;
  notify();
  start();
};

/** All components have the same time, so that a screen never tells two ages of the same data. */
const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0) document.addEventListener('visibilitychange', onVisibility);
  listeners.add(listener);
  if (!document.hidden) start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', onVisibility);
    stop();
  };
};

const read = (): number => {
  // While nobody listens, it stands still.
  if (listeners.size === 0) now = Math.floor(Date.now() / 1_000) * 1_000;
  return now;
};

/** Milliseconds since 1970; a new value each minute. */
export const useNow = (): number => useSyncExternalStore(subscribe, read);

/** Returns the server's time, or this computer's while the server's is not known. Tickets and the log are judged by it. */
export const useServerNow = (): number => useNow() - (useNetwork(({ clockOffset }) => clockOffset) ?? 0);
