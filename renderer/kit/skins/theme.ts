/**
 * Fluent's themes with our brand colors: petrol for interactive elements; signal red only for the logo, so that red
 * keeps its meaning elsewhere.
 */
import type { Density } from '@contract/appearance';
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

/** Backgrounds of hovered or active and of selected items; see `backgrounds`. */
export interface OwnTokens {
  readonly backgroundHovered: string;
  readonly backgroundSelected: string;
  /** Colors of series in charts; see `charts/colors`. At least 3 to 1 against a card. */
  readonly series1: string;
  readonly series2: string;
  readonly series3: string;
  readonly series4: string;
  readonly series5: string;
  readonly series6: string;
}

/**
 * Backgrounds for rows and cards whose text keeps its own colors. Fluent's hover and selected backgrounds are bright in
 * high contrast and need black text, which links, secondary text and statuses do not have.
 */
export const backgrounds = { hovered: 'var(--backgroundHovered)', selected: 'var(--backgroundSelected)' } as const;

/** For text with its own direction (`dir="auto"`): aligned on the page's side, so that its end is cut off. */
export const alignToPage = { textAlign: '-webkit-match-parent' as 'start' } as const;

/** Row heights of lists, in pixels. */
export const rowHeights: Readonly<Record<Density, number>> = { compact: 32, comfortable: 40, gloves: 48 };
