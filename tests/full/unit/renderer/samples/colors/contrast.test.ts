import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { themes } from '../../../../../../renderer/kit/skins/themes';
import {
  blend,
  type Color,
  contrast,
  formatRatio,
  grade,
  luminance,
  parseColor,
} from '../../../../../../renderer/samples/colors/contrast';
import { brand, neutral, renderPair } from '../../../../../../renderer/samples/colors/pairs';

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
  ])('of %s on %s is %s, as in the guidelines', (one, other, ratio) => {
    const [above, below] = [parseColor(one), parseColor(other)];
    expect(above && below && formatRatio(contrast(above, below))).toBe(ratio);
  });

  it('is between 1 and 21, symmetric, and 1 for a color on itself', () => {
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

  it('increases on black with each lighter channel', () => {
    fc.assert(
      fc.property(opaque, fc.integer({ min: 0, max: 2 }), (color, at) => {
        const lighter: [number, number, number, number] = [...color];
        lighter[at] = Math.min(255, (lighter[at] ?? 0) + 1);
        expect(luminance(lighter)).toBeGreaterThanOrEqual(luminance(color));
      }),
    );
  });

  it('is rounded down', () => {
    fc.assert(
      fc.property(opaque, opaque, (one, other) => {
        const ratio = contrast(one, other);
        expect(Number(formatRatio(ratio))).toBeLessThanOrEqual(ratio);
        if (grade(ratio, 'text') === 'large') expect(Number(formatRatio(ratio))).toBeLessThan(4.5);
      }),
    );
  });
});

describe('colors', () => {
  it('are parsed in every notation', () => {
    fc.assert(
      fc.property(opaque, (color) => {
        expect(parseColor(hex(color))).toEqual(color);
        expect(parseColor(`rgb(${color.slice(0, 3).join(', ')})`)).toEqual(color);
      }),
    );
    expect(parseColor('#fff')).toEqual([255, 255, 255, 1]);
    expect(parseColor('rgba(0,0,0,0.5)')).toEqual([0, 0, 0, 0.5]);
    expect(parseColor('transparent')).toEqual([0, 0, 0, 0]);
    for (const no of ['', 'red', '#12', '#12345', 'rgb(1, 2)', 'rgb(a, b, c)']) expect(parseColor(no)).toBeUndefined();
  });

  it('with transparency are blended with their background', () => {
    fc.assert(
      fc.property(opaque, opaque, fc.double({ min: 0, max: 1, noNaN: true }), (above, below, alpha) => {
        const seen = blend([above[0], above[1], above[2], alpha], below);
        for (const at of [0, 1, 2] as const) {
          expect(seen[at]).toBeGreaterThanOrEqual(Math.min(above[at], below[at]) - 1e-9);
          expect(seen[at]).toBeLessThanOrEqual(Math.max(above[at], below[at]) + 1e-9);
        }
      }),
    );
  });
});

it.each(Object.entries(themes))('text of the %s skin is readable on its background', (_, theme) => {
  const pairs = [...neutral, ...brand].flatMap(({ pairs }) => pairs).filter(({ use }) => use === 'text');
  const poor = pairs.filter((pair) => (renderPair(theme, pair)?.ratio ?? 0) < 4.5);
  expect(poor.map(({ token, on }) => `${token} on ${on}`)).toEqual([]);
});
