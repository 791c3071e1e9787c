/** The dashboard's figures; all assumed. */
import type { Assumed, DateTime, Day, Key, Money } from './assumed';
import type { Booking } from './booking';

export type Dashboard = Assumed<{
  totalRevenue: Money;
  revenueChangePercent: number;
  totalBookings: number;
  totalTicketsSold: number;
  racerTickets: number;
  spectatorTickets: number;
  totalRefunded: Money;
  buybackCount: number;
  buybackRevenue: Money;
  totalVisitors: number;
  newVisitors: number;
  activeEvents: number;
  upcomingEvents: readonly {
    readonly id: Key;
    readonly name: string;
    readonly startDate: DateTime;
    readonly timezone?: string;
    readonly sold: number;
    readonly capacity: number;
  }[];
  totalTracks: number;
  totalInspectors: number;
  pendingInspections: number;
  failedInspections: number;
  checkedInToday: number;
  dailySales: readonly { readonly date: Day; readonly amount: Money; readonly count: number }[];
  topEvents: readonly { readonly id: Key; readonly name: string; readonly revenue: Money }[];
  ticketMix: readonly { readonly type: string; readonly count: number }[];
  recentBookings: readonly Booking[];
  periodStart: Day;
  periodEnd: Day;
  generatedAt: DateTime;
  /** Of the sums above. */
  currency: string;
  /** What came in beside them, never added to them. */
  otherCurrencies: readonly { readonly currency: string; readonly amount: Money }[];
}>;
