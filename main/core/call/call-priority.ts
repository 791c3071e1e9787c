/** What is visible is fetched first: background work waits while calls of the page are in flight. */

import type { Clock } from '../async/ports';
import { createQueue } from '../async/queue';
import { wait } from '../async/timing';
import type { ApiCalls } from './calls';

/** Background calls at a time. */
const concurrency = 6;
/** Milliseconds that background work waits at most, so that a page that always loads something never stops it. */
const maxWait = 5_000;

export interface CallPriority {
  /** Counts these calls as the page's. */
  readonly page: (calls: ApiCalls) => ApiCalls;
  /** Holds these calls back while calls of the page are in flight, and makes a few at a time. */
  readonly background: (calls: ApiCalls) => ApiCalls;
  /** Resolves when no call of the page is in flight, when the signal aborts, and after `milliseconds` in any case. */
  whenIdle(signal: AbortSignal, milliseconds?: number): Promise<void>;
}

export const createCallPriority = (clock: Clock): CallPriority => {
  const queue = createQueue({ concurrency });
  let inFlight = 0;
  let idle = Promise.withResolvers<void>();

  const counted = async <T>(work: Promise<T>): Promise<T> => {
    inFlight += 1;
    try {
      return await work;
    } finally {
      inFlight -= 1;
      if (inFlight === 0) {
        idle.resolve();
        idle = Promise.withResolvers();
      }
    }
  };
  const whenIdle = async (signal: AbortSignal, milliseconds = maxWait): Promise<void> => {
    if (inFlight === 0 || signal.aborted) return;
    const stop = new AbortController();
    await Promise.race([idle.promise, wait(clock, milliseconds, AbortSignal.any([signal, stop.signal]))]);
    stop.abort();
  };
  const later = <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> =>
    queue.run(async () => {
      await whenIdle(signal);
      return work();
    });

  return {
    page: (calls) => ({
      ...calls,
      call: (id, input, signal, options) => counted(calls.call(id, input, signal, options)),
    }),
    background: (calls) => ({
      ...calls,
      call: (id, input, signal, options) => later(signal, () => calls.call(id, input, signal, options)),
      downloadCsv: (id, input, signal) => later(signal, () => calls.downloadCsv(id, input, signal)),
    }),
    whenIdle,
  };
};
