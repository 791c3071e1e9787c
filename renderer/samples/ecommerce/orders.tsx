import type { Card } from '@contract/samples/entities/card';
import type { ReactNode } from 'react';
import { Change } from '../../kit/charts/change';
import { ChartCard } from '../../kit/charts/chart-card';
import { ShareChart } from '../../kit/charts/lazy-charts';
import { parsePlot, toChartTable } from '../../kit/charts/plot';
import { useText } from '../../kit/format/text';
import { ChartChoice, useVersions } from '../kit/charts/chart-choice';

const height = 264;

/** Orders by status. */
export const Orders = ({ card }: { readonly card: Card }): ReactNode => {
  const text = useText('ecommerce');
  const title = text('productOrders');
  const versions = useVersions('orders', card, 'periods', 'name');
  const { values } = versions;
  const plot = parsePlot(values);
  const data = plot.series[0]?.data ?? [];
  const shares = plot.labels.map((label, index) => ({ label, value: data[index] ?? 0 }));
  return (
    <ChartCard
      title={title}
      height={height}
      aside={<Change percent={typeof values.change === 'number' ? values.change : Number.NaN} />}
      actions={<ChartChoice label={text('periodOf', { title })} versions={versions} />}
      table={toChartTable(text('state'), plot)}
    >
      <ShareChart
        title={title}
        height={height}
        centerText={typeof values.statistic === 'string' ? values.statistic : ''}
        shares={shares}
      />
    </ChartCard>
  );
};
