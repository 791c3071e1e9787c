/** Waits on a host's clock. */
import type { Clock } from './ports';

/** Waits, or resolves early when the signal aborts. */
export const wait = (clock: Clock, delayMs: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const stop = (): void => {
      cancel();
      signal.removeEventListener('abort', stop);
      resolve();
    };
    const cancel = clock.startTimer(stop, delayMs);
    signal.addEventListener('abort', stop, { once: true });
  });

/** Resolves like `work`, or with `fallback` if it rejects or takes too long. `work` continues. */
export const withTimeout = async <T, F>(
  clock: Clock,
  work: Promise<T>,
  timeoutMs: number,
  fallback: F,
): Promise<T | F> => {
  const timeout = Promise.withResolvers<F>();
  const cancel = clock.startTimer(() => timeout.resolve(fallback), timeoutMs);
  const first = await Promise.race([work.catch(() => fallback), timeout.promise]);
  cancel();
  return first;
};

/** Lets input, drawing and other work run between two steps of a long computation. */
export const yieldToEventLoop = (clock: Clock): Promise<void> =>
  new Promise((resolve) => void clock.startTimer(resolve, 0));
