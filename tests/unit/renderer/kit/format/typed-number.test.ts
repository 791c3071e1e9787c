import { afterEach, describe, expect, test } from 'vitest';
import { readTypedAmount, readTypedNumber, toTypedNumber } from '../../../../../renderer/kit/format/typed-number';
import { changeLanguage } from '../../../../../renderer/locales';

afterEach(() => changeLanguage('en'));

const amountOf = (typed: string, currency = 'USD') => readTypedAmount(typed, currency).amount;

describe('an amount', () => {
  test.each([
    ['120.50', '120.50'],
    [' 1,234.50 ', '1234.50'],
    ['1,500', '1500'],
    ['.5', '0.5'],
    ['1 500', '1500'],
    ['1\u202F500.50', '1500.50'],
    ["1'500", '1500'],
    ['1’500.50', '1500.50'],
    ['$1,500.00', '1500.00'],
    ['1,500 USD', '1500'],
    ['US$ 12.50', '12.50'],
    ['1.500,50', '1500.50'],
    ['1.500.000', '1500000'],
    ['1500.500', '1500.500'],
    ['١٬٥٠٠٫٥٠', '1500.50'],
    ['١٢٫٥', '12.5'],
    ['\u202B１２.５０\u202C', '12.50'],
    ['0', '0'],
  ])('is read in English: %j is %s', (typed, amount) => {
    expect(amountOf(typed)).toBe(amount);
  });

  test.each([
    ['1.500', '1500'],
    ['12,50', '12.50'],
    [',5', '0.5'],
    ['1.500,50', '1500.50'],
    ['1.500.000', '1500000'],
    ['1 500,50', '1500.50'],
    ["1'500", '1500'],
    ['1.500,00 €', '1500.00'],
    ['$1,500.00', '1500.00'],
    ['١٬٥٠٠٫٥٠', '1500.50'],
    ['١٢٫٥٠٠', '12.500'],
    ['1500', '1500'],
  ])('is read in Spanish: %j is %s', async (typed, amount) => {
    await changeLanguage('es');
    expect(amountOf(typed, typed.includes('€') ? 'EUR' : 'USD')).toBe(amount);
  });

  test.each(['-5', '−5', '(5)', '+5', 'ten', '', '€5', '12,34,567', '1 50', '1,2.3', '1..5', '1.5.0', '5-', '1e3'])(
    'is not read from %j',
    (typed) => {
      expect(readTypedAmount(typed, 'USD')).toEqual({ amount: undefined, readings: [] });
    },
  );

  test('is not decided by Pitwall if two are possible', async () => {
    expect(readTypedAmount('1.500', 'USD')).toEqual({ amount: undefined, readings: ['1.500', '1500'] });
    // Dinars have three decimals.
    expect(amountOf('1.500', 'KWD')).toBe('1.500');
    await changeLanguage('es');
    expect(readTypedAmount('1,500', 'USD')).toEqual({ amount: undefined, readings: ['1.500', '1500'] });
    expect(readTypedAmount('1.500', 'KWD')).toEqual({ amount: undefined, readings: ['1500', '1.500'] });
  });

  test('is only offered in the region’s notation if its decimals have another sign', async () => {
    expect(readTypedAmount('12,50', 'USD')).toEqual({ amount: undefined, readings: ['12.50'] });
    await changeLanguage('es');
    expect(readTypedAmount('1.50', 'USD')).toEqual({ amount: undefined, readings: ['1.50'] });
    expect(toTypedNumber('1.50')).toBe('1,50');
  });

  test('of a currency that is not known may have any sign', () => {
    expect([amountOf('€5', ''), amountOf('5', ''), amountOf('5 XXQ', 'XXQ')]).toEqual(['5', '5', '5']);
  });
});

test('a number of a field is the region’s reading if only that is in range, and asked if only the other is', async () => {
  expect(readTypedNumber('1.500')).toEqual(['1.500', '1500']);
  expect(readTypedNumber('40.417', { min: -90, max: 90 })).toEqual(['40.417']);
  expect(readTypedNumber('95', { min: -90, max: 90 })).toEqual(['95']);
  await changeLanguage('es');
  expect(readTypedNumber('40.417', { min: -90, max: 90 })).toEqual(['40417', '40.417']);
  expect(readTypedNumber('40.41678', { min: -90, max: 90 })).toEqual(['40.41678']);
  expect(readTypedNumber('-3,703', { min: -180, max: 180 })).toEqual(['-3.703']);
  expect(readTypedNumber('1.500', { min: 0, max: 10_000 })).toEqual(['1500']);
  expect(readTypedNumber('١٢٣')).toEqual(['123']);
  expect([toTypedNumber(40.417), toTypedNumber('1/4 mile')]).toEqual(['40,417', '1/4 mile']);
});
