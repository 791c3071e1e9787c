/** The clock and the chance of this computer. */
import type { Clock, Random } from '../core/async/ports';

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonicMs: () => performance.now(),
  startTimer: (work, delayMs) => {
    const timer = setTimeout(work, delayMs);
    return () => clearTimeout(timer);
  },
};

export const systemRandom: Random = {
  number: () => Math.random(),
  uuid: () => crypto.randomUUID(),
  bytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
};

export const systemHost = { clock: systemClock, random: systemRandom };
