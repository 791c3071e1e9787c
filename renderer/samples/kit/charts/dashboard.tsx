/** A dashboard as data: figures of the statistics calls with their trend, and charts of the analytics calls. */
import type { EndpointId } from '@contract/table';
import { makeStyles, tokens } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useCall } from '../../../kit/bridge/use-call';
import { colorAt } from '../../../kit/charts/colors';
import { FigureCard } from '../../../kit/charts/figure-card';
import { describePlot, parsePlot } from '../../../kit/charts/plot';
import { useText } from '../../../kit/format/text';
import { Page } from '../../../kit/ui/page';
import { type Chart, Charts } from './described-chart';

const useSparkStyles = makeStyles({
  drawing: { display: 'block', inlineSize: '100%', overflow: 'visible', ':dir(rtl)': { transform: 'scaleX(-1)' } },
  line: { fill: 'none', strokeWidth: '2px', strokeLinejoin: 'round', strokeLinecap: 'round' },
  area: { fillOpacity: 0.16, stroke: 'none' },
});

interface SparklineProps {
  /** For screen readers: the subject and its values (`describePlot`). */
  readonly title: string;
  readonly values: readonly number[];
  readonly as?: 'line' | 'area' | 'bars';
  /** Index in the chart colors. */
  readonly color?: number;
}

const width = 100;
const height = 44;

const Sparkline = ({ title, values, as = 'area', color = 0 }: SparklineProps): ReactNode => {
  const styles = useSparkStyles();
  const paint = colorAt(color);
  // Bars start at zero; a line uses the full height for its range.
  const min = as === 'bars' ? 0 : Math.min(...values);
  const range = Math.max(...values, min) - min || 1;
  const rise = (value: number): number => ((value - min) / range) * (height - 4);
  const y = (value: number): number => height - 2 - rise(value);
  const x = (index: number): number => (values.length > 1 ? (index * width) / (values.length - 1) : width / 2);
  const line = values.map((value, index) => `${x(index).toFixed(2)},${y(value).toFixed(2)}`).join(' ');
  const step = width / Math.max(1, values.length);
  return (
    <svg
      className={styles.drawing}
      style={{ blockSize: height }}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={title}
    >
      {as === 'bars' ? (
        values.map((value, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: bars have no other key
            key={index}
            x={index * step + step * 0.2}
            y={height - Math.max(2, rise(value))}
            width={step * 0.6}
            height={Math.max(2, rise(value))}
            fill={paint}
          />
        ))
      ) : (
        <>
          {as === 'area' && (
            <polygon className={styles.area} fill={paint} points={`0,${height} ${line} ${width},${height}`} />
          )}
          <polyline className={styles.line} stroke={paint} points={line} vectorEffect="non-scaling-stroke" />
        </>
      )}
    </svg>
  );
};

interface Figure {
  /** Text key. */
  readonly name: string;
  readonly icon: FluentIcon;
  readonly call: Extract<EndpointId, `cardStatistics.${string}`>;
  readonly as?: 'line' | 'area' | 'bars';
  readonly color?: number;
}

interface FiguresProps {
  /** The area whose texts name the figures. */
  readonly area: string;
  readonly figures: readonly Figure[];
}

const FigureOf = ({
  area,
  name,
  icon,
  call,
  as = 'area',
  color = 0,
}: Figure & Pick<FiguresProps, 'area'>): ReactNode => {
  const label = useText(area)(name);
  const { value } = useCall(call, {});
  const plot = parsePlot(value);
  return (
    <FigureCard
      label={label}
      icon={icon}
      value={value?.statistic ?? '–'}
      change={value?.change ?? undefined}
      trend={
        <div style={{ blockSize: height }}>
          {plot.labels.length > 0 && (
            <Sparkline
              title={`${label}: ${describePlot(plot)}`}
              values={plot.series[0]?.data ?? []}
              as={as}
              color={color}
            />
          )}
        </div>
      }
    />
  );
};

const useStyles = makeStyles({
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(172px, 1fr))',
    gap: tokens.spacingHorizontalL,
  },
});

export const Figures = ({ area, figures }: FiguresProps): ReactNode => (
  <div className={useStyles().figures}>
    {figures.map((figure) => (
      <FigureOf key={figure.name} area={area} {...figure} />
    ))}
  </div>
);

interface DashboardProps extends FiguresProps {
  readonly title: string;
  readonly charts: readonly Chart[];
}

export const Dashboard = ({ area, title, figures, charts }: DashboardProps): ReactNode => {
  const text = useText(area);
  return (
    <Page title={title} description={text('about')}>
      <section aria-label={text('figures')}>
        <Figures area={area} figures={figures} />
      </section>
      <Charts area={area} charts={charts} />
    </Page>
  );
};
