/**
 * A label's color and form: in a list the mark stands alone, and colors are not seen by everybody, nor in high contrast.
 * The name is beside it or read out.
 */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Label } from './data/mail-location';

const useStyles = makeStyles({
  dot: {
    flexShrink: 0,
    display: 'inline-block',
    inlineSize: '10px',
    blockSize: '10px',
    backgroundColor: 'currentColor',
    forcedColorAdjust: 'none',
  },
  private: { color: tokens.colorPaletteBerryForeground2, borderRadius: tokens.borderRadiusCircular },
  company: { color: tokens.colorBrandForeground1, borderRadius: '2px', scale: '0.9' },
  important: {
    color: tokens.colorPaletteDarkOrangeForeground3,
    clipPath: 'polygon(50% 4%, 100% 94%, 0 94%)',
    scale: '1.1',
  },
  personal: { color: tokens.colorPaletteGreenForeground3, borderRadius: '1px', rotate: '45deg', scale: '0.85' },
});

export const LabelDot = ({ label }: { readonly label: Label }): ReactNode => {
  const styles = useStyles();
  return <span className={mergeClasses(styles.dot, styles[label])} aria-hidden />;
};
