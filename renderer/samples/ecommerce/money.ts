/** The sample store counts in dollars: how its amounts are read, and at an axis, where there is little room. */
import { compactMoney, type Plot } from '../../kit/charts/plot';
import { formatPrice } from '../../kit/format/number';

/** Whole dollars stay whole: "$2,140". */
export const dollars = (value: unknown): string => (typeof value === 'number' ? formatPrice(value) : '–');

export const shortDollars = (value: number): string => compactMoney(value, 'USD');

/** A year's plan beside what became of it. */
export const withBudget = (plot: Plot, budget: Plot): Plot => ({
  ...plot,
  series: [...plot.series, ...budget.series],
});
