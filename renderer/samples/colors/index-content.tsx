/** What the index of colors shows: an icon for each page, and the brand ramp above the cards. */
import { makeStyles, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircleRegular,
  CircleHalfFillRegular,
  ColorBackgroundRegular,
  ColorRegular,
  PaintBrushRegular,
  SearchSquareRegular,
  TableSimpleRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { petrol } from '../../kit/skins/theme';

const useStyles = makeStyles({
  strip: {
    display: 'flex',
    blockSize: '72px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusLarge,
  },
  step: { flexGrow: 1, forcedColorAdjust: 'none' },
});

export const icons = {
  ramp: ColorBackgroundRegular,
  brand: PaintBrushRegular,
  neutral: CircleHalfFillRegular,
  status: CheckmarkCircleRegular,
  palette: ColorRegular,
  checker: SearchSquareRegular,
  all: TableSimpleRegular,
};

/** The brand ramp. */
export const Header = (): ReactNode => {
  const styles = useStyles();
  return (
    <div className={styles.strip} aria-hidden>
      {Object.entries(petrol).map(([step, color]) => (
        <span key={step} className={styles.step} style={{ backgroundColor: color }} />
      ))}
    </div>
  );
};
