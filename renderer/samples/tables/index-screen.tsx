import {
  PaintBrushRegular,
  TableCellsMergeRegular,
  TableFreezeRowRegular,
  TableRegular,
  TextFontSizeRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { ShowcaseIndex } from '../kit/showcase/showcase-index';
import { family } from './family';

const icons = {
  basic: TableRegular,
  looks: PaintBrushRegular,
  sizes: TextFontSizeRegular,
  content: TableCellsMergeRegular,
  scrolling: TableFreezeRowRegular,
};

/** `/tables` */
export const Screen = (): ReactNode => <ShowcaseIndex family={family} icons={icons} />;
