/** A bounded queue: so many at once, so many waiting, and a plain no to the rest. */
import { fail, type Result } from '@contract/failure';

export interface Queue {
  /** Runs `work` when there is room; `busy` where even the waiting room is full, `cancelled` where the signal ends the wait. */
  run<V>(work: () => Promise<Result<V>>, signal?: AbortSignal): Promise<Result<V>>;
  readonly running: number;
  readonly waiting: number;
}

export const createQueue = (places: number, seats: number): Queue => {
  const seated = new Set<() => void>();
  let running = 0;

  /** Resolves to whether a place was had, before the signal ended the wait. */
  const place = (signal: AbortSignal | undefined): Promise<boolean> =>
    new Promise((resolve) => {
      const start = (): void => {
        seated.delete(start);
        signal?.removeEventListener('abort', leave);
        running += 1;
        resolve(true);
      };
      const leave = (): void => {
        seated.delete(start);
        resolve(false);
      };
      if (running < places) return start();
      seated.add(start);
      signal?.addEventListener('abort', leave, { once: true });
    });

  return {
    async run(work, signal) {
      if (signal?.aborted) return fail('cancelled', 'cancelled');
      if (running >= places && seated.size >= seats) return fail('busy', 'busy');
      if (!(await place(signal))) return fail('cancelled', 'cancelled');
      try {
        return await work();
      } finally {
        running -= 1;
        const [next] = seated;
        next?.();
      }
    },
    get running() {
      return running;
    },
    get waiting() {
      return seated.size;
    },
  };
};
