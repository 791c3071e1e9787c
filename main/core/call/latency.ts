/** Whether a host is slow: the 95th percentile of its last answers. */
import type { Clock } from '../async/ports';

/** Answers to judge by, and how many of them are needed. */
const maxSamples = 20;
const minSamples = 5;
/** Samples older than this are ignored. */
const maxSampleAgeMs = 3 * 60_000;
const slowAnswer = 3_000;

export interface Latency {
  /** Takes note of the milliseconds that an answer took. */
  note(milliseconds: number): void;
  isSlow(): boolean;
  clear(): void;
}

/** A single slow answer is never enough: of 20 answers, the second slowest is the 95th percentile. */
export const createLatency = (clock: Clock): Latency => {
  let samples: readonly { readonly at: number; readonly milliseconds: number }[] = [];
  return {
    note: (milliseconds) => {
      samples = [...samples, { at: clock.now(), milliseconds }].slice(-maxSamples);
    },
    isSlow: () => {
      const recent = samples.filter(({ at }) => Math.abs(clock.now() - at) <= maxSampleAgeMs);
      return recent.length >= minSamples && recent.filter((each) => each.milliseconds > slowAnswer).length > 1;
    },
    clear: () => {
      samples = [];
    },
  };
};
