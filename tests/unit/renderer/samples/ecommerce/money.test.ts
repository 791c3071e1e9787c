import { expect, it } from 'vitest';
import { dollars, shortDollars, withBudget } from '../../../../../renderer/samples/ecommerce/money';

it('whole dollars stay whole, and a missing amount is a dash', () => {
  expect([dollars(2_140), dollars(12.5), dollars(undefined), shortDollars(51_300)]).toEqual([
    '$2,140',
    '$12.50',
    '–',
    '$51.3K',
  ]);
});

it('the budget is shown next to the earnings', () => {
  const plot = (name: string) => ({ labels: ['Jan'], series: [{ name, data: [1] }] });
  expect(withBudget(plot('Earning'), plot('Budget')).series.map(({ name }) => name)).toEqual(['Earning', 'Budget']);
});
