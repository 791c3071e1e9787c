import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { themes } from '../../../../../renderer/kit/skins/all';
import {
  type Color,
  contrast,
  grade,
  luminance,
  over,
  readColor,
  shownRatio,
} from '../../../../../renderer/samples/colors/contrast';
import { brand, neutral, seenIn } from '../../../../../renderer/samples/colors/pairs';

const channel = fc.integer({ min: 0, max: 255 });
const opaque = fc.tuple(channel, channel, channel, fc.constant(1));
const hex = ([red, green, blue]: Color): string =>
  `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', '21.00'],
    ['#777777', '#ffffff', '4.47'],
    ['#767676', '#ffffff', '4.54'],
    ['#ff0000', '#ffffff', '3.99'],
    ['#0E7385', '#ffffff', '5.51'],
  ])('of %s on %s is %s, as the guidelines have it', (one, other, ratio) => {
    const [above, below] = [readColor(one), readColor(other)];
    expect(above && below && shownRatio(contrast(above, below))).toBe(ratio);
  });

  it('lies between 1 and 21, is the same both ways, and 1 of a color on itself', () => {
    fc.assert(
      fc.property(opaque, opaque, (one, other) => {
        const ratio = contrast(one, other);
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21);
        expect(contrast(other, one)).toBe(ratio);
        expect(contrast(one, one)).toBe(1);
      }),
    );
  });

  it('grows with each channel that is made lighter, on black', () => {
    fc.assert(
      fc.property(opaque, fc.integer({ min: 0, max: 2 }), (color, at) => {
        const lighter: [number, number, number, number] = [...color];
        lighter[at] = Math.min(255, (lighter[at] ?? 0) + 1);
        expect(luminance(lighter)).toBeGreaterThanOrEqual(luminance(color));
      }),
    );
  });

  it('is never shown as more than it is', () => {
    fc.assert(
      fc.property(opaque, opaque, (one, other) => {
        const ratio = contrast(one, other);
        expect(Number(shownRatio(ratio))).toBeLessThanOrEqual(ratio);
        if (grade(ratio, 'text') === 'large') expect(Number(shownRatio(ratio))).toBeLessThan(4.5);
      }),
    );
  });
});

describe('colors', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(opaque, (color) => {
        expect(readColor(hex(color))).toEqual(color);
        expect(readColor(`rgb(${color.slice(0, 3).join(', ')})`)).toEqual(color);
      }),
    );
    expect(readColor('#fff')).toEqual([255, 255, 255, 1]);
    expect(readColor('rgba(0,0,0,0.5)')).toEqual([0, 0, 0, 0.5]);
    expect(readColor('transparent')).toEqual([0, 0, 0, 0]);
    for (const no of ['', 'red', '#12', '#12345', 'rgb(1, 2)', 'rgb(a, b, c)']) expect(readColor(no)).toBeUndefined();
  });

  it('that let others through are seen between the two', () => {
    fc.assert(
      fc.property(opaque, opaque, fc.double({ min: 0, max: 1, noNaN: true }), (above, below, alpha) => {
        const seen = over([above[0], above[1], above[2], alpha], below);
        for (const at of [0, 1, 2] as const) {
          expect(seen[at]).toBeGreaterThanOrEqual(Math.min(above[at], below[at]) - 1e-9);
          expect(seen[at]).toBeLessThanOrEqual(Math.max(above[at], below[at]) + 1e-9);
        }
      }),
    );
  });
});

it.each(Object.entries(themes))('words of the %s skin can be read on their ground', (_, theme) => {
  const pairs = [...neutral, ...brand].flatMap(({ pairs }) => pairs).filter(({ use }) => use === 'text');
  const poor = pairs.filter((pair) => (seenIn(theme, pair)?.ratio ?? 0) < 4.5);
  expect(poor.map(({ token, on }) => `${token} on ${on}`)).toEqual([]);
});
