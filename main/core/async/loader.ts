/** Work that is done once for all callers. After it has failed, the next call does it again. */
export const createLoader = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<T> | undefined;
  return () => {
    if (running) return running;
    running = work();
    running.catch(() => {
      running = undefined;
    });
    return running;
  };
};
