import { expect, it } from 'vitest';
import { compactNumber, readPlot, spoken, tableOf } from '../../../../../renderer/kit/charts/plot';

const answer = {
  labels: ['Jan', 'Feb'],
  series: [
    { name: 'Earned', data: [1_200, 900] },
    { name: 'Spent', data: [700, 800] },
  ],
};

it('an answer becomes a drawing, and the same figures a table and a sentence', () => {
  const plot = readPlot(answer);
  expect(plot).toEqual(answer);
  expect(tableOf('Month', plot)).toEqual({
    head: ['Month', 'Earned', 'Spent'],
    rows: [
      ['Jan', '1,200', '700'],
      ['Feb', '900', '800'],
    ],
  });
  expect(spoken(plot)).toBe('Jan 1,200, Feb 900');
});

it.each([undefined, null, 'text', {}, { labels: 'Jan', series: [null, 3] }])('draws no guess of %j', (from) => {
  expect(readPlot(from)).toEqual({ labels: [], series: [] });
});

it('numbers at an axis are short', () => {
  expect([0, 950, 12_400, 2_000_000].map(compactNumber)).toEqual(['0', '950', '12.4K', '2M']);
});
