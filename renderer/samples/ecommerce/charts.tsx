import type { Card } from '@contract/samples/entities/card';
import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Change } from '../../kit/charts/change';
import { ChartCard } from '../../kit/charts/chart-card';
import { BarChart, ShareChart, TrendChart } from '../../kit/charts/lazy-charts';
import { parsePlot, toChartTable } from '../../kit/charts/plot';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { ChartChoice, useVersions } from '../kit/charts/chart-choice';
import { FootFigures } from '../kit/charts/foot-figures';
import { GoalRing } from '../kit/charts/goal-ring';
import { Statistic } from '../kit/charts/statistic';
import { dollars, shortDollars, withBudget } from './money';

/** In pixels. */
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

/** The axis starts just below the lowest value, so that the two lines are distinguishable. */
const step = 2_000;

/** This month's revenue beside last month's. */
export const Revenue = ({ card }: { readonly card: Card }): ReactNode => {
  const text = useText('ecommerce');
  const title = text('revenueThisMonth');
  const plot = parsePlot(card);
  const least = Math.min(...plot.series.flatMap(({ data }) => data));
  return (
    <ChartCard
      title={title}
      height={height}
      aside={<Statistic value={card.statistic ?? '–'} change={card.change ?? undefined} />}
      table={toChartTable(text('day'), plot, dollars)}
      footer={
        <FootFigures
          figures={(['thisMonth', 'lastMonth'] as const).map((name) => ({
            label: text(name),
            value: dollars(card[name]),
          }))}
        />
      }
    >
      <TrendChart
        title={title}
        plot={plot}
        height={height}
        min={Number.isFinite(least) ? Math.floor(least / step) * step - step : 0}
        formatValue={dollars}
        formatTick={shortDollars}
      />
    </ChartCard>
  );
};

const useStyles = makeStyles({ center: { display: 'grid', placeItems: 'center', blockSize: '100%' } });

/** Progress toward the year's goal. */
export const Goal = ({ card }: { readonly card: Card }): ReactNode => {
  const styles = useStyles();
  const text = useText('ecommerce');
  const title = text('goalOverview');
  const plot = parsePlot(card);
  return (
    <ChartCard
      title={title}
      height={height}
      aside={<Change percent={card.change ?? Number.NaN} />}
      table={toChartTable(text('what'), plot, (value) => text('percent', { percent: formatNumber(value) }))}
      footer={
        <FootFigures
          figures={(['completed', 'inProgress'] as const).map((name) => ({
            label: text(name),
            value: formatNumber(card[name]) || '–',
          }))}
        />
      }
    >
      <div className={styles.center}>
        <GoalRing
          title={title}
          percent={plot.series[0]?.data[0] ?? 0}
          shown={card.statistic ?? '–'}
          about={plot.labels[0]}
          size={216}
          color={3}
        />
      </div>
    </ChartCard>
  );
};
