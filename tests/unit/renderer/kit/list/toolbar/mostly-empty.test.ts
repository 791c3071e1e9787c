import { expect, test } from 'vitest';
import { isMostlyEmpty } from '../../../../../../renderer/kit/list/toolbar/list-notices';

const rows = (count: number, row: Readonly<Record<string, unknown>>) => Array.from({ length: count }, () => row);

test.each([
  ['half of the columns without a value in five rows', rows(5, { a: 'x', b: null, c: '' }), ['a', 'b'], true],
  ['less than half of them', rows(5, { a: 'x', b: 0, c: null }), ['a', 'b', 'c'], false],
  ['four rows, which may lack a value by chance', rows(4, {}), ['a'], false],
  ['a value in one row', [...rows(9, {}), { a: 'x' }], ['a'], false],
  ['no columns', rows(9, {}), [], false],
] as const)('columns count as mostly empty or not: %s', (_name, rows, keys, expected) => {
  expect(isMostlyEmpty(rows, keys)).toBe(expected);
});
