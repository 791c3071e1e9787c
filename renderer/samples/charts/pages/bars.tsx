import type { ReactNode } from 'react';
import { BarChart } from '../../../kit/charts/lazy-charts';
import type { Examples } from '../../kit/showcase/example';
import { height, inDollars, Plotted, useWords } from '../plotted';

/** Two series of the revenue report, side by side or upon each other. */
const Report = ({ stacked, title }: { readonly stacked: boolean; readonly title: string }): ReactNode => {
  const text = useWords();
  return (
    <Plotted call="cardAnalytics.revenueReport" title={title} along={text('month')} shown={inDollars.shown}>
      {(plot) => <BarChart stacked={stacked} title={title} plot={plot} height={height} {...inDollars} />}
    </Plotted>
  );
};
export const examples: Examples = {
  one: {
    code: '<BarChart title="Orders" plot={plot} height={260} />',
    Preview: ({ text }) => {
      const title = text('orders');
      return (
        <Plotted call="cardStatistics.ordersBarChart" title={title} along={text('day')}>
          {(plot) => <BarChart title={title} plot={plot} height={height} />}
        </Plotted>
      );
    },
  },
  groups: {
    code: '<BarChart title="Earning and expense" plot={plot} height={260} shown={dollars} />',
    Preview: () => <Report stacked={false} title={useWords()('report')} />,
  },
  stacks: {
    code: '<BarChart stacked title="Money moved" plot={plot} height={260} shown={dollars} />',
    Preview: () => <Report stacked title={useWords()('turnover')} />,
  },
};
