import { makeStyles, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircleRegular,
  CircleHalfFillRegular,
  ColorBackgroundRegular,
  ColorRegular,
  type FluentIcon,
  PaintBrushRegular,
  SearchSquareRegular,
  TableSimpleRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { petrol } from '../../kit/skins/theme';
import { ShowcaseIndex } from '../kit/showcase/showcase-index';
import { family } from './family';

const useStyles = makeStyles({
  strip: {
    display: 'flex',
    blockSize: '72px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusLarge,
  },
  step: { flexGrow: 1, forcedColorAdjust: 'none' },
});

const icons: Readonly<Record<string, FluentIcon>> = {
  ramp: ColorBackgroundRegular,
  brand: PaintBrushRegular,
  neutral: CircleHalfFillRegular,
  status: CheckmarkCircleRegular,
  palette: ColorRegular,
  checker: SearchSquareRegular,
  all: TableSimpleRegular,
};

/** `/colors`: the brand ramp above the pages. */
export const Screen = (): ReactNode => {
  const styles = useStyles();
  return (
    <ShowcaseIndex family={family} icons={icons}>
      <div className={styles.strip} aria-hidden>
        {Object.entries(petrol).map(([step, color]) => (
          <span key={step} className={styles.step} style={{ backgroundColor: color }} />
        ))}
      </div>
    </ShowcaseIndex>
  );
};
