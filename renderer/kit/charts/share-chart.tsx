/** Parts of a whole, as a ring. Loaded when it is first drawn: the chart library is large. */
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
  readonly inside: string;
  readonly height: number;
}

// The library draws the title above the edge of its drawing, where only the tails of its letters are seen. The card has it.
const useStyles = makeStyles({
  root: { '& .fui-donut__chartTitle': { display: 'none' }, '& .fui-legend__legend': { paddingBlock: '2px' } },
});

export const ShareChart = ({ title, shares, inside, height }: ShareChartProps) => (
  <ResponsiveContainer height={height}>
    <DonutChart
      data={{
        chartTitle: title,
        chartData: shares.map(({ label, value }, index) => ({
          // A ring is hard to measure by eye: its parts are told in figures, too.
          legend: `${label} ${formatNumber(value)}`,
          xAxisCalloutData: label,
          data: value,
          yAxisCalloutData: formatNumber(value),
          color: colorAt(index),
        })),
      }}
      height={height}
      innerRadius={Math.round(height / 5)}
      valueInsideDonut={inside}
      hideLabels
      styles={{ root: useStyles().root, legendContainer: '' }}
      legendProps={{ allowFocusOnLegends: true, enabledWrapLines: true }}
    />
  </ResponsiveContainer>
);
