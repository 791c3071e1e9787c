import { TrendChart } from '../../../kit/charts/lazy-charts';
import type { Examples } from '../../kit/showcase/example';
import { height, inDollars, Plotted } from '../plotted';
export const examples: Examples = {
  one: {
    code: '<ChartCard title="Profit" table={tableOf("Week", plot)} height={260}>\n  <TrendChart title="Profit" plot={plot} height={260} />\n</ChartCard>',
    Preview: ({ text }) => {
      const title = text('profit');
      return (
        <Plotted call="cardStatistics.profitLineChart" title={title} along={text('week')} shown={inDollars.shown}>
          {(plot) => <TrendChart title={title} plot={plot} height={height} {...inDollars} />}
        </Plotted>
      );
    },
  },
  two: {
    code: '<TrendChart title="Revenue" plot={plot} height={260} shown={dollars} from={40_000} />',
    Preview: ({ text }) => {
      const title = text('revenue');
      return (
        <Plotted call="cardAnalytics.revenue" title={title} along={text('day')} shown={inDollars.shown}>
          {(plot) => <TrendChart title={title} plot={plot} height={height} {...inDollars} from={40_000} />}
        </Plotted>
      );
    },
  },
};
