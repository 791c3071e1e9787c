import { BarChart } from '../../../kit/charts/lazy-charts';
import type { Examples } from '../../kit/showcase/example';
import { plotted } from '../plotted-card';

/** Two series, grouped or stacked. */
const report = { call: 'cardAnalytics.revenueReport', along: 'month', money: true } as const;

export const examples: Examples = {
  one: {
    code: '<BarChart title="Orders" plot={plot} height={260} />',
    Preview: plotted({ call: 'cardStatistics.ordersBarChart', title: 'orders', along: 'day' }, (chart) => (
      <BarChart {...chart} />
    )),
  },
  groups: {
    code: '<BarChart title="Earning and expense" plot={plot} height={260} formatValue={dollars} />',
    Preview: plotted({ ...report, title: 'report' }, (chart) => <BarChart {...chart} />),
  },
  stacks: {
    code: '<BarChart stacked title="Money moved" plot={plot} height={260} formatValue={dollars} />',
    Preview: plotted({ ...report, title: 'turnover' }, (chart) => <BarChart stacked {...chart} />),
  },
};
