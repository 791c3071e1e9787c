import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GroupHeights, paginate } from '../../../../../renderer/kit/print/papers/paginate';

const height = fc.integer({ min: 1, max: 120 });
const groups = fc.array(fc.record({ heading: fc.constantFrom(0, 20), rows: fc.array(height, { maxLength: 60 }) }), {
  maxLength: 12,
});

const rowsOf = (all: readonly GroupHeights[]) =>
  all.flatMap(({ rows }, group) => rows.map((_, row) => `${group}/${row}`));

describe('pages', () => {
  it('have each row once, in order', () => {
    fc.assert(
      fc.property(groups, fc.integer({ min: 50, max: 400 }), (all, capacity) => {
        const printed = paginate(all, capacity).flatMap((slices) =>
          slices.flatMap(({ group, from, to }) =>
            Array.from({ length: to - from }, (_, index) => `${group}/${from + index}`),
          ),
        );
        expect(printed).toEqual(rowsOf(all));
      }),
    );
  });

  it('never exceed their height, except for a single row that is higher', () => {
    fc.assert(
      fc.property(groups, fc.integer({ min: 50, max: 400 }), (all, capacity) => {
        for (const slices of paginate(all, capacity)) {
          const heights = slices.map(
            ({ group, from, to }) =>
              (all[group]?.heading ?? 0) + (all[group]?.rows.slice(from, to) ?? []).reduce((sum, row) => sum + row, 0),
          );
          const used = heights.reduce((sum, one) => sum + one, 0);
          const rows = slices.reduce((sum, { from, to }) => sum + to - from, 0);
          expect(used <= capacity || rows <= 1).toBe(true);
        }
      }),
    );
  });

  it('never end with a heading whose rows are on the next page', () => {
    fc.assert(
      fc.property(groups, fc.integer({ min: 50, max: 400 }), (all, capacity) => {
        const lone = paginate(all, capacity)
          .flat()
          .filter(({ group, from, to }) => from === to && (all[group]?.rows.length ?? 0) > 0);
        expect(lone).toEqual([]);
      }),
    );
  });

  it('leave room for the line that names a row which continues on them', () => {
    const rows = Array.from({ length: 40 }, () => 20);
    const continuing = new Set([...rows.keys()].filter((row) => row % 10 > 0));
    const pages = paginate([{ heading: 20, rows, continuing }], 200, 25);
    for (const [{ from = 0, to = 0 } = {}] of pages)
      expect(20 + (continuing.has(from) ? 25 : 0) + 20 * (to - from)).toBeLessThanOrEqual(200);
    expect(pages.flatMap((slices) => slices.map(({ from, to }) => to - from)).reduce((sum, one) => sum + one)).toBe(40);
    expect(paginate([{ heading: 0, rows: [100, 100, 100], continuing: new Set([1]) }], 200, 50)).toHaveLength(2);
  });

  it('are as few as possible when rows are alike', () => {
    expect(paginate([{ heading: 0, rows: Array.from({ length: 61 }, () => 10) }], 300)).toHaveLength(3);
    expect(paginate([], 300)).toEqual([[]]);
  });
});
