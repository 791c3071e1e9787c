/** The totals of a cart. Amounts are decimal texts, so that sums are exact to the cent. */
import type { CartItem } from '@contract/samples/entities/shop';
import { multiplyDecimals, negateDecimal, percentOf, sumDecimals } from '../../../kit/format/decimal';

/** The delivery fee unless every product ships free. */
const deliveryPrice = '8.50';

/** Percent off, by code. */
const coupons: Readonly<Record<string, string>> = { PADDOCK10: '10', TRACKDAY25: '25' };

/** The discount of a code; undefined for an unknown code. */
export const percentOff = (code: string): string | undefined => {
  const normalizedCode = code.trim().toUpperCase();
  return Object.hasOwn(coupons, normalizedCode) ? coupons[normalizedCode] : undefined;
};

export type Line = Pick<CartItem, 'qty' | 'price' | 'hasFreeShipping'>;

export const lineTotal = ({ price, qty }: Line): string =>
  sumDecimals([multiplyDecimals(String(price ?? 0), String(qty))]);

export interface Sums {
  readonly subtotal: string;
  readonly discount: string;
  readonly delivery: string;
  readonly total: string;
}

/** A coupon discounts products, not delivery. */
export const sumsOf = (lines: readonly Line[], coupon: string): Sums => {
  const subtotal = sumDecimals(lines.map(lineTotal));
  const discount = percentOf(subtotal, percentOff(coupon) ?? '0');
  const delivery = lines.every(({ hasFreeShipping }) => hasFreeShipping) ? '0.00' : deliveryPrice;
  return { subtotal, discount, delivery, total: sumDecimals([subtotal, negateDecimal(discount), delivery]) };
};
