import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestZoom, stepZoom, zoomSteps } from '../../../../../main/app/window/zoom';

test('zoom goes from 80 to 200 %, and stops at both ends', () => {
  expect([stepZoom(1, 1), stepZoom(1, -1), stepZoom(0.8, -1), stepZoom(2, 1)]).toEqual([1.1, 0.9, 0.8, 2]);
});

test('any remembered zoom becomes a valid one (row 91)', () => {
  expect([5, 0, -1, 1.3, Number.NaN, '2', undefined].map(nearestZoom)).toEqual([2, 0.8, 0.8, 1.25, 1, 1, 1]);
  fc.assert(fc.property(fc.anything(), (value) => zoomSteps.includes(nearestZoom(value))));
});
