/** The data of a chart with an axis: labels, and for each label one number per series. */

import { isRecord } from '@contract/json/record';
import { byLocale, currentLanguage, currentLocale } from '../format/locale';
import { formatNumber } from '../format/number';
import type { ChartTable } from './chart-card';

export interface Series {
  readonly name: string;
  readonly data: readonly number[];
}

export interface Plot {
  readonly labels: readonly string[];
  readonly series: readonly Series[];
}

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** Reads labels and series from a response. Leaves out what is missing or not a number, so that a chart never shows a guess. */
export const parsePlot = (from: unknown): Plot => {
  const values = isRecord(from) ? from : {};
  return {
    labels: toList(values.labels).filter((label) => typeof label === 'string'),
    series: toList(values.series)
      .filter(isRecord)
      .map(({ name, data }) => ({
        name: typeof name === 'string' ? name : '',
        data: toList(data).filter((value) => typeof value === 'number'),
      })),
  };
};

/** The same figures as a table: a row for each label, a column for each series. */
export const toChartTable = (head: string, { labels, series }: Plot, formatValue = formatNumber): ChartTable => ({
  head: [head, ...series.map(({ name }) => name)],
  rows: labels.map((label, index) => [label, ...series.map(({ data }) => formatValue(data[index]))]),
});

/** Arabic has whole words for thousands, which don't fit an axis. */
const axisLocale = (): string => (currentLanguage() === 'ar' ? 'en-US' : currentLocale());

const compact = byLocale(() => new Intl.NumberFormat(axisLocale(), { notation: 'compact', maximumFractionDigits: 1 }));

/** "12.4K", for axis labels. */
export const compactNumber = (value: number): string => compact().format(value);

/** Amounts from this one on are shortened. */
const thousand = 1_000;

/**
 * "$600", "$0.50", "$12.4K"; the number alone if its currency is unknown, and in other languages, whose `12,4 mil US$` does
 * not fit an axis: the chart's heading names the currency.
 */
export const compactMoney = (value: number, currency: string | null | undefined): string => {
  if (!currency || currentLanguage() !== 'en') return compactNumber(value);
  const short = { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 } as const;
  try {
    return new Intl.NumberFormat(axisLocale(), {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
      ...(Math.abs(value) < thousand ? {} : short),
    }).format(value);
  } catch {
    return compactNumber(value);
  }
};

const maxTicks = 8;

/** The days to label on an axis: at most eight, evenly spaced, including the last one. */
export const axisDays = (days: readonly string[]): readonly string[] => {
  const step = Math.ceil(days.length / maxTicks);
  return days.filter((_, index) => (days.length - 1 - index) % step === 0);
};

/** "W1 150, W2 200": the first series as text, for charts without an axis or tooltips. */
export const describePlot = ({ labels, series }: Plot, formatValue = formatNumber): string =>
  labels.map((label, index) => `${label} ${formatValue(series[0]?.data[index])}`).join(', ');
