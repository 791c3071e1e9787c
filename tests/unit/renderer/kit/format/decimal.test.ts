import { isSameAmount } from '@contract/text/decimal';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  absoluteDecimal,
  compareDecimals,
  createSum,
  isDecimal,
  multiplyDecimals,
  negateDecimal,
  percentOf,
  roundDecimal,
  sumDecimals,
  sumOf,
} from '../../../../../renderer/kit/format/decimal';

const money = fc
  .tuple(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), fc.integer({ min: 0, max: 4 }))
  .map(([units, places]) => {
    const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
    const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
    return { units, places, text: units < 0n ? `-${text}` : text };
  });

test('amounts that floats get wrong are added exactly', () => {
  expect(sumOf(['0.10', '0.20'])).toBe('0.30');
  expect(sumOf(['1.10', '2.20', '-3.30'])).toBe('0.00');
  expect(sumOf(['9007199254740993', '0.01'])).toBe('9007199254740993.01');
  expect(sumOf(['4500', '12'])).toBe('4512');
  expect(sumOf([])).toBe('0');
});

test('the sum of any amounts equals the sum in whole numbers of the finest unit', () => {
  fc.assert(
    fc.property(fc.array(money, { maxLength: 30 }), (values) => {
      const finest = Math.max(0, ...values.map(({ places }) => places));
      const units = values.reduce((sum, one) => sum + one.units * 10n ** BigInt(finest - one.places), 0n);
      const [whole = '', part = ''] = sumOf(values.map(({ text }) => text)).split('.');
      expect(BigInt(whole + part)).toBe(units);
      expect(part).toHaveLength(finest);
    }),
  );
});

test('numbers are read as written; anything else is skipped and reported', () => {
  const sum = createSum();
  expect([23.1, ' 5.00 ', '+1'].map(sum.add)).toEqual([true, true, true]);
  const refused = ['', 'free', '1,200.00', '1e3', '12.', '.5', null, undefined, Number.NaN, Infinity, 1e21, {}];
  expect(refused.map(sum.add)).toEqual(refused.map(() => false));
  expect(sum.text()).toBe('29.10');
  expect(isDecimal('0')).toBe(true);
});

test('amounts are equal with any number of zeros at the end', () => {
  expect(isSameAmount('12.5', '12.500')).toBe(true);
  expect(isSameAmount('12.5', '12.51')).toBe(false);
  expect(isSameAmount('0', '-0.00')).toBe(true);
  expect(isSameAmount('x', 'x')).toBe(false);
  expect(negateDecimal('4.50')).toBe('-4.50');
  expect(negateDecimal('-4.50')).toBe('4.50');
  expect(negateDecimal('free')).toBeUndefined();
  expect(['-4.50', '4.50', '0', 'free'].map(absoluteDecimal)).toEqual(['4.50', '4.50', '0', undefined]);
});

test('products are exact, and rounding rounds half away from zero', () => {
  expect(multiplyDecimals('19.99', '3')).toBe('59.97');
  expect(multiplyDecimals('1.005', 1000)).toBe('1005.000');
  expect(multiplyDecimals('free', '3')).toBeUndefined();
  expect(roundDecimal('2.345', 2)).toBe('2.35');
  expect(roundDecimal('-2.345', 2)).toBe('-2.35');
  expect(roundDecimal('1.005', 2)).toBe('1.01');
  expect(roundDecimal('2', 2)).toBe('2.00');
  expect(roundDecimal('', 2)).toBeUndefined();
});

test('percentages, totals and comparisons of amounts are exact', () => {
  expect(percentOf('20', '7.5')).toBe('1.50');
  expect(percentOf('33.33', '10')).toBe('3.33');
  expect(percentOf('', '10')).toBe('0.00');
  expect(sumDecimals(['0.1', 0.2, 'free'])).toBe('0.30');
  expect([compareDecimals('2', '10'), compareDecimals('1.50', '1.5'), compareDecimals('3', '')]).toEqual([-1, 0, 1]);
});
