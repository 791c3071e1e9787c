/** What a chart with an axis draws: labels along it, and one number a series for each of them. */

import type { Values } from '../area/field';
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

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** Labels and series of an answer; what is missing or no number is left out, so that a chart never draws a guess. */
export const readPlot = (from: unknown): Plot => {
  const values = isRecord(from) ? from : {};
  return {
    labels: list(values.labels).filter((label) => typeof label === 'string'),
    series: list(values.series)
      .filter(isRecord)
      .map(({ name, data }) => ({
        name: typeof name === 'string' ? name : '',
        data: list(data).filter((value) => typeof value === 'number'),
      })),
  };
};

/** The same figures as a table: a row for each label, a column for each series. */
export const tableOf = (head: string, { labels, series }: Plot, shown = formatNumber): ChartTable => ({
  head: [head, ...series.map(({ name }) => name)],
  rows: labels.map((label, index) => [label, ...series.map(({ data }) => shown(data[index]))]),
});

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** "12.4K": numbers along an axis, where there is little room. */
export const compactNumber = (value: number): string => compact.format(value);

/** From here on amounts are shortened. */
const thousand = 1_000;

/** "$600", "$0.50", "$12.4K"; the number alone where nobody knows its currency. */
export const compactMoney = (value: number, currency: string | null | undefined): string => {
  if (!currency) return compactNumber(value);
  const short = { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 } as const;
  try {
    return new Intl.NumberFormat('en-US', {
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

/** The days under an axis: at most eight, each once and equally far apart, the last one among them. */
export const axisDays = (days: readonly string[]): readonly string[] => {
  const step = Math.ceil(days.length / maxTicks);
  return days.filter((_, index) => (days.length - 1 - index) % step === 0);
};

/** "W1 150, W2 200": the first series in words, for a drawing without axis and pointer. */
export const spoken = ({ labels, series }: Plot, shown = formatNumber): string =>
  labels.map((label, index) => `${label} ${shown(series[0]?.data[index])}`).join(', ');
