import type { Card } from '@contract/samples/entities/card';
import type { ReactNode } from 'react';
import { ChartCard } from '../../kit/charts/chart-card';
import { BarChart } from '../../kit/charts/lazy-charts';
import { parsePlot, toChartTable } from '../../kit/charts/plot';
import { useText } from '../../kit/format/text';
import { ChartChoice, useVersions } from '../kit/charts/chart-choice';
import { FootFigures } from '../kit/charts/foot-figures';
import { Statistic } from '../kit/charts/statistic';
import { dollars, shortDollars, withBudget } from './money';

const height = 264;

/** A year's earnings, expenses and budget. */
export const Report = ({ card }: { readonly card: Card }): ReactNode => {
  const text = useText('ecommerce');
  const title = text('revenueReport');
  const versions = useVersions('year', card, 'years', 'year');
  const { values } = versions;
  const plot = withBudget(parsePlot(values), parsePlot({ labels: values.labels, series: values.budgetSeries }));
  const { statistic, change } = values;
  return (
    <ChartCard
      title={title}
      height={height}
      aside={
        <Statistic
          value={typeof statistic === 'string' ? statistic : '–'}
          change={typeof change === 'number' ? change : undefined}
        />
      }
      actions={<ChartChoice label={text('year')} versions={versions} />}
      table={toChartTable(text('month'), plot, dollars)}
      footer={
        <FootFigures
          figures={plot.series.map(({ name, data }) => ({
            label: name,
            value: dollars(data.reduce((sum, value) => sum + value, 0)),
          }))}
        />
      }
    >
      <BarChart title={title} plot={plot} height={height} formatValue={dollars} formatTick={shortDollars} />
    </ChartCard>
  );
};
