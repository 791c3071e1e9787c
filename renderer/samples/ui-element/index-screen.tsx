import {
  CursorClickRegular,
  type FluentIcon,
  PlayCircleRegular,
  RulerRegular,
  SquareRegular,
  SquareShadowRegular,
  TextBulletListLtrRegular,
  TextColorRegular,
  TextFontRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { ShowcaseIndex } from '../kit/showcase/showcase-index';
import { family } from './family';

const icons: Readonly<Record<string, FluentIcon>> = {
  typography: TextFontRegular,
  'text-colors': TextColorRegular,
  lists: TextBulletListLtrRegular,
  spacing: RulerRegular,
  shape: SquareRegular,
  elevation: SquareShadowRegular,
  focus: CursorClickRegular,
  motion: PlayCircleRegular,
};

/** `/ui-element` */
export const Screen = (): ReactNode => <ShowcaseIndex family={family} icons={icons} />;
