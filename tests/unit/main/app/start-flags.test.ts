import { setFlagsFromString } from 'node:v8';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { postponeOptimizing } from '../../../../main/app/start-flags';

/** Bit of V8's status of a function: it has been compiled again, because it runs often. */
const optimized = 1 << 4;

const isOptimized = (subject: (count: number) => number): boolean => {
  setFlagsFromString('--allow-natives-syntax');
  const statusOf = new Function('subject', 'return %GetOptimizationStatus(subject)') as (of: unknown) => number;
  setFlagsFromString('--no-allow-natives-syntax');
  return (statusOf(subject) & optimized) !== 0;
};

const runOften = (subject: (count: number) => number): void => {
  for (let run = 0; run < 3_000; run++) subject(2_000);
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('keeps V8 from optimizing for two seconds', () => {
  postponeOptimizing();
  const sum = new Function('count', 'let sum = 0; for (; count > 0; count--) sum = (sum * 31) | 0; return sum;');
  const run = sum as (count: number) => number;
  vi.advanceTimersByTime(1_999);
  runOften(run);
  expect(isOptimized(run)).toBe(false);
  vi.advanceTimersByTime(1);
  // Compiling takes its time on another thread.
  while (!isOptimized(run)) runOften(run);
});
