/** A color on its background: a dot in a box. No text, since many pairs are not meant for text. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  box: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '36px',
    blockSize: '28px',
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStrokeAlpha2}, 0 0 0 1px ${tokens.colorNeutralStroke2}`,
    forcedColorAdjust: 'none',
  },
  dot: { inlineSize: '14px', blockSize: '14px', borderRadius: tokens.borderRadiusCircular },
  large: { inlineSize: '48px', blockSize: '48px' },
});

interface SwatchProps {
  readonly background: string;
  readonly color?: string;
  readonly large?: boolean;
}

export const Swatch = ({ background, color, large = false }: SwatchProps): ReactNode => {
  const styles = useStyles();
  return (
    <span
      className={mergeClasses(styles.box, large && styles.large)}
      style={{ backgroundColor: background }}
      aria-hidden
    >
      {color === undefined ? undefined : <span className={styles.dot} style={{ backgroundColor: color }} />}
    </span>
  );
};
