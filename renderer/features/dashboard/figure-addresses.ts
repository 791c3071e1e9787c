/** The address of the list behind each figure, filtered to the records that it counts. */
import type { Dashboard } from '@contract/entities/dashboard';
import { allRecords } from '@contract/list/address-parameters';
import { formatDayRange } from '@contract/text/day-range';
import { emptyState, type ListState, writeState } from '../../kit/list/data/list-state';

/** Both days are included. */
export interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

/** The figures count all events, also while the user works on one. */
const allEvents: ListState = { ...emptyState, narrowing: { eventId: allRecords } };

const toAddress = (path: string, filters: ListState['filters']): string =>
  path + writeState({ ...emptyState, filters }, allEvents);

/** Payment statuses that count as revenue; refunds are subtracted. */
const paidStatuses = ['paid', 'partially_refunded', 'refunded'];
/** Ticket statuses that count as sold. */
const soldStatuses = ['valid', 'used', 'transferred', 'blocked'];

/** `requested` is the period of the call, used if the server does not report its period. */
export const figureAddresses = (overview: Dashboard, requested: Days) => {
  const period = [
    formatDayRange({ from: overview.periodStart ?? requested.startDate, to: overview.periodEnd ?? requested.endDate }),
  ];
  const today = overview.generatedAt?.slice(0, 10) ?? requested.endDate;
  const currency = overview.currency ? { currency: [overview.currency] } : {};
  const revenue = { bookingDate: period, ...currency, paymentStatus: paidStatuses };
  return {
    revenue: toAddress('/bookings', revenue),
    bookings: toAddress('/bookings', { bookingDate: period }),
    tickets: toAddress('/tickets', { createdAt: period, status: soldStatuses }),
    checkedIn: toAddress('/tickets', { checkedInAt: [formatDayRange({ from: today, to: today })] }),
    visitors: toAddress('/visitors', {}),
    inspections: '/inspections',
  };
};
