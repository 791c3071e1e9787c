import { expect, test } from 'vitest';
import { toReceipt } from '../../../../../renderer/features/bookings/receipt';

const money = { subTotal: '120.00', discount: '10.00', tax: '9.08', serviceFee: '4.50' };

test('the lines add up to the total, with a negative discount however it is sent', () => {
  for (const discount of ['10.00', '-10.00']) {
    const { lines, computed, isSumEqual } = toReceipt({ ...money, discount, total: '123.58' });
    expect(lines.map(({ key, amount }) => [key, amount])).toEqual([
      ['subTotal', '120.00'],
      ['discount', '-10.00'],
      ['tax', '9.08'],
      ['serviceFee', '4.50'],
      ['total', '123.58'],
    ]);
    expect([computed, isSumEqual]).toEqual(['123.58', true]);
  }
});

test('a different total is reported; one that cannot be checked is not', () => {
  expect(toReceipt({ ...money, total: '123.57' }).isSumEqual).toBe(false);
  expect(toReceipt({ total: '123.58' }).isSumEqual).toBeUndefined();
  expect(toReceipt({ ...money, tax: 'included', total: '123.58' })).toMatchObject({ computed: undefined });
  expect(toReceipt({ ...money, total: null }).isSumEqual).toBeUndefined();
  expect(toReceipt({}).lines).toEqual([]);
});
