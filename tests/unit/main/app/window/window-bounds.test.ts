import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arrangementOf,
  boundsFor,
  fitBounds,
  minSize,
  type Rectangle,
  withBounds,
} from '../../../../../main/app/window/window-bounds';

const laptop: Rectangle = { x: 0, y: 24, width: 1920, height: 1040 };
const left: Rectangle = { x: -2560, y: 0, width: 2560, height: 1400 };
const small: Rectangle = { x: 0, y: 0, width: 800, height: 560 };

describe('the bounds of the window', () => {
  test('are in the middle of the main display at first', () => {
    expect(fitBounds([laptop], undefined)).toEqual({ x: 240, y: 94, width: 1440, height: 900 });
  });

  test('are the remembered ones while their display exists', () => {
    const place = { x: -2000, y: 100, width: 1200, height: 800 };
    expect(fitBounds([laptop, left], place)).toEqual(place);
  });

  test('are in the middle of the main display if their display is gone (row 91)', () => {
    const place = { x: -2000, y: 100, width: 1200, height: 800 };
    expect(fitBounds([laptop], place)).toEqual(fitBounds([laptop], undefined));
  });

  test('are moved if part of the window would be out of sight', () => {
    expect(fitBounds([laptop], { x: 1700, y: 900, width: 1400, height: 900 })).toEqual({
      x: 520,
      y: 164,
      width: 1400,
      height: 900,
    });
  });

  test('fit a display smaller than the smallest window', () => {
    expect(fitBounds([small], { x: 10, y: 10, width: 1600, height: 1000 })).toEqual(small);
  });

  test('are always completely on a display, and large enough to use', () => {
    const number = fc.integer({ min: -10_000, max: 10_000 });
    const size = fc.integer({ min: 1, max: 10_000 });
    const display = fc.record({
      x: number,
      y: number,
      width: fc.integer({ min: 320, max: 8_000 }),
      height: fc.integer({ min: 240, max: 5_000 }),
    });
    const areas = fc.array(fc.oneof(fc.constantFrom(laptop, left, small), display), { minLength: 1, maxLength: 6 });
    const place = fc.record({ x: number, y: number, width: size, height: size });
    fc.assert(
      fc.property(areas, fc.option(place, { nil: undefined }), (displays, remembered) => {
        const found = fitBounds(displays, remembered);
        const on = displays.find(
          (area) =>
            found.x >= area.x &&
            found.y >= area.y &&
            found.x + found.width <= area.x + area.width &&
            found.y + found.height <= area.y + area.height,
        );
        expect(on).toBeDefined();
        expect(found.width).toBeGreaterThanOrEqual(Math.min(minSize.width, on?.width ?? 0));
        expect(found.height).toBeGreaterThanOrEqual(Math.min(minSize.height, on?.height ?? 0));
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('bounds of each arrangement of displays', () => {
  const bounds = (x: number) => ({ x, y: 0, width: 1_200, height: 800, maximized: false });

  test('are found for the same displays in any order, and for no others', () => {
    const kept = withBounds([], arrangementOf([laptop, left]), bounds(1));
    expect(boundsFor(kept, arrangementOf([left, laptop]))).toEqual(bounds(1));
    expect(boundsFor(kept, arrangementOf([laptop]))).toBeUndefined();
    expect(boundsFor(kept, arrangementOf([laptop, { ...left, width: 1_920 }]))).toBeUndefined();
  });

  test('replace older ones; of many arrangements the last ten are kept', () => {
    const number = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(fc.array(number, { minLength: 1, maxLength: 40 }), (uses) => {
        const kept = uses.reduce<ReturnType<typeof withBounds>>(
          (before, use) => withBounds(before, `displays ${use}`, bounds(use)),
          [],
        );
        const last = [...new Set(uses.toReversed())].slice(0, 10);
        expect(kept.map(({ displays }) => displays)).toEqual(last.map((use) => `displays ${use}`));
        expect(boundsFor(kept, `displays ${uses.at(-1)}`)).toEqual(bounds(uses.at(-1) ?? -1));
      }),
    );
  });
});
