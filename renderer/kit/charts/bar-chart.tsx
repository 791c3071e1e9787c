/** Values beside each other, as bars: one series, or several in groups or stacks. Loaded when it is first drawn. */
import { GroupedVerticalBarChart, ResponsiveContainer, VerticalStackedBarChart } from '@fluentui/react-charts';
import { formatNumber } from '../format/number';
import { colorAt } from './colors';
import { useChartMargins } from './margins';
import { compactNumber, type Plot } from './plot';

export interface BarChartProps {
  readonly title: string;
  readonly plot: Plot;
  readonly height: number;
  /** Several series upon each other, where their sum means something; beside each other by default. */
  readonly stacked?: boolean;
  /** How a value is read beside its bar, and how it stands at the axis. */
  readonly shown?: (value: number) => string;
  readonly atAxis?: (value: number) => string;
}

export const BarChart = ({
  title,
  plot: { labels, series },
  height,
  stacked = false,
  shown = formatNumber,
  atAxis = compactNumber,
}: BarChartProps) => {
  const common = {
    chartTitle: title,
    height,
    hideLabels: true,
    hideLegend: series.length < 2,
    roundedTicks: true,
    roundCorners: true,
    yAxisTickCount: 4,
    yAxisTickFormat: (value: number) => atAxis(value),
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
              yAxisCalloutData: shown(data[index] ?? 0),
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
              yAxisCalloutData: shown(data[index] ?? 0),
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
