/** Sums of bookings, each currency by itself: amounts of different currencies are never added. */

import type { Values } from '../../kit/area/field';
import { createSum, type Sum } from '../../kit/format/decimal';
import { isUnitUnknown } from '../../kit/format/number';

/** Amounts of every booking. */
export const amounts = ['subTotal', 'discount', 'tax', 'serviceFee', 'total'] as const;
/** Totals again, by how the payment stands. A partly refunded booking counts with its whole total. */
export const paymentGroups = ['paid', 'open', 'refunded', 'other'] as const;
type PaymentGroup = (typeof paymentGroups)[number];
export type SumKey = (typeof amounts)[number] | PaymentGroup;

const groupOfStatus: Readonly<Record<string, PaymentGroup>> = {
  paid: 'paid',
  unpaid: 'open',
  failed: 'open',
  refunded: 'refunded',
  partially_refunded: 'refunded',
};

export interface CurrencySums {
  /** As the server says it; empty where it says none. */
  readonly currency: string;
  readonly count: number;
  /** Decimal texts; left out where no booking has such an amount. */
  readonly sums: Readonly<Partial<Record<SumKey, string>>>;
  /** Bookings whose total is missing, not a decimal number, or of unknown unit. */
  readonly unread: number;
}

interface RunningSums {
  count: number;
  unread: number;
  readonly sums: Map<SumKey, Sum>;
}

const addTo = (growing: RunningSums, key: SumKey, value: unknown): boolean => {
  const sum = growing.sums.get(key) ?? createSum();
  if (isUnitUnknown(value) || !sum.add(value)) return false;
  growing.sums.set(key, sum);
  return true;
};

const hasValue = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** In the order of how many bookings each currency has. */
export const sumByCurrency = (rows: readonly Values[]): readonly CurrencySums[] => {
  const all = new Map<string, RunningSums>();
  for (const row of rows) {
    const currency = typeof row.currency === 'string' ? row.currency.trim().toUpperCase() : '';
    const growing = all.get(currency) ?? { count: 0, unread: 0, sums: new Map() };
    all.set(currency, growing);
    growing.count += 1;
    for (const key of amounts) if (key !== 'total' && hasValue(row[key])) addTo(growing, key, row[key]);
    if (addTo(growing, 'total', row.total)) {
      const status = String(row.paymentStatus ?? '');
      addTo(growing, Object.hasOwn(groupOfStatus, status) ? (groupOfStatus[status] ?? 'other') : 'other', row.total);
    } else growing.unread += 1;
  }
  return [...all]
    .map(([currency, { count, unread, sums }]) => ({
      currency,
      count,
      unread,
      sums: Object.fromEntries([...sums].map(([key, sum]) => [key, sum.text()])),
    }))
    .sort((one, other) => other.count - one.count || one.currency.localeCompare(other.currency));
};
