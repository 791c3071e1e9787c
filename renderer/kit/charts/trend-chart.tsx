/** How values went, as lines or filled areas. Loaded when it is first drawn: the chart library is large. */
import { AreaChart, LineChart, type LineChartPoints, ResponsiveContainer } from '@fluentui/react-charts';
import { formatNumber } from '../format/number';
import { colorAt } from './colors';
import { useChartMargins } from './margins';
import { compactNumber, type Plot } from './plot';

export interface TrendChartProps {
  readonly title: string;
  readonly plot: Plot;
  readonly height: number;
  /** Filled down to the axis; with several series they lie upon each other. */
  readonly filled?: boolean;
  /** How a value is read beside its point, and how it stands at the axis. */
  readonly shown?: (value: number) => string;
  readonly atAxis?: (value: number) => string;
  /** Where the axis begins, for unfilled lines whose ups and downs would be lost above zero. */
  readonly from?: number;
}

/** Besides its color each line has a pattern of its own. */
const dashes = ['none', '6 4', '2 3', '10 3 2 3'] as const;

const pointsOf = ({ labels, series }: Plot, shown: (value: number) => string, filled: boolean): LineChartPoints[] =>
  series.map(({ name, data }, line) => ({
    legend: name,
    color: colorAt(line),
    data: data.map((y, x) => ({
      x,
      y,
      xAxisCalloutData: labels[x] ?? '',
      yAxisCalloutData: shown(y),
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
  shown = formatNumber,
  atAxis = compactNumber,
  from = 0,
}: TrendChartProps) => {
  const margins = useChartMargins();
  const common = {
    data: { chartTitle: title, lineChartData: pointsOf(plot, shown, filled), pointOptions: { r: 4 } },
    height,
    hideLegend: plot.series.length < 2,
    tickValues: plot.labels.map((_, index) => index),
    xAxis: { tickText: [...plot.labels] },
    yAxisTickFormat: (value: number) => atAxis(value),
    yAxisTickCount: 4,
    roundedTicks: true,
    margins,
    legendProps: { allowFocusOnLegends: true, centerLegends: true },
  };
  return (
    <ResponsiveContainer height={height}>
      {filled ? (
        // Without it the library draws once before it knows its room, with widths below zero.
        <AreaChart {...common} enablePerfOptimization />
      ) : (
        <LineChart {...common} yMinValue={from} />
      )}
    </ResponsiveContainer>
  );
};
