/** A bar chart of one value per day. Loaded on first use, because the chart library is large. */

import { ResponsiveContainer, VerticalBarChart } from '@fluentui/react-charts';
import { byLocale } from '../format/locale';
import { colorAt } from './colors';
import { useChartMargins } from './margins';
import { axisDays, compactNumber } from './plot';

export interface DayPoint {
  /** `2026-05-16`. */
  readonly day: string;
  readonly value: number;
  /** The text of the bar's tooltip. */
  readonly valueText: string;
}

export interface DayChartProps {
  readonly title: string;
  readonly series: string;
  readonly points: readonly DayPoint[];
  readonly height: number;
  /** The text of a tick on the axis. */
  readonly formatTick?: (value: number) => string;
}

const toUtcDate = (day: string): Date => new Date(`${day.slice(0, 10)}T00:00:00Z`);
const shortDay = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
);

export const DayChart = ({ title, series, points, height, formatTick = compactNumber }: DayChartProps) => (
  <ResponsiveContainer height={height}>
    <VerticalBarChart
      chartTitle={title}
      data={points.map(({ day, value, valueText }) => ({
        x: toUtcDate(day),
        y: value,
        legend: series,
        xAxisCalloutData: shortDay().format(toUtcDate(day)),
        yAxisCalloutData: valueText,
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
      // By default the library labels a short period with hours.
      tickValues={axisDays(points.map(({ day }) => day)).map(toUtcDate)}
      customDateTimeFormatter={(date) => shortDay().format(date)}
      margins={useChartMargins()}
      roundedTicks
      yAxisTickCount={4}
      yAxisTickFormat={formatTick}
    />
  </ResponsiveContainer>
);
