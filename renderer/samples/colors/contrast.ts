/** Contrast as the Web Content Accessibility Guidelines 2.2 define it (1.4.3, 1.4.6 and 1.4.11). */

/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** Reads `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `rgba()` and `transparent`; undefined for anything else. */
export const parseColor = (text: string): Color | undefined => {
  const value = text.trim().toLowerCase();
  if (value === 'transparent') return [0, 0, 0, 0];
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(value);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})([\da-f]{2})?$/.exec(value);
  if (short || long) {
    const [red = 0, green = 0, blue = 0, alpha = 255] = (short ?? long ?? [])
      .slice(1)
      .filter((part) => part !== undefined)
      .map((part) => Number.parseInt(part.length === 1 ? part + part : part, 16));
    return [red, green, blue, alpha / 255];
  }
  const parts = /^rgba?\(([^)]+)\)$/
    .exec(value)?.[1]
    ?.split(/[\s,/]+/)
    .map(Number);
  const [red, green, blue, alpha = 1] = parts ?? [];
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return [red, green, blue, alpha].some((part) => !Number.isFinite(part)) ? undefined : [red, green, blue, alpha];
};

/** Blends a translucent color with the one below it. */
export const blend = (above: Color, below: Color): Color => {
  const [red, green, blue, alpha] = above;
  const mix = (upper: number, lower: number): number => upper * alpha + lower * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
};

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** From 0, black, to 1, white. */
export const luminance = ([red, green, blue]: Color): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** From 1, the same, to 21, black on white; in either order. Both are opaque: see `blend`. */
export const contrast = (one: Color, other: Color): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** Two digits, rounded down: 4.499 is not enough and must not read as 4.50. */
export const formatRatio = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/** What a color is used for: text, a line or icon that must be visible, or decoration. */
export type Use = 'text' | 'line' | 'decor';

export type Grade = 'aaa' | 'aa' | 'large' | 'line' | 'fail' | 'free';

export const grade = (ratio: number, use: Use): Grade => {
  if (use === 'decor') return 'free';
  if (use === 'line') return ratio >= 3 ? 'line' : 'fail';
  if (ratio >= 7) return 'aaa';
  if (ratio >= 4.5) return 'aa';
  return ratio >= 3 ? 'large' : 'fail';
};
