/** A label's color and form. Not everybody sees colors, nor are there any in high contrast. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Label } from './mails';

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
  company: { color: tokens.colorBrandForeground1, borderRadius: '2px' },
  important: { color: tokens.colorPaletteDarkOrangeForeground3, clipPath: 'polygon(50% 4%, 100% 94%, 0 94%)' },
  personal: { color: tokens.colorPaletteGreenForeground3, rotate: '45deg', scale: '0.85' },
});

export const LabelDot = ({ label }: { readonly label: Label }): ReactNode => {
  const styles = useStyles();
  return <span className={mergeClasses(styles.dot, styles[label])} aria-hidden />;
};
