import type { Invoice } from '@contract/samples/entities/invoice';
import { expect, test } from 'vitest';
import { balanceAfter, type Item, itemsOf, sumsOf } from '../../../../../../renderer/samples/invoices/sums';

const item = (rate: string, quantity: string, discount = '0'): Item => ({
  name: 'Flags',
  about: '',
  rate,
  quantity,
  discount,
});
const invoice = { total: 3_475, balance: 1_946, service: 'Broadcast production' } as Invoice;

test('items, discounts and tax are exact to the cent', () => {
  expect(sumsOf({ items: [item('0.10', '3'), item('19.99', '7', '10')], tax: '7.5' })).toEqual({
    items: ['0.30', '139.93'],
    subtotal: '140.23',
    discount: '13.99',
    tax: '9.47',
    total: '135.71',
  });
});

test('incomplete input counts as zero', () => {
  const { items, total } = sumsOf({
    items: [item('', '2'), item('-5', '2'), item('12.', '1'), item('4', '1')],
    tax: '',
  });
  expect(items).toEqual(['0.00', '0.00', '0.00', '4.00']);
  expect(total).toBe('4.00');
});

test('the generated items of an invoice add up to its total', () => {
  const words = (key: string) => key;
  for (const total of [635, 2_640, 4_915, 1]) {
    const items = itemsOf({ ...invoice, total }, words);
    expect(sumsOf({ items, tax: '0' }).total).toBe(`${total}.00`);
  }
});

test('the paid amount stays when an invoice is changed', () => {
  expect(balanceAfter(invoice, '3475.00')).toBe('1946.00');
  expect(balanceAfter(invoice, '4000.50')).toBe('2471.50');
  expect(balanceAfter(invoice, '1000.00')).toBe('0.00');
});
