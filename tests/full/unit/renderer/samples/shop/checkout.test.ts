import type { Product } from '@contract/samples/entities/shop';
import { expect, test } from 'vitest';
import { isCardNumber, isExpiryAhead } from '../../../../../../renderer/samples/shop/checkout/payment-step';
import { shownStep } from '../../../../../../renderer/samples/shop/checkout/steps';
import { sumsOf } from '../../../../../../renderer/samples/shop/checkout/sums';
import { idOf, isSameProduct } from '../../../../../../renderer/samples/shop/product/product-id';

const line = (price: number, qty: number, hasFreeShipping = true) => ({ price, qty, hasFreeShipping });

test('an order is exact to the cent: goods, less the coupon, plus delivery unless all goods ship free', () => {
  expect(sumsOf([line(139.95, 3), line(19.9, 1)], '')).toEqual({
    subtotal: '439.75',
    discount: '0.00',
    delivery: '0.00',
    total: '439.75',
  });
  expect(sumsOf([line(139.95, 3), line(19.9, 1, false)], ' paddock10 ')).toEqual({
    subtotal: '439.75',
    discount: '43.98',
    delivery: '8.50',
    total: '404.27',
  });
  expect(sumsOf([line(0.1, 3)], 'constructor').total).toBe('0.30');
});

test('no step is shown before the steps that it requires', () => {
  const standing = { hasLines: true, hasAddress: false, hasOrder: false };
  expect(shownStep('payment', standing)).toBe('address');
  expect(shownStep('payment', { ...standing, hasAddress: true })).toBe('payment');
  expect(shownStep('address', { ...standing, hasLines: false })).toBe('cart');
  expect(shownStep('done', standing)).toBe('cart');
  expect(shownStep('done', { ...standing, hasLines: false, hasOrder: true })).toBe('done');
  expect(shownStep('nonsense', standing)).toBe('cart');
});

test('card numbers need their check digit, and a card is valid to the end of its month', () => {
  expect(['4242 4242 4242 4242', '4242-4242-4242-4242'].every(isCardNumber)).toBe(true);
  expect(['4242 4242 4242 4241', '4242', '', 'card'].some(isCardNumber)).toBe(false);
  const now = new Date(2026, 10, 30);
  expect(isExpiryAhead('11/26', now)).toBe(true);
  expect(isExpiryAhead('10/26', now)).toBe(false);
  expect(isExpiryAhead('13/30', now)).toBe(false);
});

test('a product is found by its id or its complete slug, and by nothing else', () => {
  const product = { id: 12, slug: 'lap-timer-watch-12' } as Product;
  expect(['12', 'lap-timer-watch-12'].map(idOf)).toEqual(['12', '12']);
  expect(['12', 'lap-timer-watch-12', 'nonsense-12', '012'].map((param) => isSameProduct(product, param))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(idOf('nonsense')).toBe('nonsense');
});
