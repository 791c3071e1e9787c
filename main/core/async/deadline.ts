/** Deadlines: one signal that says when a call must stop, and why it did. */
import type { Clock } from './ports';

/** The reason of a signal whose time is up. */
export const timeout = (): DOMException => new DOMException('the time is up', 'TimeoutError');

/** Why a call stopped before its response. */
export type AbortReason = 'deadline' | 'cancelled';

export interface Deadline {
  readonly signal: AbortSignal;
  /** Undefined while the call may continue. */
  reason(): AbortReason | undefined;
  /** Starts the time again, in milliseconds, for a call whose response has begun. */
  restart(delayMs: number): void;
  /** Must be called when the call is over, unless `end` is; otherwise its timer keeps running. */
  clear(): void;
  /** Like `clear`, and aborts the request, because nobody reads the rest of its answer. */
  end(): void;
}

/**
 * Starts a total deadline in milliseconds that also follows other signals. `stalled` aborts it as if the time were up.
 * axios' own `timeout` counts idle time only, so a server that sends a byte now and then could hold a call for minutes.
 */
export const startDeadline = (
  clock: Clock,
  delayMs: number,
  signals: readonly AbortSignal[],
  stalled?: AbortSignal,
): Deadline => {
  const controller = new AbortController();
  let reason: AbortReason | undefined;
  const abort = (why: AbortReason): void => {
    reason ??= why;
    controller.abort(why === 'deadline' ? timeout() : undefined);
  };
  const onCancel = (): void => abort('cancelled');
  const onTimeout = (): void => abort('deadline');
  const clear = (): void => {
    cancelTimer();
    for (const signal of signals) signal.removeEventListener('abort', onCancel);
  };
  let cancelTimer = clock.startTimer(onTimeout, delayMs);
  stalled?.addEventListener('abort', onTimeout, { once: true });
  for (const signal of signals) {
    if (signal.aborted) onCancel();
    else signal.addEventListener('abort', onCancel, { once: true });
  }
  return {
    signal: controller.signal,
    reason: () => reason,
    restart: (nextMs) => {
      cancelTimer();
      cancelTimer = clock.startTimer(onTimeout, nextMs);
    },
    clear,
    end: () => {
      clear();
      controller.abort();
    },
  };
};

/** Resolves like `work`, or rejects as soon as the signal aborts: for work that can't be aborted itself. */
export const raceAbort = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const onAbort = (): void => reject(new Error('aborted'));
    if (signal.aborted) {
      work.catch(() => undefined);
      onAbort();
      return;
    }
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
