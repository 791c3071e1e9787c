/** Identical reads that run at the same time are sent once: three panels that show one record make one request. */
import type { Result } from '@contract/failure';
import { fail } from '@contract/failure';

interface SharedRequest {
  readonly result: Promise<Result<unknown>>;
  readonly controller: AbortController;
  callers: number;
}

export type ShareRequest = (
  key: string,
  signal: AbortSignal,
  start: (signal: AbortSignal) => Promise<Result<unknown>>,
) => Promise<Result<unknown>>;

/** Each caller may cancel by its own signal; the request is aborted when the last one has. `start` must not reject. */
export const createRequestSharing = (): ShareRequest => {
  const running = new Map<string, SharedRequest>();
  return (key, signal, start) => {
    if (signal.aborted) return Promise.resolve(fail('cancelled', 'cancelled'));
    let request = running.get(key);
    if (!request) {
      const controller = new AbortController();
      const result = start(controller.signal).finally(() => {
        if (running.get(key)?.controller === controller) running.delete(key);
      });
      request = { result, controller, callers: 0 };
      running.set(key, request);
    }
    const shared = request;
    shared.callers += 1;
    return new Promise((resolve) => {
      const onAbort = (): void => {
        shared.callers -= 1;
        if (shared.callers === 0) {
          running.delete(key);
          shared.controller.abort();
        }
        resolve(fail('cancelled', 'cancelled'));
      };
      signal.addEventListener('abort', onAbort, { once: true });
      void shared.result.then((result) => {
        signal.removeEventListener('abort', onAbort);
        resolve(result);
      });
    });
  };
};
