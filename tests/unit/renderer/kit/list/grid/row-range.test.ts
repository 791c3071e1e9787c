import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overscan, rangeOf, viewOf } from '../../../../../../renderer/kit/list/grid/row-range';

const views = fc.record({
  count: fc.integer({ min: 0, max: 1_000_000 }),
  rowHeight: fc.integer({ min: 24, max: 64 }),
  height: fc.integer({ min: 0, max: 3_000 }),
  part: fc.double({ min: 0, max: 1, noNaN: true }),
});

test('every row in view is in the DOM, and few others', () => {
  fc.assert(
    fc.property(views, ({ count, rowHeight, height, part }) => {
      const top = part * Math.max(0, count * rowHeight - height);
      const { start, end } = rangeOf(viewOf(top, height, rowHeight), count);
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(count);
      expect(end).toBeGreaterThanOrEqual(start);
      expect(end - start).toBeLessThanOrEqual(Math.ceil(height / rowHeight) + 1 + 2 * overscan);
      if (height === 0 || count === 0) return;
      expect(start * rowHeight).toBeLessThanOrEqual(top);
      expect(end * rowHeight).toBeGreaterThanOrEqual(Math.min(top + height, count * rowHeight));
    }),
  );
});

test('a list that got shorter than the position shows its last rows', () => {
  const { start, end } = rangeOf(viewOf(10_000, 400, 40), 20);
  expect({ start, end }).toEqual({ start: 9 - overscan, end: 20 });
});

test('a position beyond the top shows the first rows', () => {
  expect(rangeOf(viewOf(-50, 400, 40), 100)).toEqual({ start: 0, end: 11 + overscan });
});
