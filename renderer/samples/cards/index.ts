/** Sample pages about cards: plain ones, with acts, with figures and charts of the card calls, and rich ones. */
import { SlideLayoutRegular } from '@fluentui/react-icons';
import { familyArea, type PageFile } from '../kit/showcase/family';
import { family } from './family';

export const area = familyArea(family, {
  icon: SlideLayoutRegular,
  order: 63,
  index: () => import('./index-screen'),
  pages: import.meta.glob<PageFile>('./pages/*.tsx'),
});
