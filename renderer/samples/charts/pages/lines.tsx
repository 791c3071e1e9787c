import type { ReactNode } from 'react';
import { TrendChart } from '../../../kit/charts/lazy';
import { ShowcasePage } from '../../../kit/showcase/showcase-page';
import { family } from '../family';
import { height, inDollars, Plotted, useWords } from '../plotted';

const One = (): ReactNode => {
  const text = useWords();
  const title = text('profit');
  return (
    <Plotted call="cardStatistics.profitLineChart" title={title} along={text('week')} shown={inDollars.shown}>
      {(plot) => <TrendChart title={title} plot={plot} height={height} {...inDollars} />}
    </Plotted>
  );
};

const Two = (): ReactNode => {
  const text = useWords();
  const title = text('revenue');
  return (
    <Plotted call="cardAnalytics.revenue" title={title} along={text('day')} shown={inDollars.shown}>
      {(plot) => <TrendChart title={title} plot={plot} height={height} {...inDollars} from={40_000} />}
    </Plotted>
  );
};

const examples = [
  {
    name: 'one',
    Stage: One,
    layout: 'block',
    code: '<ChartCard title="Profit" table={tableOf("Week", plot)} height={260}>\n  <TrendChart title="Profit" plot={plot} height={260} />\n</ChartCard>',
  },
  {
    name: 'two',
    Stage: Two,
    layout: 'block',
    code: '<TrendChart title="Revenue" plot={plot} height={260} shown={dollars} from={40_000} />',
  },
] as const;

/** `/charts/lines` */
export const Screen = (): ReactNode => <ShowcasePage family={family} page="lines" examples={examples} />;
