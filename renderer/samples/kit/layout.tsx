/** Layouts that many sample pages share, as inline styles. */
import { Caption1, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';

/** A number is in pixels. */
type Gap = number | string;

/** As wide as this where there is room. */
export const width = (pixels: number): CSSProperties => ({ inlineSize: pixels, maxInlineSize: '100%' });

/** Next to each other, in as many lines as they need. */
export const row = (gap: Gap, alignItems: CSSProperties['alignItems'] = 'center'): CSSProperties => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems,
  gap,
});

const grid =
  (fill: 'fit' | 'fill') =>
  (minWidth: number, gap: Gap, alignItems?: CSSProperties['alignItems']): CSSProperties => ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-${fill}, minmax(min(${minWidth}px, 100%), 1fr))`,
    alignItems,
    gap,
    inlineSize: '100%',
  });

/** Columns of one width that fill the line together. */
export const columns = grid('fit');

/** Columns of one width; a line with few of them stays partly empty. */
export const tiles = grid('fill');

const useStyles = makeStyles({ secondary: { color: tokens.colorNeutralForeground3 } });

/** Small and gray: what explains the text next to it. */
export const SecondaryText = ({ className, ...caption }: ComponentProps<typeof Caption1>): ReactNode => (
  <Caption1 {...caption} className={mergeClasses(useStyles().secondary, className)} />
);
