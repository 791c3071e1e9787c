/** The core has no clock and no chance of its own: a host passes both, so that all of it runs on a virtual clock too. */
import { expect, it } from 'vitest';
import { filesBelow, read } from '../support/sources';

/** What reads a clock, waits or draws at random without a port. */
const ownClockOrChance =
  /\bDate\.now\b|\bDate\(\s*\)|\bperformance\.|\bset(?:Timeout|Interval|Immediate)\b|\bqueueMicrotask\b|\bAbortSignal\.timeout\b|\bMath\.random\b|\bcrypto\b/;

const withoutComments = (source: string): string => source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

it('takes clock, timers and chance from ports only', () => {
  const files = filesBelow('main/core').filter((file) => file.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => ownClockOrChance.test(withoutComments(read(file))))).toEqual([]);
});

it.each([
  'const at = Date.now();',
  'new Date()',
  'const started = performance.now();',
  'setTimeout(work, 10)',
  'const stop = setInterval(work, 10)',
  'setImmediate(work)',
  'AbortSignal.timeout(1_000)',
  'Math.random()',
  'crypto.randomUUID()',
  "import { randomBytes } from 'node:crypto';",
])('finds %s', (source) => {
  expect(withoutComments(source)).toMatch(ownClockOrChance);
});

it('lets a date be made of a time', () => {
  expect('new Date(clock.now()).toISOString()').not.toMatch(ownClockOrChance);
});
