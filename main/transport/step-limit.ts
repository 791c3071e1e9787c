/** A time limit that pauses while the proxy's password is asked for. */
import { raceAbort, timeout } from '../core/async/deadline';

/** Milliseconds that a person may take to enter the proxy's password. */
const signInLimit = 180_000;

/** Rejects with a `TimeoutError` when the time is up, and otherwise as `work` does. */
export const withStepLimit = async <T>(
  milliseconds: number,
  stop: AbortSignal,
  isAsking: () => boolean,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const late = new AbortController();
  const started = performance.now();
  const check = (): void => {
    const isWaiting = isAsking() && performance.now() - started < signInLimit;
    if (isWaiting) timer = setTimeout(check, 1_000);
    else late.abort(timeout());
  };
  let timer = setTimeout(check, milliseconds);
  const signal = AbortSignal.any([stop, late.signal]);
  try {
    return await raceAbort(signal, work(signal));
  } catch (error) {
    throw late.signal.aborted ? late.signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
};
