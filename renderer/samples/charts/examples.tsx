import { type Chart, Charts } from '../kit/charts/described-chart';
import type { Example, Examples } from '../kit/showcase/family-page';

const charts =
  (...list: readonly Chart[]): Example =>
  () => <Charts area="charts" charts={list} />;

export const examples: Examples = {
  lines: charts(
    { name: 'revenue', call: 'cardAnalytics.revenue', as: 'lines' },
    { name: 'sessions', call: 'cardAnalytics.averageSessions', as: 'area' },
  ),
  bars: charts(
    { name: 'report', call: 'cardAnalytics.revenueReport', as: 'bars' },
    { name: 'turnover', call: 'cardAnalytics.revenueReport', as: 'stacks' },
  ),
  shares: charts(
    { name: 'devices', call: 'cardAnalytics.sessionsDevice', as: 'shares' },
    { name: 'customers', call: 'cardAnalytics.customers', as: 'shares' },
  ),
  ranks: charts({ name: 'productOrders', call: 'cardAnalytics.productOrders', as: 'ranks' }),
  goals: charts(
    { name: 'goal', call: 'cardAnalytics.goalOverview', as: 'ring' },
    { name: 'support', call: 'cardAnalytics.supportTracker', as: 'ring' },
  ),
};
