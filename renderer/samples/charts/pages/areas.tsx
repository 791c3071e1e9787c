import { TrendChart } from '../../../kit/charts/lazy-charts';
import type { Examples } from '../../kit/showcase/example';
import { height, inDollars, Plotted } from '../plotted';
export const examples: Examples = {
  one: {
    code: '<TrendChart filled title="Sessions" plot={plot} height={260} />',
    Preview: ({ text }) => {
      const title = text('sessions');
      return (
        <Plotted call="cardAnalytics.averageSessions" title={title} along={text('day')}>
          {(plot) => <TrendChart filled title={title} plot={plot} height={height} />}
        </Plotted>
      );
    },
  },
  two: {
    code: '<TrendChart filled title="Earning and expense" plot={plot} height={260} shown={dollars} />',
    Preview: ({ text }) => {
      const title = text('report');
      return (
        <Plotted call="cardAnalytics.revenueReport" title={title} along={text('month')} shown={inDollars.shown}>
          {(plot) => <TrendChart filled title={title} plot={plot} height={height} {...inDollars} />}
        </Plotted>
      );
    },
  },
};
