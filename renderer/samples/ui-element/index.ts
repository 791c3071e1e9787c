/** Sample pages for the basics of every screen: type, text colors, lists, spacing, shape, depth, focus, motion. */
import { TextFontRegular } from '@fluentui/react-icons';
import { familyArea, type PageFile } from '../kit/showcase/family';
import { family } from './family';

export const area = familyArea(family, {
  icon: TextFontRegular,
  order: 60,
  index: () => import('./icons'),
  pages: import.meta.glob<PageFile>('./pages/*.tsx'),
});
