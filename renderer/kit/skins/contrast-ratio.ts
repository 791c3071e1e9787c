/** The WCAG 2 contrast ratio of two colors `#RRGGBB`, from 1 to 21. */

const channels = (color: string): readonly number[] => {
  const hex = color.length === 4 ? [...color.slice(1)].map((digit) => digit + digit).join('') : color.slice(1, 7);
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
};

const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

export const contrastRatio = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
};

const toHex = (channel: number): string => Math.round(channel).toString(16).padStart(2, '0').toUpperCase();

/** The brightest color of the same hue with enough contrast; black if there is none. */
export const darkened = (color: string, isEnough: (color: string) => boolean): string => {
  for (let percent = 100; percent > 0; percent -= 4) {
    const darker = `#${channels(color)
      .map((channel) => toHex((channel * percent) / 100))
      .join('')}`;
    if (isEnough(darker)) return darker;
  }
  return '#000000';
};
