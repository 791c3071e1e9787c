import {
  CardUiRegular,
  DataBarVerticalRegular,
  DataTrendingRegular,
  type FluentIcon,
  PersonBoardRegular,
  TapSingleRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { ShowcaseIndex } from '../kit/showcase/showcase-index';
import { family } from './family';

const icons: Readonly<Record<string, FluentIcon>> = {
  basic: CardUiRegular,
  actions: TapSingleRegular,
  statistics: DataTrendingRegular,
  analytics: DataBarVerticalRegular,
  advanced: PersonBoardRegular,
};

/** `/cards` */
export const Screen = (): ReactNode => <ShowcaseIndex family={family} icons={icons} />;
