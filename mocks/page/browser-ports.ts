/** The clock and the chance of the page. */
import type { Clock, Random } from '../../main/core/async/ports';

export const browserClock: Clock = {
  now: () => Date.now(),
  monotonicMs: () => performance.now(),
  startTimer: (work, delayMs) => {
    const timer = setTimeout(work, delayMs);
    return () => clearTimeout(timer);
  },
};

export const browserRandom: Random = {
  number: () => Math.random(),
  uuid: () => crypto.randomUUID(),
  bytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
};
