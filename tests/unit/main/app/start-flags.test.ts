import { setFlagsFromString } from 'node:v8';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { postponeOptimizing } from '../../../../main/app/start-flags';

/** Whether V8 has compiled a function again, because it runs often. */
const isOptimized = (subject: (count: number) => number): boolean => {
  setFlagsFromString('--allow-natives-syntax');
  const isIn = new Function('subject', 'return %ActiveTierIsMaglev(subject) || %ActiveTierIsTurbofan(subject)');
  setFlagsFromString('--no-allow-natives-syntax');
  return isIn(subject);
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
