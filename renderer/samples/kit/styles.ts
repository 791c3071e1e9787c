/** Style fragments that the samples spread into their own styles. */
import { type GriffelStyle, tokens } from '@fluentui/react-components';

export const lineAfter = {
  borderInlineEndWidth: '1px',
  borderInlineEndStyle: 'solid',
  borderInlineEndColor: tokens.colorNeutralStroke2,
} as const;

/** One line of text that ends in an ellipsis where there is no room for it. */
export const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A list without bullets and indents. */
export const plainList = { margin: 0, padding: 0, listStyleType: 'none' } as const;

/** A list without bullets, its items below each other. */
export const stackedList = (rowGap: string) => ({ ...plainList, display: 'grid', rowGap }) as const;

/** A link that is underlined on hover. */
export const plainLink = { textDecorationLine: 'none', ':hover': { textDecorationLine: 'underline' } } as const;

/** Fluent's text sizes with their line heights. */
export const textSize = {
  200: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  300: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  400: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  500: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  600: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
} as const;

/** A heading without the browser's margins. */
export const heading = (size: keyof typeof textSize) =>
  ({ ...textSize[size], margin: 0, fontWeight: tokens.fontWeightSemibold }) as const;

/** A column whose parts never grow wider than it. */
export const stack = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: tokens.spacingVerticalL,
} as const;

/** Columns of a template; a single one in windows of at most `narrowPx` pixels. */
export const pageColumns = (
  template: string,
  narrowPx: number,
  gap: string = tokens.spacingHorizontalL,
): GriffelStyle => ({
  display: 'grid',
  gridTemplateColumns: template,
  alignItems: 'start',
  gap,
  [`@media (max-width: ${narrowPx}px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
