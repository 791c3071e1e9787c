import type { Card } from '@contract/samples/entities/card';
import type { ReactNode } from 'react';
import { ChartCard } from '../../kit/charts/chart-card';
import { ShareChart } from '../../kit/charts/lazy-charts';
import { parsePlot, toChartTable } from '../../kit/charts/plot';
import { useText } from '../../kit/format/text';
import { ChartChoice, useVersions } from '../kit/charts/chart-choice';
import { Statistic } from '../kit/charts/statistic';
import { changeIn, partsOf, statisticIn } from './read';

const height = 220;

/** New, returning and referred customers. */
export const Customers = ({ card }: { readonly card: Card }): ReactNode => {
  const text = useText('analytics');
  const title = text('customers');
  const versions = useVersions('customers', card, 'periods', 'name');
  const { values } = versions;
  const plot = parsePlot(values);
  return (
    <ChartCard
      title={title}
      height={height}
      aside={<Statistic value={statisticIn(values)} change={changeIn(values)} />}
      actions={<ChartChoice label={text('periodOf', { title })} versions={versions} />}
      table={toChartTable(text('customers'), plot)}
    >
      <ShareChart
        title={title}
        height={height}
        centerText={statisticIn(values)}
        shares={partsOf(plot.labels, plot.series[0]?.data ?? [])}
      />
    </ChartCard>
  );
};
