/** The sample store counts in dollars: how its amounts are read, and at an axis, where there is little room. */
import { compactMoney, type Plot } from '../../kit/charts/plot';
import { formatMoney } from '../../kit/format/number';

/** "$2,140.00". */
export const dollars = (value: unknown): string =>
  typeof value === 'number' ? formatMoney(String(value), 'USD') : '–';

export const shortDollars = (value: number): string => compactMoney(value, 'USD');

/** A year's plan beside what became of it. */
export const withBudget = (plot: Plot, budget: Plot): Plot => ({
  ...plot,
  series: [...plot.series, ...budget.series],
});
