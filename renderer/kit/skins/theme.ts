/**
 * Looks: Fluent's themes on a ramp of our own. Petrol, the color of a paddock at dusk, for everything that acts; signal
 * red for the mark alone, so that red keeps its meaning in the work.
 */
import type { BrandVariants, Theme } from '@fluentui/react-components';

export const petrol: BrandVariants = {
  10: '#020B0D',
  20: '#071D22',
  30: '#083038',
  40: '#083F4A',
  50: '#084E5B',
  60: '#085C6C',
  70: '#0A6A7B',
  80: '#0E7385',
  90: '#26879A',
  100: '#3F9AAC',
  110: '#59ABBC',
  120: '#73BCCB',
  130: '#8ECCD9',
  140: '#A9DBE6',
  150: '#C5E9F0',
  160: '#E1F5F9',
};

export const fonts = {
  fontFamilyBase:
    '"Segoe UI Variable Text", "Segoe UI", -apple-system, BlinkMacSystemFont, "Inter", "Noto Sans", "Helvetica Neue", Arial, sans-serif',
} satisfies Partial<Theme>;

/** The colors behind what a pointer or the arrow keys stand on, and behind what is chosen; see `backgrounds`. */
export interface OwnTokens {
  readonly backgroundHovered: string;
  readonly backgroundSelected: string;
  /** Series and shares of charts; see `charts/colors`. At least 3 to 1 against a card. */
  readonly series1: string;
  readonly series2: string;
  readonly series3: string;
  readonly series4: string;
  readonly series5: string;
  readonly series6: string;
}

/**
 * Backgrounds for rows and cards whose words keep their own colors. Fluent's hover and selected backgrounds are bright in
 * high contrast and ask for black text, which links, quiet words and statuses do not have.
 */
export const backgrounds = { hovered: 'var(--backgroundHovered)', selected: 'var(--backgroundSelected)' } as const;

/** For words that run their own way (`dir="auto"`), so that it is their end that is cut: they stand on the page's side. */
export const alignToPage = { textAlign: '-webkit-match-parent' as 'start' } as const;

/** Row heights of lists, in pixels. */
export const densities = { compact: 32, comfortable: 40 } as const;
export type Density = keyof typeof densities;
