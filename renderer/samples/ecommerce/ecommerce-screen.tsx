/** `/` while the samples are shown: the store's dashboard. The URL holds each chart's period or year. */
import {
  ArrowTrendingLinesRegular,
  BoxMultipleRegular,
  CartRegular,
  MoneyRegular,
  ShoppingBagRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';
import { Dashboard } from '../kit/charts/dashboard';

export const Screen = (): ReactNode => (
  <Dashboard
    area="ecommerce"
    title={useText('samples')('titles.ecommerce')}
    figures={[
      { name: 'revenue', icon: MoneyRegular, call: 'cardStatistics.revenue' },
      { name: 'profit', icon: ArrowTrendingLinesRegular, call: 'cardStatistics.profitLineChart', as: 'line' },
      { name: 'ordersThisWeek', icon: CartRegular, call: 'cardStatistics.ordersBarChart', as: 'bars' },
      { name: 'orders', icon: BoxMultipleRegular, call: 'cardStatistics.orders' },
      { name: 'sales', icon: ShoppingBagRegular, call: 'cardStatistics.sales', as: 'bars' },
    ]}
    charts={[
      { name: 'revenueReport', call: 'cardAnalytics.revenueReport', as: 'bars', figures: ['budget'] },
      {
        name: 'goalOverview',
        call: 'cardAnalytics.goalOverview',
        as: 'ring',
        figures: ['completed', 'inProgress'],
      },
      { name: 'productOrders', call: 'cardAnalytics.productOrders', as: 'shares' },
      {
        name: 'revenueThisMonth',
        call: 'cardAnalytics.revenue',
        as: 'lines',
        figures: ['thisMonth', 'lastMonth'],
      },
    ]}
  />
);
