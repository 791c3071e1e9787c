/** A figure with its trend as a sparkline. */
import { makeStyles } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import type { Values } from '../../../kit/area/field';
import { colorAt } from '../../../kit/charts/colors';
import { FigureCard } from '../../../kit/charts/figure-card';
import { describePlot, parsePlot } from '../../../kit/charts/plot';

const useStyles = makeStyles({
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
  const styles = useStyles();
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

interface SparkFigureProps {
  readonly label: string;
  readonly icon: FluentIcon;
  /** With `statistic`, `change` in percent, `labels` and `series`; undefined while loading. */
  readonly answer: Values | undefined;
  readonly as?: 'line' | 'area' | 'bars';
  readonly color?: number;
}

export const SparkFigure = ({ label, icon, answer, as = 'area', color = 0 }: SparkFigureProps): ReactNode => {
  const plot = parsePlot(answer);
  const { statistic, change } = answer ?? {};
  return (
    <FigureCard
      label={label}
      icon={icon}
      value={typeof statistic === 'string' ? statistic : '–'}
      change={typeof change === 'number' ? change : undefined}
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
