/** A value by day, as bars. Loaded when it is first drawn: the chart library is large. */
import { ResponsiveContainer, VerticalBarChart } from '@fluentui/react-charts';
import { colorAt } from './colors';
import { useChartMargins } from './margins';
import { axisDays, compactNumber } from './plot';

export interface DayPoint {
  /** `2026-05-16`. */
  readonly day: string;
  readonly value: number;
  /** What a pointer on the bar reads. */
  readonly shown: string;
}

export interface DayChartProps {
  readonly title: string;
  readonly series: string;
  readonly points: readonly DayPoint[];
  readonly height: number;
  /** How a value stands at the axis. */
  readonly atAxis?: (value: number) => string;
}

const moment = (day: string): Date => new Date(`${day.slice(0, 10)}T00:00:00Z`);
const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

export const DayChart = ({ title, series, points, height, atAxis = compactNumber }: DayChartProps) => (
  <ResponsiveContainer height={height}>
    <VerticalBarChart
      chartTitle={title}
      data={points.map(({ day, value, shown }) => ({
        x: moment(day),
        y: value,
        legend: series,
        xAxisCalloutData: short.format(moment(day)),
        yAxisCalloutData: shown,
        color: colorAt(0),
      }))}
      height={height}
      hideLegend
      hideLabels
      useSingleColor
      roundCorners
      colors={[colorAt(0)]}
      maxBarWidth={28}
      useUTC
      // Left to itself, the library puts the hours of a short period under its axis.
      tickValues={axisDays(points.map(({ day }) => day)).map(moment)}
      customDateTimeFormatter={(date) => short.format(date)}
      margins={useChartMargins()}
      roundedTicks
      yAxisTickCount={4}
      yAxisTickFormat={atAxis}
    />
  </ResponsiveContainer>
);
