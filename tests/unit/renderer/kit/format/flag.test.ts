import { expect, test } from 'vitest';
import { fieldText, sortKey } from '../../../../../renderer/kit/format/field';
import { parseFlag } from '../../../../../renderer/kit/format/flag';

test.each([true, 1, '1', 'true', 'TRUE', ' yes '])('%j means yes', (value) => {
  expect(parseFlag(value)).toBe(true);
  expect(fieldText({ key: 'x', kind: 'flag' }, { x: value })).toBe('Yes');
  expect(sortKey('flag', value)).toBe(1);
});

test.each([false, 0, '0', 'false', 'No'])('%j means no', (value) => {
  expect(parseFlag(value)).toBe(false);
  expect(fieldText({ key: 'x', kind: 'flag' }, { x: value })).toBe('No');
  expect(sortKey('flag', value)).toBe(0);
});

test.each([undefined, null, '', 2, -1, 'maybe', 'truex', {}, [true]])('%j means neither', (value) => {
  expect(parseFlag(value)).toBeUndefined();
});

test('a word that is neither is shown and sorted unchanged', () => {
  expect(fieldText({ key: 'x', kind: 'flag' }, { x: 'Maybe' })).toBe('Maybe');
  expect(sortKey('flag', 'Maybe')).toBe('maybe');
});
