import { maskitoTransform } from '@maskito/core';
import { describe, expect, it } from 'vitest';
import {
  amountMask,
  cardMask,
  dateMask,
  ibanMask,
  isDate,
  isIban,
  isPhone,
  isTime,
  phoneMask,
  timeMask,
} from '../../../../../renderer/samples/forms/masks';

describe('typed and pasted values are masked', () => {
  it.each([
    ['a card', cardMask, '4242424242424242', '4242 4242 4242 4242'],
    ['a card with dashes', cardMask, '4242-4242-4242-4242', '4242 4242 4242 4242'],
    ['a phone', phoneMask, '5552013344', '+1 (555) 201-3344'],
    ['a date', dateMask, '05242026', '05/24/2026'],
    ['a time', timeMask, '0730', '07:30'],
    ['an IBAN', ibanMask, 'de89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
    ['an amount', amountMask, '1234567.891', '$1,234,567.89'],
  ])('%s', (_, mask, typed, shaped) => {
    expect(maskitoTransform(typed, mask)).toBe(shaped);
  });
});

describe('validation of masked values', () => {
  it.each([
    ['DE89 3704 0044 0532 0130 00', true],
    ['GB82 WEST 1234 5698 7654 32', true],
    ['DE89 3704 0044 0532 0130 01', false],
    ['DE89', false],
    ['', false],
  ])('IBAN %s: %s', (typed, right) => expect(isIban(typed)).toBe(right));

  it.each([
    ['02/29/2028', true],
    ['02/29/2027', false],
    ['13/01/2026', false],
    ['5/4/2026', false],
  ])('date %s: %s', (typed, right) => expect(isDate(typed)).toBe(right));

  it.each([
    ['23:59', true],
    ['24:00', false],
    ['7:30', false],
  ])('time %s: %s', (typed, right) => expect(isTime(typed)).toBe(right));

  it.each([
    ['+1 (555) 201-3344', true],
    ['+1 (155) 201-3344', false],
    ['+1 (555) 201-33', false],
  ])('phone %s: %s', (typed, right) => expect(isPhone(typed)).toBe(right));
});
