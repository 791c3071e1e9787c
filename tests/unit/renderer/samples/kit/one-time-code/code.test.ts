import { expect, test } from 'vitest';
import { digitsOf, filled, withDigit } from '../../../../../../renderer/samples/kit/one-time-code/code';

test('blanks and hyphens in a code are ignored', () => {
  expect(digitsOf(' 12-34 56\n')).toBe('123456');
});

test('a digit is entered in its own box, and can be removed', () => {
  expect(withDigit('12', 3, '4', 6)).toBe('12 4');
  expect(withDigit('12 4', 1, ' ', 6)).toBe('1  4');
  expect(withDigit('1', 0, ' ', 6)).toBe('');
  expect(withDigit('123456', 6, '7', 6)).toBe('123456');
  expect(filled('1  4')).toBe(2);
});
