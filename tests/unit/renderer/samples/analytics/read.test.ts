import { expect, it } from 'vitest';
import { changeIn, partsOf, statisticIn } from '../../../../../renderer/samples/analytics/read';

it('parts show their share of the total, and their change if it is known', () => {
  expect(partsOf(['Desktop', 'Mobile'], [75, 25], [2])).toEqual([
    { label: 'Desktop', value: 75, share: 0.75, change: 2 },
    { label: 'Mobile', value: 25, share: 0.25, change: undefined },
  ]);
  expect(partsOf(['Nobody'], [])).toEqual([{ label: 'Nobody', value: 0, share: 0, change: undefined }]);
});

it('a missing figure stays missing', () => {
  expect([statisticIn({}), changeIn({ change: 'much' })]).toEqual(['–', undefined]);
  expect([statisticIn({ statistic: '2.7K' }), changeIn({ change: -3 })]).toEqual(['2.7K', -3]);
});
