/** The lines of a booking's price, and whether they add up to its total. */

import { isSameAmount } from '@contract/text/decimal';
import type { Values } from '../../kit/area/field';
import { createSum, isDecimal, negateDecimal } from '../../kit/format/decimal';
import { isUnitUnknown } from '../../kit/format/number';

const amountKeys = ['subTotal', 'discount', 'tax', 'serviceFee'] as const;

export interface Line {
  readonly key: (typeof amountKeys)[number] | 'total';
  /** Decimal text, or the value from the server; a discount is negative. */
  readonly amount: unknown;
}

interface Receipt {
  readonly lines: readonly Line[];
  /** The sum of the lines before the total; undefined if one is missing or not an amount. */
  readonly computed: string | undefined;
  /** Whether the sum equals the total; undefined if that cannot be checked. */
  readonly isSumEqual: boolean | undefined;
}

const isSummable = (value: unknown): boolean => isDecimal(value) && !isUnitUnknown(value);
const hasValue = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Servers send a discount with or without a minus sign. */
const toNegative = (discount: unknown): unknown => {
  if (isUnitUnknown(discount)) return -Math.abs(discount);
  const negative = String(discount).trim().startsWith('-') ? discount : negateDecimal(discount);
  return negative ?? discount;
};

export const toReceipt = (booking: Values): Receipt => {
  const lines: readonly Line[] = [...amountKeys, 'total' as const]
    .filter((key) => hasValue(booking[key]))
    .map((key) => ({ key, amount: key === 'discount' ? toNegative(booking[key]) : booking[key] }));
  const parts = lines.filter(({ key }) => key !== 'total');
  const isComplete = parts.some(({ key }) => key === 'subTotal') && parts.every(({ amount }) => isSummable(amount));
  const sum = createSum();
  for (const { amount } of parts) sum.add(amount);
  const computed = isComplete ? sum.text() : undefined;
  return {
    lines,
    computed,
    isSumEqual: computed !== undefined && isSummable(booking.total) ? isSameAmount(computed, booking.total) : undefined,
  };
};
