import {
  DarkThemeRegular,
  DataAreaRegular,
  DataBarHorizontalRegular,
  DataBarVerticalRegular,
  DataLineRegular,
  DataPieRegular,
  GaugeRegular,
  PulseRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { ShowcaseIndex } from '../kit/showcase/showcase-index';
import { family } from './family';

const icons = {
  lines: DataLineRegular,
  areas: DataAreaRegular,
  bars: DataBarVerticalRegular,
  shares: DataPieRegular,
  ranks: DataBarHorizontalRegular,
  goals: GaugeRegular,
  small: PulseRegular,
  skins: DarkThemeRegular,
};

/** `/charts` */
export const Screen = (): ReactNode => <ShowcaseIndex family={family} icons={icons} />;
