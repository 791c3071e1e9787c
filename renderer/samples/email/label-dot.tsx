/** A label's color. The name is always beside it or read out: the color alone says nothing. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Label } from './data/place';

const useStyles = makeStyles({
  dot: {
    flexShrink: 0,
    display: 'inline-block',
    inlineSize: '10px',
    blockSize: '10px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: 'currentColor',
    forcedColorAdjust: 'none',
  },
  private: { color: tokens.colorPaletteBerryForeground2 },
  company: { color: tokens.colorBrandForeground1 },
  important: { color: tokens.colorPaletteDarkOrangeForeground3 },
  personal: { color: tokens.colorPaletteGreenForeground3 },
});

export const LabelDot = ({ label }: { readonly label: Label }): ReactNode => {
  const styles = useStyles();
  return <span className={mergeClasses(styles.dot, styles[label])} aria-hidden />;
};
