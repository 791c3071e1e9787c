/** Sample pages for colors: the brand ramp, and the tokens of every theme with their contrast. */
import { ColorRegular } from '@fluentui/react-icons';
import { familyArea, type PageFile } from '../kit/showcase/family';
import { family } from './family';

export const area = familyArea(family, {
  icon: ColorRegular,
  order: 61,
  index: () => import('./index-screen'),
  pages: import.meta.glob<PageFile>('./pages/*.tsx'),
});
