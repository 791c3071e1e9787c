/** The lines of a booking's money, and whether they add up to its total. */

import type { Values } from '../../kit/area/field';
import { createSum, isDecimal, isSameAmount, negateDecimal } from '../../kit/format/decimal';
import { isUnitUnknown } from '../../kit/format/number';

const amountKeys = ['subTotal', 'discount', 'tax', 'serviceFee'] as const;

export interface Line {
  readonly key: (typeof amountKeys)[number] | 'total';
  /** Decimal text, or what the server sent; a discount is below zero. */
  readonly amount: unknown;
}

interface Receipt {
  readonly lines: readonly Line[];
  /** What the lines before the total come to; undefined where any of them is missing or no amount. */
  readonly computed: string | undefined;
  /** Whether that is the total; undefined where it cannot be said. */
  readonly adds: boolean | undefined;
}

const isSummable = (value: unknown): boolean => isDecimal(value) && !isUnitUnknown(value);
const hasValue = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Servers write a discount with or without its sign. */
const toNegative = (discount: unknown): unknown => {
  if (isUnitUnknown(discount)) return -Math.abs(discount);
  const below = String(discount).trim().startsWith('-') ? discount : negateDecimal(discount);
  return below ?? discount;
};

export const toReceipt = (booking: Values): Receipt => {
  const lines: readonly Line[] = [...amountKeys, 'total' as const]
    .filter((key) => hasValue(booking[key]))
    .map((key) => ({ key, amount: key === 'discount' ? toNegative(booking[key]) : booking[key] }));
  const before = lines.filter(({ key }) => key !== 'total');
  const whole = before.some(({ key }) => key === 'subTotal') && before.every(({ amount }) => isSummable(amount));
  const sum = createSum();
  for (const { amount } of before) sum.add(amount);
  const computed = whole ? sum.text() : undefined;
  return {
    lines,
    computed,
    adds: computed !== undefined && isSummable(booking.total) ? isSameAmount(computed, booking.total) : undefined,
  };
};
