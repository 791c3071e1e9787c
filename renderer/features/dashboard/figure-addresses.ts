/** Where each figure leads: the list that it counts, narrowed by its address to the same records. */
import type { Dashboard } from '@contract/entities/dashboard';
import { formatDayRange } from '@contract/text/day-range';
import { emptyState, type ListState, writeState } from '../../kit/list/data/list-state';

/** Both days included. */
export interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

const toAddress = (path: string, filters: ListState['filters']): string =>
  path + writeState({ ...emptyState, filters });

/** Money of these came in; what was given back is taken off the sum. */
const paidStatuses = ['paid', 'partially_refunded', 'refunded'];
/** Neither cancelled nor given back. */
const soldStatuses = ['valid', 'used', 'transferred', 'blocked'];

/** `asked` is the period of the call, where the server does not say what it counted. */
export const figureAddresses = (overview: Dashboard, asked: Days) => {
  const period = [
    formatDayRange({ from: overview.periodStart ?? asked.startDate, to: overview.periodEnd ?? asked.endDate }),
  ];
  const today = overview.generatedAt?.slice(0, 10) ?? asked.endDate;
  const currency = overview.currency ? { currency: [overview.currency] } : {};
  const revenue = { bookingDate: period, ...currency, paymentStatus: paidStatuses };
  return {
    revenue: toAddress('/transactions', revenue),
    /** For who may not see transactions. */
    paidBookings: toAddress('/bookings', revenue),
    bookings: toAddress('/bookings', { bookingDate: period }),
    tickets: toAddress('/tickets', { createdAt: period, status: soldStatuses }),
    checkedIn: toAddress('/tickets', { checkedInAt: [formatDayRange({ from: today, to: today })] }),
    visitors: '/visitors',
    inspections: '/inspections',
  };
};
