import { TrendChart } from '../../../kit/charts/lazy-charts';
import type { Examples } from '../../kit/showcase/example';
import { plotted } from '../plotted-card';

export const examples: Examples = {
  one: {
    code: '<TrendChart filled title="Sessions" plot={plot} height={260} />',
    Preview: plotted({ call: 'cardAnalytics.averageSessions', title: 'sessions', along: 'day' }, (chart) => (
      <TrendChart filled {...chart} />
    )),
  },
  two: {
    code: '<TrendChart filled title="Earning and expense" plot={plot} height={260} formatValue={dollars} />',
    Preview: plotted({ call: 'cardAnalytics.revenueReport', title: 'report', along: 'month', money: true }, (chart) => (
      <TrendChart filled {...chart} />
    )),
  },
};
