import { z } from 'zod';
import { get, record } from '../endpoint';
import type { Card } from './entities/card';

const card = (path: string) =>
  get(`/card/${path}`, { input: z.strictObject({}), output: record<Card>(), returns: 'raw', kind: 'read' });

export const cardAnalytics = {
  supportTracker: card('card-analytics/support-tracker'),
  averageSessions: card('card-analytics/avg-sessions'),
  revenueReport: card('card-analytics/revenue-report'),
  goalOverview: card('card-analytics/goal-overview'),
  revenue: card('card-analytics/revenue'),
  productOrders: card('card-analytics/product-orders'),
  sessionsDevice: card('card-analytics/sessions-device'),
  customers: card('card-analytics/customers'),
};

export const cardStatistics = {
  ordersBarChart: card('card-statistics/orders-bar-chart'),
  profitLineChart: card('card-statistics/profit-line-chart'),
  subscribers: card('card-statistics/subscribers'),
  revenue: card('card-statistics/revenue'),
  sales: card('card-statistics/sales'),
  orders: card('card-statistics/orders'),
  siteTraffic: card('card-statistics/site-traffic'),
  activeUsers: card('card-statistics/active-users'),
  newsletter: card('card-statistics/newsletter'),
};
