/** Parts of a whole, as a ring. Loaded when it is first drawn: the chart library is large. */
import { DonutChart, ResponsiveContainer } from '@fluentui/react-charts';
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

export const ShareChart = ({ title, shares, inside, height }: ShareChartProps) => (
  <ResponsiveContainer height={height}>
    <DonutChart
      data={{
        chartTitle: title,
        chartData: shares.map(({ label, value }, index) => ({
          legend: label,
          data: value,
          color: colorAt(index),
        })),
      }}
      height={height}
      innerRadius={Math.round(height / 4.2)}
      valueInsideDonut={inside}
      hideLabels
      legendProps={{ allowFocusOnLegends: true }}
    />
  </ResponsiveContainer>
);
