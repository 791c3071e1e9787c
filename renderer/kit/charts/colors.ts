/** The colors of series and shares, in order. */

/**
 * Own tokens of the theme, distinguishable in light, dark and high contrast and with color blindness. Fluent's palette
 * has a single color in high contrast, and some of its colors are too pale on white.
 */
const seriesColors = [
  'var(--series1)',
  'var(--series2)',
  'var(--series3)',
  'var(--series4)',
  'var(--series5)',
  'var(--series6)',
] as const;

export const colorAt = (index: number): string => seriesColors[index % seriesColors.length] ?? seriesColors[0];
