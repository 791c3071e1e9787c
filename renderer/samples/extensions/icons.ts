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

export const icons = {
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
