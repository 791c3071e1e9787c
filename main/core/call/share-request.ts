/** Identical reads under way at the same time go out once: three panels that ask for one record cost one request. */
import type { Result } from '@contract/failure';
import { fail } from '@contract/failure';

interface Shared {
  readonly answer: Promise<Result<unknown>>;
  readonly controller: AbortController;
  waiting: number;
}

export type ShareRequest = (
  key: string,
  signal: AbortSignal,
  start: (signal: AbortSignal) => Promise<Result<unknown>>,
) => Promise<Result<unknown>>;

/** Each asker may leave by its own signal; the request is stopped when the last one has left. `start` never rejects. */
export const createRequestSharing = (): ShareRequest => {
  const running = new Map<string, Shared>();
  return (key, signal, start) => {
    if (signal.aborted) return Promise.resolve(fail('cancelled', 'cancelled'));
    let entry = running.get(key);
    if (!entry) {
      const controller = new AbortController();
      const answer = start(controller.signal).finally(() => {
        if (running.get(key)?.controller === controller) running.delete(key);
      });
      entry = { answer, controller, waiting: 0 };
      running.set(key, entry);
    }
    const shared = entry;
    shared.waiting += 1;
    return new Promise((resolve) => {
      const leave = (): void => {
        shared.waiting -= 1;
        if (shared.waiting === 0) {
          running.delete(key);
          shared.controller.abort();
        }
        resolve(fail('cancelled', 'cancelled'));
      };
      signal.addEventListener('abort', leave, { once: true });
      void shared.answer.then((result) => {
        signal.removeEventListener('abort', leave);
        resolve(result);
      });
    });
  };
};
