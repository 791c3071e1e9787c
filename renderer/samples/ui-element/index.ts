/** Sample pages about what all screens are made of: type, text colors, lists, spacing, shape, depth, focus, motion. */
import { TextFontRegular } from '@fluentui/react-icons';
import { familyArea, type PageFile } from '../kit/showcase/family';
import { family } from './family';

export const area = familyArea(family, {
  icon: TextFontRegular,
  order: 60,
  index: () => import('./index-screen'),
  pages: import.meta.glob<PageFile>('./pages/*.tsx'),
});
