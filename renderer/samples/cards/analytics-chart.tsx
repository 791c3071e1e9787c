/** A card of the analytics calls as bars, lines, shares or progress toward a goal. */
import type { Card } from '@contract/samples/entities/card';
import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { ChartCard } from '../../kit/charts/chart-card';
import { BarChart, ShareChart, TrendChart } from '../../kit/charts/lazy-charts';
import { type Plot, parsePlot, toChartTable } from '../../kit/charts/plot';
import { useText } from '../../kit/format/text';
import { ChartChoice, useVersions } from '../kit/charts/chart-choice';
import { GoalRing } from '../kit/charts/goal-ring';
import { Statistic } from '../kit/charts/statistic';

const useStyles = makeStyles({ center: { display: 'grid', placeItems: 'center', blockSize: '100%' } });

const height = 240;

export type Drawing = 'bars' | 'lines' | 'shares' | 'ring';

interface DrawnProps {
  readonly title: string;
  readonly plot: Plot;
  readonly statistic: string;
}

const Ring = ({ title, plot, statistic }: DrawnProps): ReactNode => (
  <div className={useStyles().center}>
    <GoalRing
      title={title}
      percent={plot.series[0]?.data[0] ?? 0}
      shown={statistic}
      about={plot.labels[0]}
      size={208}
      open
    />
  </div>
);

const Shares = ({ title, plot, statistic }: DrawnProps): ReactNode => (
  <ShareChart
    title={title}
    height={height}
    centerText={statistic}
    shares={plot.labels.map((label, index) => ({ label, value: plot.series[0]?.data[index] ?? 0 }))}
  />
);

/** If the values are close together, the axis starts just below the lowest. */
const Lines = ({ title, plot }: DrawnProps): ReactNode => {
  const min = Math.min(...plot.series.flatMap(({ data }) => data));
  const max = Math.max(...plot.series.flatMap(({ data }) => data));
  const from = Number.isFinite(min) && min > max / 2 ? min - (max - min) / 2 : 0;
  return <TrendChart title={title} plot={plot} height={height} min={Math.floor(from / 1_000) * 1_000} />;
};

const Bars = ({ title, plot }: DrawnProps): ReactNode => <BarChart title={title} plot={plot} height={height} />;

const drawings = { bars: Bars, lines: Lines, shares: Shares, ring: Ring } as const;

interface ChartOfProps {
  readonly name: string;
  readonly card: Card;
  readonly as: Drawing;
}

export const AnalyticsChart = ({ name, card, as }: ChartOfProps): ReactNode => {
  const text = useText('cards');
  const title = text(`charts.${name}`);
  const byPeriod = useVersions(name, card, 'periods', 'name');
  const byYear = useVersions(name, card, 'years', 'year');
  const versions = byPeriod.names.length > 0 ? byPeriod : byYear;
  const { values } = versions;
  const plot = parsePlot(values);
  const statistic = typeof values.statistic === 'string' ? values.statistic : '–';
  const Drawn = drawings[as];
  return (
    <ChartCard
      title={title}
      height={height}
      aside={<Statistic value={statistic} change={typeof values.change === 'number' ? values.change : undefined} />}
      actions={
        versions.names.length > 0 ? <ChartChoice label={text('charts.period', { title })} versions={versions} /> : null
      }
      table={toChartTable(text('charts.item'), plot)}
    >
      <Drawn title={title} plot={plot} statistic={statistic} />
    </ChartCard>
  );
};
