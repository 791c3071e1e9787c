/** A bar chart of one series, or of several that are grouped or stacked. Loaded on first use. */
import { GroupedVerticalBarChart, ResponsiveContainer, VerticalStackedBarChart } from '@fluentui/react-charts';
import { formatNumber } from '../format/number';
import { colorAt } from './colors';
import { useChartMargins } from './margins';
import { compactNumber, type Plot } from './plot';

export interface BarChartProps {
  readonly title: string;
  readonly plot: Plot;
  readonly height: number;
  /** Stacks several series, if their sum has a meaning; they are grouped by default. */
  readonly stacked?: boolean;
  /** The text of a value in the tooltip, and of a tick on the axis. */
  readonly formatValue?: (value: number) => string;
  readonly formatTick?: (value: number) => string;
}

export const BarChart = ({
  title,
  plot: { labels, series },
  height,
  stacked = false,
  formatValue = formatNumber,
  formatTick = compactNumber,
}: BarChartProps) => {
  const common = {
    chartTitle: title,
    height,
    hideLabels: true,
    hideLegend: series.length < 2,
    roundedTicks: true,
    roundCorners: true,
    yAxisTickCount: 4,
    yAxisTickFormat: (value: number) => formatTick(value),
    margins: useChartMargins(),
    legendProps: { allowFocusOnLegends: true, centerLegends: true },
  };
  return (
    <ResponsiveContainer height={height}>
      {stacked ? (
        <VerticalStackedBarChart
          {...common}
          data={labels.map((label, index) => ({
            xAxisPoint: label,
            chartData: series.map(({ name, data }, at) => ({
              legend: name,
              data: data[index] ?? 0,
              color: colorAt(at),
              xAxisCalloutData: label,
              yAxisCalloutData: formatValue(data[index] ?? 0),
            })),
          }))}
          maxBarWidth={28}
          barGapMax={2}
          barWidth="auto"
          xAxisInnerPadding={0.4}
          xAxisOuterPadding={0.2}
        />
      ) : (
        <GroupedVerticalBarChart
          {...common}
          data={labels.map((label, index) => ({
            name: label,
            series: series.map(({ name, data }, at) => ({
              key: name,
              legend: name,
              data: data[index] ?? 0,
              color: colorAt(at),
              xAxisCalloutData: label,
              yAxisCalloutData: formatValue(data[index] ?? 0),
            })),
          }))}
          maxBarWidth={series.length < 2 ? 28 : 18}
          barWidth="auto"
          xAxisInnerPadding={0.4}
          xAxisOuterPadding={0.2}
        />
      )}
    </ResponsiveContainer>
  );
};
