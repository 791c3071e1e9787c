/** Amounts of the sample store in dollars, in full and short for axes. */
import { compactMoney, type Plot } from '../../kit/charts/plot';
import { formatPrice } from '../../kit/format/number';

/** Whole dollars stay whole: "$2,140". */
export const dollars = (value: unknown): string => (typeof value === 'number' ? formatPrice(value) : '–');

export const shortDollars = (value: number): string => compactMoney(value, 'USD');

/** A year's results with its budget. */
export const withBudget = (plot: Plot, budget: Plot): Plot => ({
  ...plot,
  series: [...plot.series, ...budget.series],
});
