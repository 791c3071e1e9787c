/** A dashboard as data: figures of the statistics calls, and charts of the analytics calls. */
import type { Card } from '@contract/samples/entities/card';
import type { EndpointId } from '@contract/table';
import { makeStyles, tokens } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useCall } from '../../../kit/bridge/use-call';
import { ChartCard } from '../../../kit/charts/chart-card';
import { BarChart, ShareChart, TrendChart } from '../../../kit/charts/lazy-charts';
import { type Plot, parsePlot, toChartTable } from '../../../kit/charts/plot';
import { Loaded } from '../../../kit/feedback/states';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { Page } from '../../../kit/ui/page';
import { ChartChoice, useVersions } from './chart-choice';
import { FootFigures } from './foot-figures';
import { GoalRing } from './goal-ring';
import { SparkFigure } from './spark-figure';
import { Statistic } from './statistic';

/** In pixels. */
const height = 240;

const useStyles = makeStyles({
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(172px, 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  charts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  ring: { display: 'grid', placeItems: 'center', blockSize: '100%' },
});

interface DrawnProps {
  readonly title: string;
  readonly plot: Plot;
  readonly statistic: string;
}

const Bars = ({ title, plot }: DrawnProps): ReactNode => <BarChart title={title} plot={plot} height={height} />;

/** The axis starts just below the lowest value, so that close lines can be told apart. */
const Lines = ({ title, plot }: DrawnProps): ReactNode => {
  const least = Math.min(...plot.series.flatMap(({ data }) => data));
  const min = Number.isFinite(least) ? Math.floor(least / 1_000) * 1_000 - 1_000 : 0;
  return <TrendChart title={title} plot={plot} height={height} min={min} />;
};

const Shares = ({ title, plot, statistic }: DrawnProps): ReactNode => (
  <ShareChart
    title={title}
    height={height}
    centerText={statistic}
    shares={plot.labels.map((label, index) => ({ label, value: plot.series[0]?.data[index] ?? 0 }))}
  />
);

const Ring = ({ title, plot, statistic }: DrawnProps): ReactNode => (
  <div className={useStyles().ring}>
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

const drawings = { bars: Bars, lines: Lines, shares: Shares, ring: Ring } as const;

type CallIn<Area extends string> = EndpointId extends infer Id ? (Id extends `${Area}.${string}` ? Id : never) : never;

interface Figure {
  /** Text key. */
  readonly name: string;
  readonly icon: FluentIcon;
  readonly call: CallIn<'cardStatistics'>;
  readonly as?: 'line' | 'area' | 'bars';
}

interface Chart {
  /** Text key. */
  readonly name: string;
  readonly call: CallIn<'cardAnalytics'>;
  readonly as: keyof typeof drawings;
  /** Fields of the answer whose values are below the chart; their labels are the texts of these names. */
  readonly figures?: readonly string[];
}

interface OfArea {
  readonly area: string;
}

const FigureOf = ({ area, name, call, ...figure }: Figure & OfArea): ReactNode => (
  <SparkFigure {...figure} label={useText(area)(name)} answer={useCall(call, {}).value} />
);

const ChartOf = ({ area, card, name, as, figures = [] }: Omit<Chart, 'call'> & OfArea & { readonly card: Card }) => {
  const text = useText(area);
  const title = text(name);
  const byPeriod = useVersions(name, card, 'periods', 'name');
  const byYear = useVersions(name, card, 'years', 'year');
  const versions = byPeriod.names.length > 0 ? byPeriod : byYear;
  const { values } = versions;
  const { statistic, change } = values;
  const plot = parsePlot(values);
  const Drawn = drawings[as];
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
      actions={
        versions.names.length > 0 ? <ChartChoice label={text('periodOf', { title })} versions={versions} /> : undefined
      }
      table={toChartTable(text('item'), plot)}
      footer={
        figures.length > 0 ? (
          <FootFigures
            figures={figures.map((key) => ({ label: text(key), value: formatNumber(values[key]) || '–' }))}
          />
        ) : undefined
      }
    >
      <Drawn title={title} plot={plot} statistic={typeof statistic === 'string' ? statistic : '–'} />
    </ChartCard>
  );
};

const LoadedChart = ({ call, ...chart }: Chart & OfArea): ReactNode => (
  <Loaded call={useCall(call, {})}>{(card) => <ChartOf {...chart} card={card} />}</Loaded>
);

interface DashboardProps extends OfArea {
  readonly title: string;
  readonly figures: readonly Figure[];
  readonly charts: readonly Chart[];
}

export const Dashboard = ({ area, title, figures, charts }: DashboardProps): ReactNode => {
  const styles = useStyles();
  const text = useText(area);
  return (
    <Page title={title} description={text('about')}>
      <section className={styles.figures} aria-label={text('figures')}>
        {figures.map((figure) => (
          <FigureOf key={figure.name} area={area} {...figure} />
        ))}
      </section>
      <div className={styles.charts}>
        {charts.map((chart) => (
          <LoadedChart key={chart.name} area={area} {...chart} />
        ))}
      </div>
    </Page>
  );
};
