/** Sums of bookings by currency: amounts of different currencies are never added. */

import type { Values } from '../../kit/area/field';
import { createSum, type Sum } from '../../kit/format/decimal';
import { isUnitUnknown } from '../../kit/format/number';

/** Amounts of every booking. */
export const amounts = ['subTotal', 'discount', 'tax', 'serviceFee', 'total'] as const;
/** Groups of payment statuses for totals. A partly refunded booking counts with its full total. */
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
  /** As sent by the server; empty if it sent none. */
  readonly currency: string;
  readonly count: number;
  /** Decimal texts; left out if no booking has such an amount. */
  readonly sums: Readonly<Partial<Record<SumKey, string>>>;
  /** Bookings whose total is missing, not a decimal number, or of unknown unit. */
  readonly unread: number;
}

interface RunningSums {
  count: number;
  unread: number;
  readonly sums: Map<SumKey, Sum>;
}

const addTo = (running: RunningSums, key: SumKey, value: unknown): boolean => {
  const sum = running.sums.get(key) ?? createSum();
  if (isUnitUnknown(value) || !sum.add(value)) return false;
  running.sums.set(key, sum);
  return true;
};

const hasValue = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Sorted by the number of bookings. */
export const sumByCurrency = (rows: readonly Values[]): readonly CurrencySums[] => {
  const all = new Map<string, RunningSums>();
  for (const row of rows) {
    const currency = typeof row.currency === 'string' ? row.currency.trim().toUpperCase() : '';
    const running = all.get(currency) ?? { count: 0, unread: 0, sums: new Map() };
    all.set(currency, running);
    running.count += 1;
    for (const key of amounts) if (key !== 'total' && hasValue(row[key])) addTo(running, key, row[key]);
    if (addTo(running, 'total', row.total)) {
      const status = String(row.paymentStatus ?? '');
      addTo(running, Object.hasOwn(groupOfStatus, status) ? (groupOfStatus[status] ?? 'other') : 'other', row.total);
    } else running.unread += 1;
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
