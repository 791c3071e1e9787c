import { expect, it } from 'vitest';
import {
  empty,
  fieldsOf,
  nextOf,
  previousOf,
  stepAt,
  stepState,
  steps,
} from '../../../../../renderer/samples/forms/wizard/steps';

it('asks for every field in exactly one step', () => {
  expect(steps.flatMap((step) => fieldsOf[step]).sort()).toEqual(Object.keys(empty).sort());
});

it('goes forward and back, and stops at the ends', () => {
  expect(steps.map(nextOf)).toEqual(['car', 'driver', 'review', 'review']);
  expect(steps.map(previousOf)).toEqual(['team', 'team', 'car', 'driver']);
});

it.each([
  [null, 0, 'team'],
  ['review', 0, 'team'],
  ['review', 2, 'driver'],
  ['car', 2, 'car'],
  ['nonsense', 3, 'team'],
] as const)('the address %s after %i completed steps shows %s', (path, furthest, shown) => {
  expect(stepAt(path, furthest)).toBe(shown);
});

it('opens completed steps, and none ahead of them', () => {
  expect(steps.map((step) => stepState(step, 'car', 2))).toEqual(['done', 'now', 'open', 'ahead']);
});
