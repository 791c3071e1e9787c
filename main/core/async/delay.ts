/** Timers that run in Node and in a browser alike. */

/** Waits, or resolves early when the signal aborts. */
export const delay = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const stop = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      resolve();
    };
    const timer = setTimeout(stop, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });

const isNodeTimer = (timer: unknown): timer is { unref(): void } =>
  typeof timer === 'object' && timer !== null && 'unref' in timer;

/** Runs `work` later without keeping a Node process alive for it. Returns a function that cancels it. */
export const startBackgroundTimer = (work: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(work, milliseconds);
  if (isNodeTimer(timer)) timer.unref();
  return () => clearTimeout(timer);
};
