import { limits } from '@contract/limits';
import { Uses } from '@contract/settings/uses';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scoreNow, withUse } from '../../../../../renderer/kit/stores/uses';

const day = 86_400_000;

it('counts a use half after two weeks, and never more than when it was made', () => {
  expect(scoreNow({ score: 8, at: 0 }, 14 * day)).toBeCloseTo(4);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.nat(), fc.nat(), (score, at, now) => {
      expect(scoreNow({ score, at }, now)).toBeLessThanOrEqual(score);
    }),
  );
});

it('adds to what is left of earlier uses', () => {
  const once = withUse({}, 'page:/bookings', 0);
  expect(withUse(once, 'page:/bookings', 14 * day)['page:/bookings']).toEqual({ score: 1.5, at: 14 * day });
});

it('keeps as many as the settings allow, without the least used', () => {
  let uses = withUse({}, 'page:/rare', 0);
  for (let index = 0; index < limits.uses; index++)
    for (let time = 1; time <= 2; time++) uses = withUse(uses, `page:/${index}`, time * day);
  expect(Object.keys(uses)).toHaveLength(limits.uses);
  expect(uses['page:/rare']).toBeUndefined();
  expect(Uses.safeParse({ '["demo","",1]': uses }).success).toBe(true);
});
