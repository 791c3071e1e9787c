import { expect, test } from 'vitest';
import {
  brandOf,
  isCardNumber,
  isGoodUntil,
  lastDigits,
} from '../../../../../../renderer/samples/kit/payment-card/card-number';

test('a number is checked by its check digit, in any notation', () => {
  expect(isCardNumber('4242 4242 4242 4242')).toBe(true);
  expect(isCardNumber('4242424242424241')).toBe(false);
  expect(isCardNumber('378282246310005')).toBe(true);
  expect(isCardNumber('0')).toBe(false);
  expect(isCardNumber('')).toBe(false);
});

test('the first digits determine the brand, and the last ones are kept', () => {
  expect(['4', '51', '2720', '2721', '37', '6011', '1', ''].map(brandOf)).toEqual([
    'Visa',
    'Mastercard',
    'Mastercard',
    undefined,
    'American Express',
    'Discover',
    undefined,
    undefined,
  ]);
  expect(lastDigits('4242 4242 4242 0148')).toBe('0148');
});

test('a card is valid until the end of its month', () => {
  const may = new Date(2026, 4, 31);
  expect(isGoodUntil('05/26', may)).toBe(true);
  expect(isGoodUntil('04/26', may)).toBe(false);
  expect(isGoodUntil('01/27', may)).toBe(true);
  expect(isGoodUntil('13/27', may)).toBe(false);
  expect(isGoodUntil('5/26', may)).toBe(false);
});
