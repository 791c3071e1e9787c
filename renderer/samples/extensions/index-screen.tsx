import {
  AlertRegular,
  ArrowMoveRegular,
  ClipboardRegular,
  CursorClickRegular,
  LocalLanguageRegular,
  OptionsRegular,
  SlideMultipleRegular,
  StarRegular,
  TeachingRegular,
  TextBulletListTreeRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { ShowcaseIndex } from '../kit/showcase/showcase-index';
import { family } from './family';

const icons = {
  'drag-and-drop': ArrowMoveRegular,
  tree: TextBulletListTreeRegular,
  'context-menu': CursorClickRegular,
  clipboard: ClipboardRegular,
  carousel: SlideMultipleRegular,
  slider: OptionsRegular,
  rating: StarRegular,
  tour: TeachingRegular,
  toasts: AlertRegular,
  languages: LocalLanguageRegular,
};

/** `/extensions` */
export const Screen = (): ReactNode => <ShowcaseIndex family={family} icons={icons} />;
