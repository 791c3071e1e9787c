/** A line or area chart. Loaded on first use, because the chart library is large. */
import { AreaChart, LineChart, type LineChartPoints, ResponsiveContainer } from '@fluentui/react-charts';
import { formatNumber } from '../format/number';
import { colorAt } from './colors';
import { useChartMargins } from './margins';
import { compactNumber, type Plot } from './plot';

export interface TrendChartProps {
  readonly title: string;
  readonly plot: Plot;
  readonly height: number;
  /** Fills the area below each line; several series are stacked. */
  readonly filled?: boolean;
  /** The text of a value in the tooltip, and of a tick on the axis. */
  readonly formatValue?: (value: number) => string;
  readonly formatTick?: (value: number) => string;
  /** The lower end of the axis, for lines whose changes would be too small to see from zero. */
  readonly min?: number;
}

/** Each line has its own dash pattern, so that color is not the only difference. */
const dashes = ['none', '6 4', '2 3', '10 3 2 3'] as const;

const pointsOf = (
  { labels, series }: Plot,
  formatValue: (value: number) => string,
  filled: boolean,
): LineChartPoints[] =>
  series.map(({ name, data }, line) => ({
    legend: name,
    color: colorAt(line),
    data: data.map((y, x) => ({
      x,
      y,
      xAxisCalloutData: labels[x] ?? '',
      yAxisCalloutData: formatValue(y),
    })),
    lineOptions: {
      curve: 'natural',
      strokeWidth: 2.5,
      strokeDasharray: (filled ? undefined : dashes[line % dashes.length]) ?? 'none',
    },
    hideNonActiveDots: true,
  }));

export const TrendChart = ({
  title,
  plot,
  height,
  filled = false,
  formatValue = formatNumber,
  formatTick = compactNumber,
  min = 0,
}: TrendChartProps) => {
  const margins = useChartMargins();
  const common = {
    data: { chartTitle: title, lineChartData: pointsOf(plot, formatValue, filled), pointOptions: { r: 4 } },
    height,
    hideLegend: plot.series.length < 2,
    tickValues: plot.labels.map((_, index) => index),
    xAxis: { tickText: [...plot.labels] },
    yAxisTickFormat: (value: number) => formatTick(value),
    yAxisTickCount: 4,
    roundedTicks: true,
    margins,
    legendProps: { allowFocusOnLegends: true, centerLegends: true },
  };
  return (
    <ResponsiveContainer height={height}>
      {filled ? (
        // Without it, the library first draws with negative widths, before it knows its size.
        <AreaChart {...common} enablePerfOptimization />
      ) : (
        <LineChart {...common} yMinValue={min} />
      )}
    </ResponsiveContainer>
  );
};
