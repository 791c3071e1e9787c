/** The time that a step of a connection test may take. */
import { raceAbort, timeout } from '../core/call/deadline';

/** Milliseconds that a person may take to enter the proxy's password. */
const signInLimit = 180_000;

/** Runs `work` until its time is up, which waits for a person who is asked. */
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
  } finally {
    clearTimeout(timer);
  }
};
