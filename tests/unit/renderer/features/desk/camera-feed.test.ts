/** What the camera reports: a code once. */
import { expect, test, vi } from 'vitest';

vi.mock('../../../../../renderer/features/desk/gate/camera-worker?worker&url', () => ({ default: '/worker.js' }));
const { createRepeatFilter } = await import('../../../../../renderer/features/desk/gate/camera-feed');

test('a code that stays in front of the camera is one scan, and another code is a new one', () => {
  const isNew = createRepeatFilter();
  expect([isNew('A', 0), isNew('A', 200), isNew('A', 3_900), isNew('A', 7_800)]).toEqual([true, false, false, false]);
  expect(isNew('B', 8_000)).toBe(true);
  expect(isNew('A', 8_200)).toBe(true);
  expect(isNew('A', 12_200)).toBe(true);
});
