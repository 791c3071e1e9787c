import { analytics, statistics } from '../seeds/cards';
import type { SampleAnswersOf } from './context';

export const cardAnalytics = {
  supportTracker: () => analytics.supportTracker,
  averageSessions: () => analytics.averageSessions,
  revenueReport: () => analytics.revenueReport,
  goalOverview: () => analytics.goalOverview,
  revenue: () => analytics.revenue,
  productOrders: () => analytics.productOrders,
  sessionsDevice: () => analytics.sessionsDevice,
  customers: () => analytics.customers,
} satisfies SampleAnswersOf<'cardAnalytics'>;

export const cardStatistics = {
  ordersBarChart: () => statistics.ordersBarChart,
  profitLineChart: () => statistics.profitLineChart,
  subscribers: () => statistics.subscribers,
  revenue: () => statistics.revenue,
  sales: () => statistics.sales,
  orders: () => statistics.orders,
  siteTraffic: () => statistics.siteTraffic,
  activeUsers: () => statistics.activeUsers,
  newsletter: () => statistics.newsletter,
} satisfies SampleAnswersOf<'cardStatistics'>;
