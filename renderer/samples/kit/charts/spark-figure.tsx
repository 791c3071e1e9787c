/** A figure with its trend as a sparkline. */
import type { FluentIcon } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import type { Values } from '../../../kit/area/field';
import { FigureCard } from '../../../kit/charts/figure-card';
import { describePlot, parsePlot } from '../../../kit/charts/plot';
import { Sparkline } from './sparkline';

interface SparkFigureProps {
  readonly label: string;
  readonly icon: FluentIcon;
  /** With `statistic`, `change` in percent, `labels` and `series`; undefined while loading. */
  readonly answer: Values | undefined;
  readonly as?: 'line' | 'area' | 'bars';
  readonly color?: number;
}

const height = 44;

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
              height={height}
              as={as}
              color={color}
            />
          )}
        </div>
      }
    />
  );
};
