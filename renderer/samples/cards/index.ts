/** Sample pages for cards: basic ones, with actions, with figures and charts of the card calls, and rich ones. */
import { SlideLayoutRegular } from '@fluentui/react-icons';
import { familyArea, type PageFile } from '../kit/showcase/family';
import { family } from './family';

export const area = familyArea(family, {
  icon: SlideLayoutRegular,
  order: 63,
  index: () => import('./icons'),
  pages: import.meta.glob<PageFile>('./pages/*.tsx'),
});
