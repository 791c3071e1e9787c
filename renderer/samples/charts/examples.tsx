import type { EndpointId } from '@contract/table';
import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Values } from '../../kit/area/field';
import { useCall } from '../../kit/bridge/use-call';
import { ChartCard } from '../../kit/charts/chart-card';
import { BarChart, ShareChart, TrendChart } from '../../kit/charts/lazy-charts';
import { compactMoney, type Plot, parsePlot, toChartTable } from '../../kit/charts/plot';
import { RankChart } from '../../kit/charts/rank-chart';
import { Loaded } from '../../kit/feedback/states';
import { formatMoney, formatNumber } from '../../kit/format/number';
import { toPlainText } from '../../kit/format/plain-text';
import { GoalRing } from '../kit/charts/goal-ring';
import { columns } from '../kit/layout';
import type { Example, Examples } from '../kit/showcase/family-page';

const height = 260;

const useStyles = makeStyles({ center: { display: 'grid', placeItems: 'center', blockSize: '100%' } });

const inDollars = {
  formatValue: (value: number): string => formatMoney(String(value), 'USD'),
  formatTick: (value: number): string => compactMoney(value, 'USD'),
} as const;

interface Source {
  readonly call: Extract<EndpointId, `card${string}`>;
  /** Text keys of the chart's title and of its labels, such as days. */
  readonly title: string;
  readonly along: string;
  readonly isMoney?: boolean;
}

interface ChartProps extends Partial<typeof inDollars> {
  readonly title: string;
  readonly plot: Plot;
  readonly height: number;
}

/** Charts of sample cards, each with its figures as a table. */
const charts =
  (sources: readonly Source[], draw: (chart: ChartProps, index: number) => ReactNode): Example =>
  ({ text }) => (
    <div style={columns(360, 16)}>
      {sources.map(({ call, title: titleKey, along, isMoney = false }, index) => (
        <WithCard key={titleKey} call={call}>
          {(card) => {
            const plot = parsePlot(card);
            const title = text(titleKey);
            const format = isMoney ? inDollars.formatValue : formatNumber;
            return (
              <ChartCard
                title={title}
                aside={toPlainText(card.statistic)}
                table={toChartTable(text(along), plot, (value) => format(Number(value)))}
                height={height}
              >
                {draw({ title, plot, height, ...(isMoney ? inDollars : {}) }, index)}
              </ChartCard>
            );
          }}
        </WithCard>
      ))}
    </div>
  );

const WithCard = ({ call, children }: Pick<Source, 'call'> & { readonly children: (card: Values) => ReactNode }) => (
  <Loaded call={useCall(call, {})}>{(card) => children(card)}</Loaded>
);

const partsOf = ({ labels, series }: Plot) =>
  labels.map((label, index) => ({ label, value: series[0]?.data[index] ?? 0 }));

const Goal = ({ title, plot, open }: Pick<ChartProps, 'title' | 'plot'> & { readonly open: boolean }): ReactNode => {
  const percent = plot.series[0]?.data[0] ?? 0;
  return (
    <div className={useStyles().center}>
      <GoalRing title={title} percent={percent} shown={`${Math.round(percent)}%`} size={220} open={open} />
    </div>
  );
};

const report = { call: 'cardAnalytics.revenueReport', along: 'month', isMoney: true } as const;

export const examples: Examples = {
  lines: charts(
    [
      { call: 'cardStatistics.profitLineChart', title: 'profit', along: 'week', isMoney: true },
      { call: 'cardAnalytics.averageSessions', title: 'sessions', along: 'day' },
    ],
    (chart, index) => <TrendChart filled={index > 0} {...chart} />,
  ),
  bars: charts(
    [
      { ...report, title: 'report' },
      { ...report, title: 'turnover' },
    ],
    (chart, index) => <BarChart stacked={index > 0} {...chart} />,
  ),
  shares: charts(
    [
      { call: 'cardAnalytics.sessionsDevice', title: 'devices', along: 'device' },
      { call: 'cardAnalytics.customers', title: 'customers', along: 'kind' },
    ],
    ({ plot, ...chart }) => {
      const shares = partsOf(plot);
      const total = shares.reduce((sum, { value }) => sum + value, 0);
      return <ShareChart {...chart} shares={shares} centerText={formatNumber(total)} />;
    },
  ),
  ranks: charts(
    [{ call: 'cardAnalytics.productOrders', title: 'productOrders', along: 'state' }],
    ({ title, plot }) => (
      <RankChart
        title={title}
        ranks={partsOf(plot)
          .map(({ label, value }) => ({ id: label, label, value, valueText: formatNumber(value) }))
          .sort((one, other) => other.value - one.value)}
      />
    ),
  ),
  goals: charts(
    [
      { call: 'cardAnalytics.goalOverview', title: 'goal', along: 'goal' },
      { call: 'cardAnalytics.supportTracker', title: 'support', along: 'support' },
    ],
    ({ title, plot }, index) => <Goal title={title} plot={plot} open={index > 0} />,
  ),
};
