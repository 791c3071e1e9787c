/** Whether a host is slow: the 95th percentile of its last answers. */

/** Answers to judge by, and how many of them are needed. */
const maxSamples = 20;
const minSamples = 5;
/** Milliseconds after which an answer says nothing about the network of now. */
const sampleAge = 3 * 60_000;
const slowAnswer = 3_000;

export interface Latency {
  /** Takes note of the milliseconds that an answer took. */
  note(milliseconds: number): void;
  isSlow(): boolean;
  clear(): void;
}

/** A single slow answer is never enough: of 20 answers, the second slowest is the 95th percentile. */
export const createLatency = (now: () => number): Latency => {
  let samples: readonly { readonly at: number; readonly milliseconds: number }[] = [];
  return {
    note: (milliseconds) => {
      samples = [...samples, { at: now(), milliseconds }].slice(-maxSamples);
    },
    isSlow: () => {
      const recent = samples.filter(({ at }) => Math.abs(now() - at) <= sampleAge);
      return recent.length >= minSamples && recent.filter((each) => each.milliseconds > slowAnswer).length > 1;
    },
    clear: () => {
      samples = [];
    },
  };
};
