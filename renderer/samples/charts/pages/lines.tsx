import { TrendChart } from '../../../kit/charts/lazy-charts';
import type { Examples } from '../../kit/showcase/example';
import { plotted } from '../plotted-card';

export const examples: Examples = {
  one: {
    code: '<ChartCard title="Profit" table={toChartTable("Week", plot)} height={260}>\n  <TrendChart title="Profit" plot={plot} height={260} />\n</ChartCard>',
    Preview: plotted(
      { call: 'cardStatistics.profitLineChart', title: 'profit', along: 'week', money: true },
      (chart) => <TrendChart {...chart} />,
    ),
  },
  two: {
    code: '<TrendChart title="Revenue" plot={plot} height={260} formatValue={dollars} min={40_000} />',
    Preview: plotted({ call: 'cardAnalytics.revenue', title: 'revenue', along: 'day', money: true }, (chart) => (
      <TrendChart {...chart} min={40_000} />
    )),
  },
};
