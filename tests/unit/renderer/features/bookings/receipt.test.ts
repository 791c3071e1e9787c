import { expect, test } from 'vitest';
import { toReceipt } from '../../../../../renderer/features/bookings/receipt';

const money = { subTotal: '120.00', discount: '10.00', tax: '9.08', serviceFee: '4.50' };

test('the lines lead to the total, with a discount below zero however it is written', () => {
  for (const discount of ['10.00', '-10.00']) {
    const { lines, computed, adds } = toReceipt({ ...money, discount, total: '123.58' });
    expect(lines.map(({ key, amount }) => [key, amount])).toEqual([
      ['subTotal', '120.00'],
      ['discount', '-10.00'],
      ['tax', '9.08'],
      ['serviceFee', '4.50'],
      ['total', '123.58'],
    ]);
    expect([computed, adds]).toEqual(['123.58', true]);
  }
});

test('a total that differs is said, one that cannot be checked is not', () => {
  expect(toReceipt({ ...money, total: '123.57' }).adds).toBe(false);
  expect(toReceipt({ total: '123.58' }).adds).toBeUndefined();
  expect(toReceipt({ ...money, tax: 'included', total: '123.58' })).toMatchObject({ computed: undefined });
  expect(toReceipt({ ...money, total: null }).adds).toBeUndefined();
  expect(toReceipt({}).lines).toEqual([]);
});
