import type { ReactNode } from 'react';
import { BarChart } from '../../../kit/charts/lazy';
import { ShowcasePage } from '../../../kit/showcase/showcase-page';
import { family } from '../family';
import { height, inDollars, Plotted, useWords } from '../plotted';

const One = (): ReactNode => {
  const text = useWords();
  const title = text('orders');
  return (
    <Plotted call="cardStatistics.ordersBarChart" title={title} along={text('day')}>
      {(plot) => <BarChart title={title} plot={plot} height={height} />}
    </Plotted>
  );
};

/** Two series of the revenue report, side by side or upon each other. */
const Report = ({ stacked, title }: { readonly stacked: boolean; readonly title: string }): ReactNode => {
  const text = useWords();
  return (
    <Plotted call="cardAnalytics.revenueReport" title={title} along={text('month')} shown={inDollars.shown}>
      {(plot) => <BarChart stacked={stacked} title={title} plot={plot} height={height} {...inDollars} />}
    </Plotted>
  );
};
const Groups = (): ReactNode => <Report stacked={false} title={useWords()('report')} />;
const Stacks = (): ReactNode => <Report stacked title={useWords()('turnover')} />;

const examples = [
  { name: 'one', Stage: One, layout: 'block', code: '<BarChart title="Orders" plot={plot} height={260} />' },
  {
    name: 'groups',
    Stage: Groups,
    layout: 'block',
    code: '<BarChart title="Earning and expense" plot={plot} height={260} shown={dollars} />',
  },
  {
    name: 'stacks',
    Stage: Stacks,
    layout: 'block',
    code: '<BarChart stacked title="Money moved" plot={plot} height={260} shown={dollars} />',
  },
] as const;

/** `/charts/bars` */
export const Screen = (): ReactNode => <ShowcasePage family={family} page="bars" examples={examples} />;
