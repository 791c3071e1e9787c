/** A donut chart. Loaded on first use, because the chart library is large. */
import { DonutChart, ResponsiveContainer } from '@fluentui/react-charts';
import { makeStyles } from '@fluentui/react-components';
import { formatNumber } from '../format/number';
import { colorAt } from './colors';

export interface Share {
  readonly label: string;
  readonly value: number;
}

export interface ShareChartProps {
  readonly title: string;
  readonly shares: readonly Share[];
  readonly centerText: string;
  readonly height: number;
}

// The library clips its title, and the card shows it already.
const useStyles = makeStyles({
  root: {
    '& .fui-donut__chartTitle': { display: 'none' },
    '& .fui-legend__legend': { paddingBlock: '2px', minBlockSize: 'var(--target, 24px)' },
  },
});

export const ShareChart = ({ title, shares, centerText, height }: ShareChartProps) => (
  <ResponsiveContainer height={height}>
    <DonutChart
      data={{
        chartTitle: title,
        chartData: shares.map(({ label, value }, index) => ({
          // Parts of a ring are hard to compare by eye, so the legend has the figures.
          legend: `${label} ${formatNumber(value)}`,
          xAxisCalloutData: label,
          data: value,
          yAxisCalloutData: formatNumber(value),
          color: colorAt(index),
        })),
      }}
      height={height}
      innerRadius={Math.round(height / 5)}
      valueInsideDonut={centerText}
      hideLabels
      styles={{ root: useStyles().root, legendContainer: '' }}
      legendProps={{ allowFocusOnLegends: true, enabledWrapLines: true }}
    />
  </ResponsiveContainer>
);
