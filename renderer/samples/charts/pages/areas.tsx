import type { ReactNode } from 'react';
import { TrendChart } from '../../../kit/charts/lazy';
import { ShowcasePage } from '../../../kit/showcase/showcase-page';
import { family } from '../family';
import { height, inDollars, Plotted, useWords } from '../plotted';

const One = (): ReactNode => {
  const text = useWords();
  const title = text('sessions');
  return (
    <Plotted call="cardAnalytics.averageSessions" title={title} along={text('day')}>
      {(plot) => <TrendChart filled title={title} plot={plot} height={height} />}
    </Plotted>
  );
};

const Two = (): ReactNode => {
  const text = useWords();
  const title = text('report');
  return (
    <Plotted call="cardAnalytics.revenueReport" title={title} along={text('month')} shown={inDollars.shown}>
      {(plot) => <TrendChart filled title={title} plot={plot} height={height} {...inDollars} />}
    </Plotted>
  );
};

const examples = [
  {
    name: 'one',
    Stage: One,
    layout: 'block',
    code: '<TrendChart filled title="Sessions" plot={plot} height={260} />',
  },
  {
    name: 'two',
    Stage: Two,
    layout: 'block',
    code: '<TrendChart filled title="Earning and expense" plot={plot} height={260} shown={dollars} />',
  },
] as const;

/** `/charts/areas` */
export const Screen = (): ReactNode => <ShowcasePage family={family} page="areas" examples={examples} />;
