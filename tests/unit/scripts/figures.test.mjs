import { expect, it } from 'vitest';
import { cyclesOf, duplicatesOf } from '../../../resources/scripts/figures.mjs';

it('finds files that import each other, directly or indirectly', () => {
  const graph = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', ['e']],
    ['e', []],
    ['f', ['g', 'e']],
    ['g', ['f']],
  ]);
  expect(cyclesOf(graph)).toEqual([
    ['a', 'b', 'c'],
    ['f', 'g'],
  ]);
});

it('finds code that occurs twice, and no other', () => {
  const file = 'resources/scripts/figures.mjs';
  const all = duplicatesOf([file, file], 8);
  expect(all[0]).toMatchObject({ places: [expect.stringContaining(file), expect.stringContaining(file)] });
  expect(all[0]?.lines).toBeGreaterThan(100);
  expect(duplicatesOf([file], 8)).toEqual([]);
});
