import {
  CursorClickRegular,
  PlayCircleRegular,
  RulerRegular,
  SquareRegular,
  SquareShadowRegular,
  TextBulletListLtrRegular,
  TextColorRegular,
  TextFontRegular,
} from '@fluentui/react-icons';

export const icons = {
  typography: TextFontRegular,
  'text-colors': TextColorRegular,
  lists: TextBulletListLtrRegular,
  spacing: RulerRegular,
  shape: SquareRegular,
  elevation: SquareShadowRegular,
  focus: CursorClickRegular,
  motion: PlayCircleRegular,
};
