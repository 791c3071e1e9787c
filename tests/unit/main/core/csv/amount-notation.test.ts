/** Amounts are read in a notation only if the file proves it, and then exactly. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withOneNotation } from '../../../../../main/core/csv/amount-notation';

const amountsOf = (amounts: readonly unknown[]) =>
  withOneNotation(amounts.map((amount) => ({ amount }))).map(({ amount }) => amount);

const written = (cents: number, thousands: string, decimal: string): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, thousands);
  return `${cents < 0 ? '-' : ''}${whole}${decimal}${digits.slice(-2)}`;
};

test('amounts with decimals are exact in both notations', () => {
  const cents = fc.array(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), { minLength: 1 });
  fc.assert(
    fc.property(
      cents,
      fc.constantFrom(['.', ','], [',', '.'], ['', ','], ['', '.'], [' ', ','], ['\u202f', ','], ['\u2019', '.']),
      (all, [thousands, decimal]) => {
        const texts = all.map((one) => written(one, thousands ?? '', decimal ?? ''));
        expect(amountsOf(texts)).toEqual(all.map((one) => written(one, '', '.')));
      },
    ),
  );
});

test.each([
  [
    'whole numbers take the notation of the others',
    ['1.234,50', '1.234', ' 2.000.000 ', 20],
    ['1234.50', '1234', '2000000', '20'],
  ],
  ['a file that proves nothing stays', ['1.234', '20', 7], ['1.234', '20', 7]],
  ['a file of both notations stays', ['12,50', '12.50', '1,234'], ['12,50', '12.50', '1,234']],
  ['whole numbers without decimals may still be cents', ['1.234.567', 2000], ['1234567', 2000]],
  ['no group of thousands begins with a zero', ['0.345', '1.234', '1,000'], ['0.345', '1.234', '1000']],
  ['a minus is read in any place', ['-12,50', '(5,00)', '5,00-', '−3,00'], ['-12.50', '-5.00', '-5.00', '-3.00']],
  ['signs of currencies are left out', ['-$1,234.50', '$20', 'US$ 3.00'], ['-1234.50', '20', '3.00']],
  ['codes of currencies, too', ['CHF 1’234.50', '1.00 EUR'], ['1234.50', '1.00']],
  [
    'codes in small letters, too, but no other words',
    ['usd 12.50', '3.00 eur', 'tip 5.00'],
    ['12.50', '3.00', 'tip 5.00'],
  ],
  ['digits of other scripts are read', ['١٬٢٣٤٫٥٠', '１２．５０', '(٥٫٠٠)'], ['1234.50', '12.50', '-5.00']],
  ['groups of spaces prove thousands', ['1 234', '20'], ['1234', '20']],
  [
    'other texts stay',
    ['12.50', '12 50.00', '1,23.50', '--5.00', '(-5.00)', '$5.00 USD', 'n/a', '', null],
    ['12.50', '12 50.00', '1,23.50', '--5.00', '(-5.00)', '$5.00 USD', 'n/a', '', null],
  ],
])('%s', (_, amounts, expected) => {
  expect(amountsOf(amounts)).toEqual(expected);
});

test('only amounts change, and no row gets a field', () => {
  const row = { id: '1.234', bookingNumber: '12,50', fee: '12,50' };
  expect(withOneNotation([row])).toEqual([{ ...row, fee: '12.50' }]);
});

test.each([
  ['€ 3.00', undefined, { amount: '3.00', currency: 'EUR' }],
  ['$3.00', undefined, { amount: '3.00', currency: '$' }],
  ['£3.00', 'GBP', { amount: '3.00', currency: 'GBP' }],
  ['CA$3.00', 'cad', { amount: '3.00', currency: 'cad' }],
  ['USD 3.00', ' ', { amount: '3.00', currency: 'USD' }],
  ['€3.00', 'USD', { amount: '€3.00', currency: 'USD' }],
])('%s in a row of %s', (amount, currency, expected) => {
  expect(withOneNotation([{ amount, currency }])).toEqual([expected]);
});

test('amounts with signs of two currencies stay in a row', () => {
  const row = { amount: '€3,00', fee: '$0,30', refundAmount: '1.000' };
  expect(withOneNotation([row])).toEqual([{ ...row, refundAmount: '1000' }]);
});
