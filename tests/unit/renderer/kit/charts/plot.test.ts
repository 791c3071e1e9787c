import { expect, it } from 'vitest';
import {
  axisDays,
  compactMoney,
  compactNumber,
  describePlot,
  parsePlot,
  toChartTable,
} from '../../../../../renderer/kit/charts/plot';

const answer = {
  labels: ['Jan', 'Feb'],
  series: [
    { name: 'Earned', data: [1_200, 900] },
    { name: 'Spent', data: [700, 800] },
  ],
};

it('an answer becomes a chart, a table and a sentence with the same figures', () => {
  const plot = parsePlot(answer);
  expect(plot).toEqual(answer);
  expect(toChartTable('Month', plot)).toEqual({
    head: ['Month', 'Earned', 'Spent'],
    rows: [
      ['Jan', '1,200', '700'],
      ['Feb', '900', '800'],
    ],
  });
  expect(describePlot(plot)).toBe('Jan 1,200, Feb 900');
});

it.each([undefined, null, 'text', {}, { labels: 'Jan', series: [null, 3] }])('draws nothing for %j', (from) => {
  expect(parsePlot(from)).toEqual({ labels: [], series: [] });
});

it('the numbers of an axis are short', () => {
  expect([0, 950, 12_400, 2_000_000].map(compactNumber)).toEqual(['0', '950', '12.4K', '2M']);
});

it('money on an axis has two decimals or none', () => {
  expect([0, 600, 1_500, 12_000, 0.5, -250].map((value) => compactMoney(value, 'USD'))).toEqual([
    '$0',
    '$600',
    '$1.5K',
    '$12K',
    '$0.50',
    '-$250',
  ]);
  expect(compactMoney(600, null)).toBe('600');
});

it('an axis has each day once, and only as many as are readable', () => {
  const days = (count: number) =>
    Array.from({ length: count }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10));
  expect(axisDays(days(7))).toEqual(days(7));
  for (const count of [0, 1, 8, 9, 30, 90, 365]) {
    const shown = axisDays(days(count));
    expect(shown.length).toBeLessThanOrEqual(8);
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.at(-1)).toBe(days(count).at(-1));
  }
});
