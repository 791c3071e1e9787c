import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Burst, createBurstDetector, minCodeLength } from '../../../../../renderer/event/scan/burst';

const maxGap = 50;
const codes = fc.string({ minLength: minCodeLength, maxLength: 60, unit: 'grapheme-ascii' });
const gaps = (min: number, max: number) => fc.array(fc.integer({ min, max }), { minLength: 61, maxLength: 61 });

/** Presses the keys of a text and Enter, each after its gap. */
const type = (text: string, waits: readonly number[], detector = createBurstDetector({ maxGap })) => {
  let at = 1_000;
  const found: Burst[] = [];
  for (const [index, key] of [...text, 'Enter'].entries()) {
    if (index > 0) at += waits[index] ?? 0;
    const burst = detector.press(key, at);
    if (burst) found.push(burst);
  }
  return found;
};

it('recognizes every code whose keys follow fast enough', () => {
  fc.assert(
    fc.property(codes, gaps(0, maxGap), (code, waits) => {
      expect(type(code, waits).map((burst) => burst.code)).toEqual([code]);
    }),
  );
});

it('never takes typing for a scan', () => {
  fc.assert(
    fc.property(codes, gaps(maxGap + 1, 2_000), (text, waits) => {
      expect(type(text, waits)).toEqual([]);
    }),
  );
});

it('measures the longest time between two keys', () => {
  expect(type('TK-1', [0, 3, 18, 4, 9])).toEqual([{ code: 'TK-1', gap: 18, pause: Number.POSITIVE_INFINITY }]);
});

it('starts again after a pause, and ignores short bursts', () => {
  expect(type('abTK-55', [0, 5, 400, 5, 5, 5, 5, 5])).toEqual([{ code: 'TK-55', gap: 5, pause: 400 }]);
  expect(type('abc', [0, 5, 5, 5])).toEqual([]);
});

it('ignores modifiers inside of a code, and ends a burst at any other key', () => {
  const detector = createBurstDetector({ maxGap });
  const press = (keys: readonly string[]) => keys.map((key, at) => detector.press(key, at)).find(Boolean)?.code;
  expect(press(['Shift', 'T', 'Shift', 'K', '-', '1', 'Enter'])).toBe('TK-1');
  expect(press(['T', 'K', 'Tab', '-', '1', 'Enter'])).toBeUndefined();
});

it('knows from the third key on that a burst is under way, because two may be quick shortcuts', () => {
  const detector = createBurstDetector({ maxGap });
  expect(detector.isInBurst()).toBe(false);
  detector.press('T', 0);
  expect(detector.isInBurst()).toBe(false);
  detector.press('K', 10);
  expect(detector.isInBurst()).toBe(false);
  detector.press('-', 20);
  expect(detector.isInBurst()).toBe(true);
  detector.press('x', 500);
  expect(detector.isInBurst()).toBe(false);
});
