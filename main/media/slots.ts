/** Runs so many pieces of work at a time. */
export type Slots = <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>;

/**
 * Of those that wait, the newest starts first: it is what the person looks at now. Rejects where the signal ends the
 * waiting.
 */
export const createSlots = (limit: number): Slots => {
  const waiting = new Set<() => void>();
  let free = limit;
  const start = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const end = (): void => {
        waiting.delete(go);
        reject(new Error('no longer wanted'));
      };
      const go = (): void => {
        waiting.delete(go);
        signal.removeEventListener('abort', end);
        resolve();
      };
      if (signal.aborted) return end();
      signal.addEventListener('abort', end, { once: true });
      waiting.add(go);
    });
  return async (work, signal) => {
    if (free > 0) free -= 1;
    else await start(signal);
    try {
      return await work();
    } finally {
      const next = [...waiting].at(-1);
      if (next) next();
      else free += 1;
    }
  };
};
