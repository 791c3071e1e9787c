/** Why a call ended before its answer: its deadline passed, somebody stopped it, or the session it belonged to is over. */

export type AbortReason = 'deadline' | 'cancelled';

/** Several reasons to stop, as one signal, and which of them it was. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Undefined while the call may go on. */
  reason(): AbortReason | undefined;
  /** Must be called when the call is over: a timer would hold the process. */
  clear(): void;
}

/**
 * A total deadline in milliseconds (axios' `timeout` counts idle time only: a server that sends a byte now and then holds
 * a call for minutes), together with the signals of others and one that says the work stands still. `AbortSignal.timeout` would not do: fake clocks miss it.
 */
export const startDeadline = (deadline: number, signals: readonly AbortSignal[], stalled?: AbortSignal): Deadline => {
  const controller = new AbortController();
  let why: AbortReason | undefined;
  const end = (reason: AbortReason): void => {
    why ??= reason;
    controller.abort();
  };
  const cancel = (): void => end('cancelled');
  const late = (): void => end('deadline');
  const timer = setTimeout(late, deadline);
  stalled?.addEventListener('abort', late, { once: true });
  for (const signal of signals) {
    if (signal.aborted) cancel();
    else signal.addEventListener('abort', cancel, { once: true });
  }
  return {
    signal: controller.signal,
    reason: () => why,
    clear: () => {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener('abort', cancel);
    },
  };
};

/** Waits for work, or rejects as soon as the signal says so: for work that does not listen itself. */
export const raceAbort = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = (): void => reject(new Error('ended'));
    if (signal.aborted) {
      work.catch(() => undefined);
      stop();
      return;
    }
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
