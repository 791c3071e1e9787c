/** Charts of the card calls as data: each has its figures as a table, and a choice of period or year where there are several. */
import { isRecord } from '@contract/json/record';
import type { EndpointId } from '@contract/table';
import { makeStyles, Select, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Values } from '../../../kit/area/field';
import { useCall } from '../../../kit/bridge/use-call';
import { ChartCard } from '../../../kit/charts/chart-card';
import { BarChart, ShareChart, TrendChart } from '../../../kit/charts/lazy-charts';
import { type Plot, parsePlot, toChartTable } from '../../../kit/charts/plot';
import { RankChart } from '../../../kit/charts/rank-chart';
import { Loaded } from '../../../kit/feedback/states';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { lineAbove } from '../../../kit/ui/hairlines';
import { useSearch } from '../../../kit/ui/use-search';
import { GoalRing } from './goal-ring';
import { Statistic } from './statistic';

const height = 240;

const useStyles = makeStyles({
  charts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(360px, 40%), 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  foot: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(64px, 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    marginBlockStart: 'auto',
    paddingBlockStart: tokens.spacingVerticalM,
    ...lineAbove,
  },
  label: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  value: { margin: 0, fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  select: { minInlineSize: 0 },
  ring: { display: 'grid', placeItems: 'center', blockSize: '100%' },
});

interface Versions {
  readonly names: readonly string[];
  readonly chosen: string;
  readonly choose: (name: string) => void;
  /** Of the chosen version, or of an answer without versions. */
  readonly values: Values;
}

/** The versions in `answer[list]`, named by `naming`. The URL has the chosen one as `key`, unless it is the first. */
const useVersions = (key: string, answer: Values, list: string, naming: string): Versions => {
  const [search, setSearch] = useSearch();
  const several = answer[list];
  const versions = (Array.isArray(several) ? several : []).filter(isRecord);
  const names = versions.map((version) => String(version[naming] ?? ''));
  const at = Math.max(0, names.indexOf(search.get(key) ?? ''));
  const choose = (name: string) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (name === names[0]) next.delete(key);
        else next.set(key, name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { names, chosen: names[at] ?? '', choose, values: versions[at] ?? answer };
};

interface ChartChoiceProps {
  readonly label: string;
  readonly versions: Versions;
}

const ChartChoice = ({ label, versions: { names, chosen, choose } }: ChartChoiceProps): ReactNode => {
  const styles = useStyles();
  return (
    <Select
      className={styles.select}
      size="small"
      aria-label={label}
      value={chosen}
      onChange={(_, { value }) => choose(value)}
    >
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Select>
  );
};

interface FootFiguresProps {
  readonly figures: readonly { readonly label: string; readonly value: string }[];
}

const FootFigures = ({ figures }: FootFiguresProps): ReactNode => {
  const styles = useStyles();
  return (
    <dl className={styles.foot}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
};

interface DrawnProps {
  readonly title: string;
  readonly plot: Plot;
  readonly statistic: string;
}

const Bars = ({ title, plot }: DrawnProps): ReactNode => <BarChart title={title} plot={plot} height={height} />;
const Stacks = ({ title, plot }: DrawnProps): ReactNode => (
  <BarChart stacked title={title} plot={plot} height={height} />
);
const Area = ({ title, plot }: DrawnProps): ReactNode => (
  <TrendChart filled title={title} plot={plot} height={height} />
);

/** The axis starts just below the lowest value, so that close lines can be told apart. */
const Lines = ({ title, plot }: DrawnProps): ReactNode => {
  const least = Math.min(...plot.series.flatMap(({ data }) => data));
  const min = Number.isFinite(least) ? Math.floor(least / 1_000) * 1_000 - 1_000 : 0;
  return <TrendChart title={title} plot={plot} height={height} min={min} />;
};

const partsOf = ({ labels, series }: Plot) =>
  labels.map((label, index) => ({ label, value: series[0]?.data[index] ?? 0 }));

const Shares = ({ title, plot, statistic }: DrawnProps): ReactNode => (
  <ShareChart title={title} height={height} centerText={statistic} shares={partsOf(plot)} />
);

const Ranks = ({ title, plot }: DrawnProps): ReactNode => (
  <RankChart
    title={title}
    ranks={partsOf(plot)
      .map(({ label, value }) => ({ id: label, label, value, valueText: formatNumber(value) }))
      .sort((one, other) => other.value - one.value)}
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

const drawings = {
  bars: Bars,
  stacks: Stacks,
  lines: Lines,
  area: Area,
  shares: Shares,
  ranks: Ranks,
  ring: Ring,
} as const;

export interface Chart {
  /** Text key. */
  readonly name: string;
  readonly call: Extract<EndpointId, `card${string}`>;
  readonly as: keyof typeof drawings;
  /** Fields of the answer whose values are below the chart; their labels are the texts of these names. */
  readonly figures?: readonly string[];
}

interface OfArea {
  readonly area: string;
}

const ChartOf = ({ area, card, name, as, figures = [] }: Omit<Chart, 'call'> & OfArea & { readonly card: Values }) => {
  const text = useText(area);
  const sampleText = useText('samples');
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
        versions.names.length > 0 ? (
          <ChartChoice label={sampleText('chart.period', { title })} versions={versions} />
        ) : undefined
      }
      table={toChartTable(sampleText('chart.item'), plot)}
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

interface ChartsProps extends OfArea {
  readonly charts: readonly Chart[];
}

export const Charts = ({ area, charts }: ChartsProps): ReactNode => {
  const styles = useStyles();
  return (
    <div className={styles.charts}>
      {charts.map((chart) => (
        <LoadedChart key={chart.name} area={area} {...chart} />
      ))}
    </div>
  );
};
