import { expect, it } from 'vitest';
import { changeIn, partsOf, statisticIn } from '../../../../../renderer/samples/analytics/read';

it('parts say how much of the whole they are, and how they changed where that is known', () => {
  expect(partsOf(['Desktop', 'Mobile'], [75, 25], [2])).toEqual([
    { label: 'Desktop', value: 75, share: 0.75, change: 2 },
    { label: 'Mobile', value: 25, share: 0.25, change: undefined },
  ]);
  expect(partsOf(['Nobody'], [])).toEqual([{ label: 'Nobody', value: 0, share: 0, change: undefined }]);
});

it('an answer without a figure is not given one', () => {
  expect([statisticIn({}), changeIn({ change: 'much' })]).toEqual(['–', undefined]);
  expect([statisticIn({ statistic: '2.7K' }), changeIn({ change: -3 })]).toEqual(['2.7K', -3]);
});
