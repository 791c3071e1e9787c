/** The colors of series and shares, in the order in which they are given away. */

/**
 * Of the theme's own: told apart in light, dark and high contrast, and by people who see few colors. Fluent's palette is
 * one single color in high contrast, and partly too pale to be seen on white.
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
